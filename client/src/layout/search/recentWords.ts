import { useSyncExternalStore } from 'react';
import { mayRemember } from '../../lib/mayRemember.ts';
import { parseStored, readStored, subscribeStored, writeStored } from '../../lib/stored.ts';

const KEY = 'diri_searches';
const MOST = 5;
const LONGEST = 60;
const NONE: readonly string[] = [];

function wordsIn(stored: string | null): readonly string[] {
  const list = parseStored(stored);
  return Array.isArray(list) ? list.filter(word => typeof word === 'string').slice(0, MOST) : NONE;
}

/** Remembers in this browser alone what was searched, the last first; an address of a person is not remembered. */
export function rememberWords(words: string): void {
  const word = words.trim();
  if (word.length < 2 || word.length > LONGEST || word.includes('@') || !mayRemember()) return;
  const others = wordsIn(readStored(KEY)).filter(other => other.toLowerCase() !== word.toLowerCase());
  writeStored(KEY, JSON.stringify([word, ...others].slice(0, MOST)));
}

/** Forgets all of it. */
export const forgetWords = (): void => writeStored(KEY, null);

/** What this browser searched last; nothing until it has scripts. */
export function useRecentWords(): readonly string[] {
  const stored = useSyncExternalStore(
    subscribeStored,
    () => readStored(KEY),
    () => null,
  );
  return stored === null ? NONE : wordsIn(stored);
}
