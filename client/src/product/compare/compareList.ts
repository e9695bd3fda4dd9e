import { useSyncExternalStore } from 'react';
import { parseStored, readStored, subscribeStored, writeStored } from '../../lib/stored.ts';
import { MOST_COMPARED } from './compareHref.ts';

/** A product that was ticked to be compared. */
export interface Compared {
  id: string;
  name: string;
  image: string | null;
}

const KEY = 'diri_compare';
const NONE: readonly Compared[] = [];

let seen: { raw: string | null; list: readonly Compared[] } = { raw: null, list: NONE };

/** The same object until it changes. */
function readList(): readonly Compared[] {
  const raw = readStored(KEY);
  if (raw !== seen.raw) {
    const list = parseStored(raw);
    seen = { raw, list: Array.isArray(list) ? list.filter(isCompared).slice(0, MOST_COMPARED) : NONE };
  }
  return seen.list;
}

const isCompared = (one: Partial<Compared> | null): one is Compared =>
  typeof one?.id === 'string' && typeof one.name === 'string';

/** Forgets what was ticked and notes these, as many as fit. */
export const writeCompared = (list: readonly Compared[]): void =>
  writeStored(KEY, list.length ? JSON.stringify(list.slice(0, MOST_COMPARED)) : null);

/** Adds a product, or takes it off; 'full' where there is no room for it, and nothing changes. */
export function toggleCompared(product: Compared): 'added' | 'removed' | 'full' {
  const list = readList();
  const others = list.filter(({ id }) => id !== product.id);
  if (others.length < list.length) {
    writeCompared(others);
    return 'removed';
  }
  if (list.length >= MOST_COMPARED) return 'full';
  writeCompared([...list, product]);
  return 'added';
}

/** Adds a product where there is room; the ids to compare it with, itself the last. */
export function addCompared(product: Compared): string[] {
  const others = readList().filter(({ id }) => id !== product.id);
  const list = [...others.slice(0, MOST_COMPARED - 1), product];
  writeCompared(list);
  return list.map(({ id }) => id);
}

/** What this browser ticked; nothing until it has scripts. */
export const useCompared = (): readonly Compared[] => useSyncExternalStore(subscribeStored, readList, () => NONE);
