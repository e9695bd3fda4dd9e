import type { Database } from '../database.ts';

/** Words of the index that are looked at more closely, and that stand in for one mistyped word. */
const CANDIDATES = 120;
const MOST_CORRECTIONS = 6;
const SHORTEST_CORRECTED = 4;
/** Two words written as one have each so many letters. */
const SHORTEST_PART = 3;

/** The words that a mistyped one may be, nearest by typing errors, or those it is a part of; `also` are beside the index. */
export function nearest(db: Database, word: string, also: ReadonlySet<string>): string[] {
  if (word.length < SHORTEST_CORRECTED || /\d/.test(word)) return [];
  const allowed = word.length < 8 ? 1 : 2;
  const padded = `_${word}`;
  const trigrams = Array.from({ length: padded.length - 2 }, (_, i) => `"${padded.slice(i, i + 3)}"`);
  const candidates = db.all<{ word: string }>(
    `SELECT w.word FROM word_part p JOIN word w ON w.id = p.rowid
     WHERE p.padded MATCH ? ORDER BY p.rank, w.id LIMIT ${CANDIDATES}`,
    trigrams.join(' OR '),
  );
  const measured = [...new Set([...candidates.map(row => row.word), ...also])]
    .map(candidate => ({ word: candidate, distance: distanceOf(word, candidate) }))
    .filter(candidate => Math.floor(candidate.distance) <= allowed);
  const least = Math.min(...measured.map(candidate => candidate.distance));
  return measured
    .filter(candidate => candidate.distance === least)
    .slice(0, MOST_CORRECTIONS)
    .map(candidate => candidate.word);
}

/** Two known words that were written as one. */
export function partsOf(db: Database, word: string, also: ReadonlySet<string>): [string, string] | null {
  const isWord = (part: string) => also.has(part) || db.get('SELECT 1 FROM word WHERE word = ?', part) !== undefined;
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (isWord(first) && isWord(second)) return [first, second];
  }
  return null;
}

/** A whole word is likelier meant than a beginning or a part of one, and the first letter is seldom wrong. */
function distanceOf(typed: string, word: string): number {
  const row = typingErrors(typed, word);
  const whole = row.at(-1)!;
  const beginning = Math.min(...row) + 0.25;
  const part = word.includes(typed) ? 1.5 : Number.POSITIVE_INFINITY;
  return Math.min(whole, beginning, part) + (typed[0] === word[0] ? 0 : 0.125);
}

/** Letters left out, added, wrong or swapped between `typed` and each beginning of `word`, from none of it to all. */
export function typingErrors(typed: string, word: string): number[] {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, j) => j);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const changed = row[j - 1]! + (typed[i - 1] === word[j - 1] ? 0 : 1);
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, changed);
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1])
        next[j] = Math.min(next[j]!, before[j - 2]! + 1);
    }
    before = row;
    row = next;
  }
  return row;
}
