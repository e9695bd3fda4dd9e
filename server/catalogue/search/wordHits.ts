import type { Database } from '../database.ts';
import type { Columns } from '../read/facets/columns.ts';

/** What a word in each column weighs: name over SKU over tag over category over text. */
const COLUMNS = { name: 16, sku: 8, words: 5, category: 3, body: 1 } as const;
/** Steps of a weight, so that a share of it is still a whole number. */
const STEPS = 10;
/** What a word that only begins as the one asked for is worth. */
const BEGINNING = 0.6;

/** The most that a product can have of one word. */
export const WHOLE = COLUMNS.name * STEPS;

/** Of every product, by its place, what it has of a word; 0 where it has not got it. */
export type WordHits = Uint8Array;

/** A hit as one of the weights above. */
export const weightOf = (hit: number): number => hit / STEPS;

/** Words hold letters, digits and points alone, so they cannot be read as syntax. */
export async function hitsOfWord(db: Database, columns: Columns, word: string): Promise<WordHits> {
  const hits = new Uint8Array(columns.size);
  const look = (name: string, match: string, weight: number) =>
    db.eachId('SELECT rowid FROM product_text WHERE product_text MATCH ?', [`{${name}}: ${match}`], id => {
      const place = columns.placeOf(id);
      if (place !== undefined && hits[place]! < weight) hits[place] = weight;
    });
  const longer = hasLonger(db, word);
  for (const [name, weight] of Object.entries(COLUMNS)) {
    const whole = weight * STEPS;
    // Where a hit weighs little, a beginning is as good as the word.
    const isFine = weight >= COLUMNS.words;
    if (!longer || isFine) await look(name, `"${word}"`, whole);
    if (longer) await look(name, `"${word}"*`, isFine ? whole * BEGINNING : whole);
  }
  return hits;
}

/** Of what has digits only the words that are asked for are known. */
const hasLonger = (db: Database, word: string): boolean =>
  word.length < 4 ||
  /\d/.test(word) ||
  db.get('SELECT 1 FROM word WHERE word > ?1 AND word < ?1 || char(1114111) LIMIT 1', word) !== undefined;
