import type { Database } from '../database.ts';
import { nearest, partsOf } from './spellingCorrection.ts';
import type { Synonyms } from './synonyms.ts';
import { wordsOf } from './words.ts';

/** More words than this say nothing more. */
const MOST_WORDS = 10;

/** Words that must all be there, and what they are worth beside those that were typed. */
export interface Alternative {
  words: string[];
  worth: number;
}

/** A question, word by word. */
export interface Question {
  /** of each word or phrase what may stand for it; any one is enough */
  groups: Alternative[][];
  /** the question with its typing errors mended; null where it had none */
  corrected: string | null;
}

const SYNONYM = 0.9;
const CORRECTED = 0.8;

/** Reads a question: its phrases with their synonyms, its unknown words corrected unless they are to stay as typed. */
export function readQuestion(db: Database, synonyms: Synonyms, asked: string, asTyped: boolean): Question {
  const typed = [...new Set(wordsOf(asked))].slice(0, MOST_WORDS);
  const read = typed.flatMap(word => {
    const [best = [word], ...beside] = asTyped ? [] : meantBy(db, synonyms, word);
    return best.map(each => ({ word: each, beside }));
  });
  const words = read.map(({ word }) => word);
  const groups: Alternative[][] = [];
  for (let at = 0; at < words.length; ) {
    const { length, others } = synonyms.at(words, at);
    // A word that resembles several may be any of them.
    const beside = length === 1 ? read[at]!.beside : [];
    groups.push([
      { words: words.slice(at, at + length), worth: 1 },
      ...others.map(phrase => ({ words: phrase, worth: SYNONYM })),
      ...beside.map(phrase => ({ words: phrase, worth: CORRECTED })),
    ]);
    at += length;
  }
  const corrected = words.join(' ');
  return { groups, corrected: corrected === typed.join(' ') ? null : corrected };
}

/** Itself where it is known, else what it may be, likeliest first; nothing where it resembles nothing. */
function meantBy(db: Database, synonyms: Synonyms, word: string): string[][] {
  if (synonyms.words.has(word) || isKnown(db, word)) return [[word]];
  const near = nearest(db, word, synonyms.words).map(other => [other]);
  if (near.length) return near;
  const parts = partsOf(db, word, synonyms.words);
  return parts ? [parts] : [];
}

const isKnown = (db: Database, word: string): boolean =>
  db.get('SELECT 1 FROM product_text WHERE product_text MATCH ? LIMIT 1', `"${word}"*`) !== undefined;
