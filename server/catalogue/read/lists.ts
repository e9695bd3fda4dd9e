import type { ProductCategory } from '../../upstreams/shop/wire.ts';
import type { Database } from '../database.ts';
import type { ProductSearch } from '../search/search.ts';
import type { Columns } from './facets/columns.ts';
import { isFound, matchingOf } from './matching.ts';
import type { ProductOrder, ProductQuery } from './productQuery.ts';

/** More products than this are picked from all in their order instead of being sorted. */
const MOST_SORTED = 2_000;
/** So are those that are most of all there is: nearly each that is passed is one of them. */
const MOST_SHARE = 0.5;

/** Parent of the schema's ProductFacets: counts over the whole result, each leaving its own filter out. */
export interface Facets {
  /** the whole tree, each parent before its children */
  categories: CategoryFacet[];
  /** over all categories */
  allCategories: number;
  onSale: number;
  featured: number;
  /** from the cheapest to the dearest, exact decimals; null where nothing has a price */
  price: { min: string; max: string } | null;
  attributes: AttributeFacet[];
  stock: ValueFacet<string>[];
  /** at least so many stars, 4 to 1 */
  ratings: ValueFacet<number>[];
}

export interface AttributeFacet {
  name: string;
  slug: string;
  options: (ValueFacet<string> & { name: string })[];
}

/** A value of a filter and how many products it leaves. */
interface ValueFacet<Value> {
  value: Value;
  count: number;
  /** whether the filter names it */
  selected: boolean;
}

/** Parent of the schema's CategoryFacet. */
export interface CategoryFacet {
  category: ProductCategory;
  /** products in it and below it */
  count: number;
  /** whether the filter names it */
  selected: boolean;
}

/** Shows one page of the products that match; a page past the end is empty. */
export async function listProducts(
  db: Database,
  columns: Columns,
  search: ProductSearch,
  query: ProductQuery,
): Promise<{ ids: number[]; totalItems: number }> {
  const { sort, page, perPage, ...filters } = query;
  const limit = Math.min(100, Math.max(1, perPage ?? 12));
  const offset = (Math.max(1, page ?? 1) - 1) * limit;
  const hits = await search.hitsOf(filters);
  const found = await foundIn(db, columns, filters, hits);
  const inOrder =
    hits && !sort
      ? found
      : await inOrderOf(db, columns, filters, { hits, order: sort ?? NEWEST, last: offset + limit });
  return { ids: [...inOrder.slice(offset, offset + limit)], totalItems: found.length };
}

const NEWEST: ProductOrder = { field: 'DATE', order: 'DESC' };

/** Ids of the products that match, best hits first where words are searched. */
function foundIn(db: Database, columns: Columns, query: ProductQuery, hits: Uint32Array | null): Promise<Uint32Array> {
  return db.keep(`found ${JSON.stringify(query)}`, async () => {
    await columns.load();
    const matching = matchingOf(db, columns, query, hits);
    const places = matching.hits ?? columns.ids.subarray(0, columns.size).keys();
    const ids: number[] = [];
    for (const place of places) if (isFound(matching, place)) ids.push(columns.ids[place]!);
    return Uint32Array.from(ids);
  });
}

interface Asked {
  hits: Uint32Array | null;
  order: ProductOrder;
  /** place of the last one that is asked for */
  last: number;
}

/** The first products of a list in an order. Whoever turns the page is likely to come: so many are put in order at once. */
const ORDERED_AT_ONCE = 240;

function inOrderOf(db: Database, columns: Columns, filters: ProductQuery, { hits, order, last }: Asked) {
  const most = Math.ceil(last / ORDERED_AT_ONCE) * ORDERED_AT_ONCE;
  return db.keep(`ordered ${JSON.stringify([filters, order, most])}`, async () => {
    const found = await foundIn(db, columns, filters, hits);
    const sorting = found.length <= Math.min(MOST_SORTED, MOST_SHARE * columns.size);
    return Uint32Array.from(
      await ordered(db, found, { order, most, sorting, where: hits ? '' : 'WHERE p.listed = 1' }),
    );
  });
}

interface Ordering {
  order: ProductOrder;
  /** how many from the first on */
  most: number;
  /** whether to sort them, instead of passing over those among all that are not theirs */
  sorting: boolean;
  /** of all that may be passed over */
  where: string;
}

/** The first of these products in an order. */
async function ordered(db: Database, ids: Uint32Array, { order, most, sorting, where }: Ordering): Promise<number[]> {
  const by = orderOf(order);
  if (sorting)
    return db
      .all<{ id: number }>(
        `SELECT p.id FROM json_each(?) found JOIN product p ON p.id = found.value ORDER BY ${by} LIMIT ?`,
        JSON.stringify([...ids]),
        most,
      )
      .map(({ id }) => id);
  const among = new Set(ids);
  const first: number[] = [];
  const take = ({ id }: { id: number }) => (among.has(id) ? first.push(id) : first.length) >= most;
  await db.each(`SELECT p.id FROM product p ${where} ORDER BY ${by}`, [], take);
  return first;
}

type Directions = Readonly<Record<ProductOrder['order'], string>>;

const either = (sql: string): Directions => ({ ASC: sql, DESC: sql });

/** Best sellers and best rated always come best first, as the shop has it; what has no price comes last. */
const ORDERS: Readonly<Record<ProductOrder['field'], Directions>> = {
  DATE: { ASC: 'p.created, p.id', DESC: 'p.created DESC, p.id DESC' },
  TITLE: { ASC: 'p.title, p.id', DESC: 'p.title DESC, p.id DESC' },
  POPULARITY: either('p.sales DESC, p.id DESC'),
  RECOMMENDED: either('p.featured DESC, p.sales DESC, p.id DESC'),
  RATING: either('p.rating DESC, p.ratings DESC, p.id DESC'),
  PRICE: { ASC: 'p.low IS NULL, p.low, p.id', DESC: 'p.high IS NULL, p.high DESC, p.id DESC' },
};

/** @throws for what stands in no list of ours: of a word from outside no SQL is made */
function orderOf({ field, order }: ProductOrder): string {
  const found = Object.hasOwn(ORDERS, field) && Object.hasOwn(ORDERS[field], order) && ORDERS[field][order];
  if (!found) throw new RangeError(`Products are in no such order: ${field} ${order}`);
  return found;
}
