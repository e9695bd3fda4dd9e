import { useRevalidator } from 'react-router-dom';
import { useLayoutOutcome } from '../site/useSite.ts';
import { families } from './families.ts';

/** Asks again for the menus of the families where some failed. */
export function useMenuRetry(): () => void {
  const { failed = [] } = useLayoutOutcome() ?? {};
  const { state, revalidate } = useRevalidator();
  return () => {
    const broken = failed.includes('all') || families.some(({ slug }) => failed.includes(slug));
    if (state === 'idle' && broken) void revalidate();
  };
}
