import { useMemo, useSyncExternalStore } from 'react';
import { readStored, subscribeStored } from '../../lib/stored.ts';
import { EARLIER, type EarlierRequest, parseEarlier } from './earlier.ts';

const read = () => readStored(EARLIER);

/** The last request of this browser; null on the server and while the page is taken over. */
export function useEarlier(): EarlierRequest | null {
  const text = useSyncExternalStore(subscribeStored, read, () => null);
  return useMemo(() => parseEarlier(text), [text]);
}
