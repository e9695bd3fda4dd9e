import { useLoaderData } from 'react-router-dom';

/** The page's own key, made where its data was read, so that server and browser write the same. Empty where none was made. */
export const useStepKey = (): string => (useLoaderData() as { stepKey?: string } | null)?.stepKey ?? '';
