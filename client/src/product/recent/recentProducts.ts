import { useSyncExternalStore } from 'react';
import { mayRemember } from '../../lib/mayRemember.ts';
import { parseStored, readStored, subscribeStored, writeStored } from '../../lib/stored.ts';

const KEY = 'diri_recent';
/** One more than are shown: the page's own is not. */
const MOST = 7;
const NONE: readonly string[] = [];

let seen: { raw: string | null; ids: readonly string[] } = { raw: null, ids: NONE };

/** The same object until it changes. */
function readIds(): readonly string[] {
  const raw = readStored(KEY);
  if (raw !== seen.raw) {
    const list = parseStored(raw);
    seen = { raw, ids: Array.isArray(list) ? list.filter(id => /^\d{1,15}$/.test(String(id))).map(String) : NONE };
  }
  return seen.ids;
}

/** Notes in this browser alone which product was looked at, the last first. */
export function rememberProduct(id: string): void {
  if (mayRemember()) writeStored(KEY, JSON.stringify([id, ...readIds().filter(one => one !== id)].slice(0, MOST)));
}

/** Forgets all of it. */
export const forgetProducts = (): void => writeStored(KEY, null);

/** Ids of what this browser looked at; nothing until it has scripts. */
export const useRecentProducts = (): readonly string[] => useSyncExternalStore(subscribeStored, readIds, () => NONE);
