import type { Database } from '../database.ts';
import type { Columns } from '../read/facets/columns.ts';
import { readQuestion } from './question.ts';
import { ranked } from './rank.ts';
import type { Synonyms } from './synonyms.ts';
import { compactSku } from './words.ts';

/** Fewer characters ask for everything. */
const SHORTEST_QUESTION = 2;
/** Longer questions are cut. */
const LONGEST = 200;
/** Fewer characters than a trigram has cannot be looked for within a SKU. */
const SHORTEST_PART = 3;

const NONE = new Uint32Array();

/** What is looked for; `asTyped` corrects nothing. */
interface Asked {
  search?: string | null;
  asTyped?: boolean | null;
}

/** Finds products by words. */
export interface ProductSearch {
  /** Ids of the products that the words of a query find, best first; null for one without words, which asks for all. */
  hitsOf(query: Asked): Promise<Uint32Array | null>;
  /** The words with their typing errors mended; null where they were found as they are, and where nothing was. */
  correctionOf(search: string): Promise<string | null>;
}

export function createSearch(db: Database, columns: Columns, synonyms: Synonyms): ProductSearch {
  const hitsOf = async ({ search, asTyped = false }: Asked) => {
    const asked = search?.trim() ?? '';
    if (asked.length < SHORTEST_QUESTION) return null;
    const question = asked.slice(0, LONGEST);
    return db.keep(`search ${asTyped === true} ${question}`, async () => {
      await columns.load();
      const skus = await skuHits(db, question);
      const { groups } = readQuestion(db, synonyms, question, asTyped === true);
      const texts = groups.length ? await ranked(db, columns, groups, skus.within.length > 0) : NONE;
      return skus.within.length ? Uint32Array.from(new Set([...skus.exact, ...texts, ...skus.within])) : texts;
    });
  };
  return {
    hitsOf,
    async correctionOf(search) {
      const { corrected } = readQuestion(db, synonyms, search.slice(0, LONGEST), false);
      if (corrected === null || !(await hitsOf({ search }))?.length) return null;
      return (await skuHits(db, search)).within.length ? null : corrected;
    },
  };
}

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
