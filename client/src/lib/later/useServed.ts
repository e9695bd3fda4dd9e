import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether a part came with the page's HTML; true on the server. It says so once and for all: unlike `useHydrated` it has
 * nothing drawn anew.
 */
export function useServed(): boolean {
  const [part] = useState({ served: false });
  return useSyncExternalStore(
    never,
    () => part.served,
    () => {
      part.served = true;
      return true;
    },
  );
}
