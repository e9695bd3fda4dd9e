import { clocks } from '../../../cache/clocks.ts';
import type { Scope } from '../../../cache/scope.ts';
import { type FieldSet, MAX_ROWS } from '../../fetchRows.ts';
import type { ShopOptions } from '../options.ts';
import type { Review } from '../wire.ts';

const LINE = ['id', 'product_id', 'status', 'date_created', 'date_created_gmt', 'reviewer', 'rating', 'verified'];

/** Who gave how many stars, and the text too; poorest first. */
export const reviewSets = [
  { name: 'line', fields: LINE },
  { name: 'full', fields: [...LINE, 'review'] },
] as const satisfies FieldSet[];
export type ReviewSet = (typeof reviewSets)[number]['name'];

/** The newest approved reviews of one product, at most 100, and how many there are in all. */
export interface ProductReviews {
  items: Review[];
  totalItems: number;
}

/** A product whose reviews are wanted. */
export interface ReviewedProduct {
  id: number;
  /** how many reviews the shop or the index says that it has; null where neither was asked */
  count: number | null;
}

/** One answer of the shop: the newest approved reviews of some products. */
type ReadNewest = (scope: Scope, productIds: readonly number[], set: ReviewSet) => Promise<ProductReviews>;

const NONE: ProductReviews = { items: [], totalItems: 0 };

/**
 * The reviews of many products in one call, as far as a hundred rows hold them; products that are said to have none
 * cost nothing.
 */
export function createReviewsOfProducts({ records }: Pick<ShopOptions, 'records'>, readNewest: ReadNewest) {
  /** A product alone has its hundred; several share one, and are asked for in halves where it does not hold them all. */
  async function fetchGroup(
    scope: Scope,
    ids: readonly number[],
    set: ReviewSet,
  ): Promise<[id: number, reviews: ProductReviews][]> {
    const newest = await readNewest(scope, ids, set);
    if (ids.length === 1) return [[ids[0]!, newest]];
    if (newest.totalItems > MAX_ROWS) {
      const middle = Math.ceil(ids.length / 2);
      const halves = [ids.slice(0, middle), ids.slice(middle)];
      return (await Promise.all(halves.map(half => fetchGroup(scope, half, set)))).flat();
    }
    const byProduct = Map.groupBy(newest.items, review => review.product_id);
    return ids.map(id => {
      const items = byProduct.get(id) ?? [];
      return [id, { items, totalItems: items.length }];
    });
  }

  const kept = (id: number, set: ReviewSet): string =>
    records.knows(keyOf(id, 'full')) ? keyOf(id, 'full') : keyOf(id, set);

  return async (scope: Scope, products: readonly ReviewedProduct[], set: ReviewSet): Promise<ProductReviews[]> => {
    const counts = new Map(products.map(({ id, count }) => [id, count]));
    const asked = [...counts.keys()].filter(id => counts.get(id) !== 0);
    const keys = asked.map(id => kept(id, set));
    const found = await records.readMany<ProductReviews>(scope, keys, clocks.review, async missing => {
      const ids = missing.map(idOf);
      const groups = grouped(ids.map(id => ({ id, count: counts.get(id) ?? null })));
      const richest = missing.some(key => key.endsWith('/full')) ? 'full' : set;
      const read = new Map((await Promise.all(groups.map(group => fetchGroup(scope, group, richest)))).flat());
      return ids.map(id => fetched(id, read.get(id) ?? NONE));
    });
    const reviews = new Map(asked.map((id, at) => [id, found[at]!]));
    return products.map(({ id }) => reviews.get(id) ?? NONE);
  };
}

const keyOf = (id: number, set: ReviewSet): string => `shop/reviews/${id}/${set}`;
const idOf = (key: string): number => Number(key.split('/').at(-2));

/** A product whose count nobody knows is taken for a common one. */
const USUAL_COUNT = 5;

/** Ids that fit into one answer together, as far as their counts are known. */
function grouped(products: readonly ReviewedProduct[]): number[][] {
  const groups: number[][] = [];
  let rows = Number.POSITIVE_INFINITY;
  for (const { id, count } of products) {
    const expected = count ?? USUAL_COUNT;
    const last = groups.at(-1);
    if (last && last.length < MAX_ROWS && rows + expected <= MAX_ROWS) {
      last.push(id);
      rows += expected;
    } else {
      groups.push([id]);
      rows = expected;
    }
  }
  return groups;
}

const fetched = (id: number, value: ProductReviews) => ({
  value,
  tags: [`reviews:${id}`, ...value.items.map(review => `review:${review.id}`)],
  size:
    64 +
    value.items.reduce((sum, { review, reviewer }) => sum + 200 + 2 * ((review ?? '').length + reviewer.length), 0),
});
