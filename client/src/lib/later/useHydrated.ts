import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the browser's first render, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
