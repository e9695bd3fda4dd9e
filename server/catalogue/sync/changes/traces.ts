import type { Writer } from '../../database.ts';
import { SUPPLY } from '../../schema.ts';
import { hashOf } from '../rows/hashOf.ts';
import type { ProductRow } from '../rows/shopRow.ts';

// What a change of a product moves: its own pages, the lists it stands in, what it is found by, where it lives.

/** How many were sold, or are left, is on no page, and the moment of a change in UTC says nothing that the local one does not. */
export const shownMark = ({ sales, modifiedGmt, supply, ...shown }: ProductRow): string => hashOf(shown);

/** A product as others see it, before or after a change. */
export interface Trace {
  shown: string;
  path: string;
  /** what filters and orders of lists go by, but for the sales */
  listing: string;
  /** what it is beside: categories, keywords, products that the shop names with it */
  grouping: string;
  /** what it is found by */
  texts: string;
  /** how many there are of it and of its variations */
  supply: string;
  sales: number;
}

/** The same as the database answers it. */
type Columns = Pick<Trace, keyof Trace>;

const OPTIONS = `(SELECT group_concat(attribute || ' ' || option || ' ' || attribute_name || ' ' || option_name, char(10))
  FROM product_option o WHERE o.product_id = p.id)`;
const TAGS = "(SELECT group_concat(slug, ' ') FROM product_tag t WHERE t.product_id = p.id)";
const CATEGORIES = "(SELECT group_concat(category_id, ' ') FROM product_category c WHERE c.product_id = p.id)";
const VARIATIONS = "(SELECT group_concat(sku || ' ' || words, char(10)) FROM variation v WHERE v.product_id = p.id)";
const LINKS = "(SELECT group_concat(kind || target_id, ' ') FROM product_link l WHERE l.product_id = p.id)";

const TRACE = `SELECT p.shown, p.sales, json_array(p.slug, p.link) AS path,
  json_array(p.slug, p.title, p.type, p.low, p.high, p.on_sale, p.featured, p.listed, p.searched, p.stock, p.created,
    p.rating, p.ratings, ${CATEGORIES}, ${TAGS}, ${OPTIONS}) AS listing,
  json_array(p.listed, ${CATEGORIES}, ${TAGS}, ${LINKS}) AS grouping,
  json_array(p.name, p.sku, b.words, b.category_names, b.body, ${VARIATIONS}) AS texts,
  ${SUPPLY}
  FROM product p JOIN product_body b ON b.id = p.id WHERE p.id = ?`;

/** Null for a product that is not there. */
export const traceOf = (writer: Writer, id: number): Trace | null => writer.get<Columns>(TRACE, id) ?? null;

/** The tags of what a change from one state to another moves. */
export function tagsBetween(writer: Writer, id: number, before: Trace | null, after: Trace | null): string[] {
  const tags: string[] = [];
  if (before?.shown !== after?.shown || before?.listing !== after?.listing) tags.push(`product:${id}`);
  if (before?.path !== after?.path) tags.push(`path:product:${id}`, 'paths');
  if (before?.texts !== after?.texts) tags.push('productText');
  if (before?.grouping !== after?.grouping) tags.push('productGroups');
  if (before?.listing !== after?.listing || outsells(writer, id, before, after)) tags.push('products', 'productList');
  return tags;
}

/** Whether what was sold moved it past another one. */
function outsells(writer: Writer, id: number, before: Trace | null, after: Trace | null): boolean {
  if (!before || !after || before.sales === after.sales) return false;
  const [low, high] = [before.sales, after.sales].toSorted((a, b) => a - b);
  const between = 'SELECT 1 FROM product WHERE listed = 1 AND sales BETWEEN ? AND ? AND id <> ? LIMIT 1';
  return writer.get(between, low!, high!, id) !== undefined;
}
