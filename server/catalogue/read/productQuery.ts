import type { Database } from '../database.ts';
import { termIds } from './slugs.ts';

/** Which products to list and how; several conditions must all hold, an absent or empty one holds for all. */
export interface ProductQuery {
  /** names, texts and SKUs; fewer than 2 characters are ignored */
  search?: string | null;
  /** words with typing errors are not corrected */
  asTyped?: boolean | null;
  /** a product in any of these, or below one, is listed; together with `categorySlugs` */
  categories?: readonly number[] | null;
  categorySlugs?: readonly string[] | null;
  /** slug of a keyword */
  tag?: string | null;
  /** false asks for nothing */
  featured?: boolean | null;
  /** false asks for nothing */
  onSale?: boolean | null;
  /** major units; a product whose range of prices overlaps is listed */
  minPrice?: string | null;
  maxPrice?: string | null;
  /** options of attributes, by key or name: any of one attribute's, all attributes together */
  attributes?: readonly AttributeChoice[] | null;
  /** any of these, as the shop writes them: instock, outofstock, onbackorder */
  stock?: readonly string[] | null;
  /** the mean of its reviews is at least this */
  minRating?: number | null;
  type?: 'simple' | 'variable' | 'grouped' | 'external' | null;
  /** absent: best hits first where words are searched, else newest first */
  sort?: ProductOrder | null;
  page?: number;
  perPage?: number;
}

export interface ProductOrder {
  field: 'DATE' | 'TITLE' | 'POPULARITY' | 'RECOMMENDED' | 'RATING' | 'PRICE';
  order: 'ASC' | 'DESC';
}

export interface AttributeChoice {
  slug: string;
  options: readonly string[];
}

/** The categories a query names, known or not; null when it names none. */
export function categoryIds(db: Database, { categories, categorySlugs }: ProductQuery): number[] | null {
  if (!categories?.length && !categorySlugs?.length) return null;
  const bySlug = (categorySlugs ?? []).flatMap(slug => termIds(db, 'product_cat', slug));
  return [...(categories ?? []), ...bySlug];
}
