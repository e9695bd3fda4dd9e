import type { Database } from './database.ts';
import { mendWords } from './mending.ts';
import { compactSku, wordsOf } from './words.ts';

/** More words than this say nothing more. */
const MOST_WORDS = 10;
/** Longer questions are cut. */
const LONGEST = 200;
/** Fewer characters than a trigram has cannot be looked for within a SKU. */
const SHORTEST_PART = 3;
/** What a hit in name, SKU, keywords and text weighs. */
const WEIGHTS = '10, 8, 3, 1';

/**
 * Ids of the products that a question finds, best first, as a JSON list: an exact SKU, the beginning of one, all words
 * (each may be the beginning of one), a part of a SKU. When nothing is found, mistyped words are mended.
 */
export function searchProducts(db: Database, asked: string): string {
  const question = asked.slice(0, LONGEST);
  return db.kept(`search ${question}`, () => {
    const words = [...new Set(wordsOf(question))].slice(0, MOST_WORDS);
    const found = inOrder(
      skuHits(db, question),
      words.length
        ? textHits(
            db,
            words.map(word => [word]),
          )
        : [],
    );
    if (found.length || !words.length) return JSON.stringify(found);
    const mended = mendWords(db, words);
    return JSON.stringify(mended ? textHits(db, mended) : []);
  });
}

function inOrder(skus: { exact: number[]; within: number[] }, texts: number[]): number[] {
  return [...new Set([...skus.exact, ...texts, ...skus.within])];
}

/** Products that have one word of each group. Words hold letters and digits alone, so they cannot be read as syntax. */
function textHits(db: Database, groups: string[][]): number[] {
  const match = groups.map(group => `(${group.map(word => `"${word}"*`).join(' OR ')})`).join(' AND ');
  return db
    .all<{ id: number }>(
      `SELECT rowid AS id FROM product_text WHERE product_text MATCH ? ORDER BY bm25(product_text, ${WEIGHTS}), rowid`,
      match,
    )
    .map(row => row.id);
}

/** Products by a SKU of theirs or of a variation; exact ones and beginnings apart from parts. */
function skuHits(db: Database, question: string): { exact: number[]; within: number[] } {
  const part = compactSku(question);
  if (part.length < SHORTEST_PART) return { exact: [], within: [] };
  const rows = db.all<{ id: number; sku: string }>(
    `SELECT p.id, s.sku FROM sku_part s LEFT JOIN variation v ON v.id = s.rowid
     JOIN product p ON p.id = COALESCE(v.product_id, s.rowid) AND p.locked = 0
     WHERE s.sku MATCH ? ORDER BY length(s.sku), s.sku, s.rowid`,
    `"${part}"`,
  );
  const exact = rows.filter(row => row.sku === part);
  const beginning = rows.filter(row => row.sku !== part && row.sku.startsWith(part));
  return { exact: [...exact, ...beginning].map(row => row.id), within: rows.map(row => row.id) };
}
