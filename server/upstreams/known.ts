import { decoded } from '../../rules/decoded.ts';
import { normalized } from '../../rules/normalized.ts';
import { UpstreamError } from './errors.ts';
import type { Answer } from './http.ts';

/** What is told of one row by what was read earlier. */
export interface KnownRow {
  slug: string;
  /** UTC, as the service writes it; '' where it bears no date */
  modifiedGmt: string;
  /** 1 where it takes a password */
  locked: number;
}

/** What the index has of one collection, by which a well-formed wrong answer is told from the truth. */
export interface KnownRows {
  /** null for a row that is not known; absent where rows are not told apart and their number is a rough one */
  row?(id: number): KnownRow | null;
  /** 0 until the collection was walked */
  count(): number;
}

export type KnownKind = 'product' | 'review' | 'page' | 'post' | 'product_cat' | 'category' | 'post_tag';

/** What the index has of the services. */
export interface Known {
  of(kind: KnownKind): KnownRows;
  /** how many variations a product has; 0 where that is not known */
  variationsOf(product: number): number;
}

/** Whether everybody may read a row: it is there, and takes no password. */
export const isOpen = (rows: KnownRows, id: number): boolean => rows.row?.(id)?.locked === 0;

type Marked = { slug?: string; modified_gmt?: string; date_modified_gmt?: string };

/** Whether a row bears another slug than it has and was not changed since: then it is another's, or made up. */
export function contradicts(row: object & { id: number }, known: KnownRows | undefined): boolean {
  const earlier = known?.row?.(row.id);
  if (!earlier?.modifiedGmt) return false;
  const { slug, modified_gmt, date_modified_gmt } = row as Marked;
  return (
    slug !== undefined && slug !== earlier.slug && (modified_gmt || date_modified_gmt || '') <= earlier.modifiedGmt
  );
}

/** Parameters that choose a page of a list and leave nothing out. */
const PLAIN = new Set(['page', 'per_page', 'orderby', 'order']);

/**
 * Why a list that could be read cannot be true; null where nothing speaks against it. WordPress counts whatever it
 * lists: an empty list without a count is nobody's answer.
 */
export function doubtOf(
  query: Readonly<Record<string, string | number>>,
  rows: readonly { id: number }[],
  { total }: Pick<Answer, 'total'>,
  known: KnownRows | undefined,
): string | null {
  const { slug } = query;
  if (typeof slug === 'string' && rows.some(row => !isNamed(row, slug))) return 'a row with another slug';
  if (!known || Number(query.page ?? 1) > 1 || !known.count()) return null;
  const isWhole = known.row !== undefined && Object.keys(query).every(name => PLAIN.has(name));
  if (!rows.length) return isWhole || total === null ? 'nothing, where there was something' : null;
  const isAll = isWhole && total !== null && total <= rows.length;
  return isAll && rows.every(row => !known.row?.(row.id)) ? 'nothing of what there was' : null;
}

/** How WordPress keeps a slug, in whatever case: of one that is written so it finds no other. */
const KEPT = /^(?:[\w-]|%[0-9a-f]{2})+$/i;

/**
 * Whether what came bears the slug that WordPress makes of the one that was asked for, strasse of straße, and so nothing
 * was found. It is then all that there is: a service that does not read what it is asked has more.
 */
export function isOfAnotherSlug(
  { slug }: Readonly<Record<string, string | number>>,
  rows: readonly { id: number }[],
  { total }: Pick<Answer, 'total'>,
): boolean {
  if (typeof slug !== 'string' || KEPT.test(slug) || total === null || total > rows.length) return false;
  return new Set(rows.map(row => (row as Marked).slug)).size === 1 && !isNamed(rows[0]!, slug);
}

/** WordPress finds a slug without accents and marks, in whatever case. */
function isNamed(row: object, asked: string): boolean {
  const { slug } = row as Marked;
  return slug === undefined || bare(slug) === bare(asked);
}

const bare = (slug: string): string =>
  normalized(decoded(slug), 'NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Whether a service says of one row that it has none, or none that may be seen. */
export const saysGone = (error: unknown): boolean =>
  error instanceof UpstreamError &&
  ((error.status === 404 && /(invalid_id|term_invalid)$/.test(error.serviceCode ?? '')) ||
    ([401, 403].includes(error.status ?? 0) && error.serviceCode === 'rest_forbidden'));
