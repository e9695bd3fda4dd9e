import { setImmediate } from 'node:timers/promises';
import type { Database } from '../database.ts';
import { correctSpelling } from './spellingCorrection.ts';
import { compactSku, wordsOf } from './words.ts';

/** Fewer characters ask for everything. */
const SHORTEST_QUESTION = 2;
/** More words than this say nothing more. */
const MOST_WORDS = 10;
/** Longer questions are cut. */
const LONGEST = 200;
/** Fewer characters than a trigram has cannot be looked for within a SKU. */
const SHORTEST_PART = 3;
/** What a hit in name, SKU, keywords and text weighs. */
const WEIGHTS = '10, 8, 3, 1';

const NONE = new Uint32Array();

/** Ids of the products that the words of a query find, best first; null for one without words, which asks for all. */
export async function hitsOf(db: Database, { search }: { search?: string | null }): Promise<Uint32Array | null> {
  const question = search?.trim() ?? '';
  return question.length < SHORTEST_QUESTION ? null : searchProducts(db, question);
}

/**
 * An exact SKU comes first, then the beginning of one, all words (each may be the beginning of one), a part of a SKU.
 * When nothing is found, mistyped words are corrected.
 */
function searchProducts(db: Database, asked: string): Promise<Uint32Array> {
  const question = asked.slice(0, LONGEST);
  return db.keep(`search ${question}`, async () => {
    const words = [...new Set(wordsOf(question))].slice(0, MOST_WORDS);
    const skus = await skuHits(db, question);
    const texts = words.length
      ? await textHits(
          db,
          words.map(word => [word]),
        )
      : NONE;
    const found = skus.within.length ? Uint32Array.from(new Set([...skus.exact, ...texts, ...skus.within])) : texts;
    if (found.length || !words.length) return found;
    const corrected = correctSpelling(db, words);
    return corrected ? await textHits(db, corrected) : NONE;
  });
}

/** Products that have one word of each group. Words hold letters and digits alone, so they cannot be read as syntax. */
async function textHits(db: Database, groups: string[][]): Promise<Uint32Array> {
  const match = groups.map(group => `(${group.map(word => `"${word}"*`).join(' OR ')})`).join(' AND ');
  const [ids, scores]: [number[], number[]] = [[], []];
  await db.each<Hit>(
    `SELECT rowid AS id, bm25(product_text, ${WEIGHTS}) AS score FROM product_text WHERE product_text MATCH ?`,
    [match],
    ({ id, score }) => {
      ids.push(id);
      scores.push(score);
    },
  );
  // Others are served before and after what takes some milliseconds at 50,000 products.
  await setImmediate();
  const found = bestFirst(ids, scores);
  await setImmediate();
  return found;
}

/** Sorts places as bare numbers, a quarter of the time that rows take: nobody is served meanwhile. */
function bestFirst(ids: readonly number[], scores: readonly number[]): Uint32Array {
  const best = Float64Array.from(scores);
  return Uint32Array.from(ids.keys())
    .sort((a, b) => best[a]! - best[b]! || ids[a]! - ids[b]!)
    .map(place => ids[place]!);
}

type Hit = { id: number; score: number };

/** Products by a SKU of theirs or of a variation; exact ones and beginnings apart from parts. */
async function skuHits(db: Database, question: string): Promise<{ exact: number[]; within: number[] }> {
  const part = compactSku(question);
  if (part.length < SHORTEST_PART) return { exact: [], within: [] };
  const rows: SkuHit[] = [];
  await db.each<SkuHit>(
    `SELECT p.id, s.rowid AS owner, s.sku FROM sku_part s LEFT JOIN variation v ON v.id = s.rowid
     JOIN product p ON p.id = COALESCE(v.product_id, s.rowid) AND p.locked = 0 WHERE s.sku MATCH ?`,
    [`"${part}"`],
    row => rows.push(row),
  );
  rows.sort((a, b) => a.sku.length - b.sku.length || compare(a.sku, b.sku) || a.owner - b.owner);
  const exact = rows.filter(row => row.sku === part);
  const beginning = rows.filter(row => row.sku !== part && row.sku.startsWith(part));
  return { exact: [...exact, ...beginning].map(row => row.id), within: rows.map(row => row.id) };
}

type SkuHit = { id: number; owner: number; sku: string };

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
