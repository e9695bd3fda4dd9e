import { readFileSync } from 'node:fs';
import path from 'node:path';
import { wordsOf } from './words.ts';

/** The file that is edited where no other one is named. */
export const SYNONYMS_FILE = path.join(import.meta.dirname, 'synonyms.txt');

/** Words that mean the same. */
export interface Synonyms {
  /** the longest phrase at this place of a question that has synonyms, how many words it has, and its other phrases */
  at(words: readonly string[], place: number): { length: number; others: string[][] };
  /** every word that stands in the file */
  readonly words: ReadonlySet<string>;
}

/** Reads sets of words, one a line; `#` begins a line that is for people. @throws when the file cannot be read */
export function readSynonyms(file: string): Synonyms {
  const sets = readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line.trim() && !line.trim().startsWith('#'))
    .map(line =>
      line
        .split(',')
        .map(wordsOf)
        .filter(phrase => phrase.length),
    );
  const others = new Map<string, string[][]>();
  for (const set of sets)
    for (const phrase of set) {
      const key = phrase.join(' ');
      const rest = set.filter(other => other.join(' ') !== key);
      others.set(key, [...(others.get(key) ?? []), ...rest]);
    }
  const longest = Math.max(1, ...sets.flat().map(phrase => phrase.length));
  return {
    words: new Set(sets.flat(2)),
    at(words, place) {
      for (let length = Math.min(longest, words.length - place); length > 0; length--) {
        const found = others.get(words.slice(place, place + length).join(' '));
        if (found) return { length, others: found };
      }
      return { length: 1, others: [] };
    },
  };
}
