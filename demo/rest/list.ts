import { RestError } from './error.ts';
import type { ParamSpecs } from './params.ts';
import type { Args } from './request.ts';
import type { Answer } from './route.ts';

export const paging: ParamSpecs = {
  page: { type: 'integer', default: 1, minimum: 1 },
  per_page: { type: 'integer', default: 10, minimum: 1, maximum: 100 },
};

/** What the back office sees is told to whoever may edit alone. */
export const context = (): ParamSpecs => ({ context: { type: 'string', enum: ['view', 'edit'], default: 'view' } });

/** By what posts, pages, pictures and the items of menus can be sorted. */
export const POST_ORDERS = 'date id include modified relevance slug title';

/** What nearly every list takes. @param orders names by which it can be sorted, `by` where none is asked for */
export const listParams = (first: 'asc' | 'desc', orders: string, by: string): ParamSpecs => ({
  ...context(),
  ...paging,
  include: { type: 'integers', default: [] },
  exclude: { type: 'integers', default: [] },
  search: { type: 'string' },
  order: { type: 'string', enum: ['asc', 'desc'], default: first },
  orderby: { type: 'string', enum: orders.split(' '), default: by },
});

export const dates: ParamSpecs = {
  after: { type: 'date' },
  before: { type: 'date' },
  modified_after: { type: 'date' },
};

type ListAnswer = Answer & { body: unknown[]; totalPages: number };

/** The page that was asked for, of all rows that match. */
export function pageOf<T>(rows: T[], { page, per_page }: Args, show: (row: T) => unknown): ListAnswer {
  const shown = rows.slice((page - 1) * per_page, page * per_page);
  return { body: shown.map(show), total: rows.length, totalPages: Math.ceil(rows.length / per_page) };
}

/** Posts and pages refuse a page past the end; terms, search and the whole shop answer it with an empty list. */
export function strictPageOf<T>(rows: T[], args: Args, show: (row: T) => unknown): ListAnswer {
  const answer = pageOf(rows, args, show);
  if (args.page > answer.totalPages && rows.length > 0) {
    const message = 'The page number requested is larger than the number of pages available.';
    throw new RestError(400, 'rest_post_invalid_page_number', message);
  }
  return answer;
}

/** A list so short that it knows no pages. */
export const wholeList = (body: unknown[]): ListAnswer => ({
  body,
  total: body.length,
  totalPages: Math.min(1, body.length),
});

/** An empty include= means no filter at all; include=0 means nothing. */
export const chosen = (id: number, args: Args) =>
  (args.include.length === 0 || args.include.includes(id)) && !args.exclude.includes(id);

export type Key<T> = (row: T) => string | number;

/** Sorts by the key, then by id in the same direction, as MySQL mostly ends up doing. */
export function sortBy<T extends { id: number }>(rows: T[], key: Key<T>, direction: 'asc' | 'desc'): T[] {
  const sign = direction === 'asc' ? 1 : -1;
  return rows.sort((one, other) => sign * (compare(key(one), key(other)) || one.id - other.id));
}

export const byInclude = <T extends { id: number }>(rows: T[], include: number[]): T[] =>
  rows.sort((one, other) => include.indexOf(one.id) - include.indexOf(other.id));

/** In the order of `include` where that is asked for, else by the key of the name that is. */
export function inOrder<T extends { id: number }>(
  rows: T[],
  args: Args,
  keys: Readonly<Record<string, Key<T>>>,
  otherwise: Key<T>,
): T[] {
  if (args.orderby === 'include' && args.include.length > 0) return byInclude(rows, args.include);
  return sortBy(rows, keys[args.orderby] ?? otherwise, args.order);
}

const collator = new Intl.Collator('en', { sensitivity: 'accent' });

/** Text without regard to case, as utf8mb4's collation compares. */
const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other));

/** Every word must stand in the text; case is no matter. */
export function hasWords(text: string, search: string): boolean {
  const low = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/[\s+]+/)
    .every(word => low.includes(word));
}

/** Times without an offset are the site's own, unless the caller says that his are UTC. */
export function within(row: { date: string; modified: string }, args: Args, hours: number): boolean {
  const local = (bound: string) => localTime(bound, hours, args.dates_are_gmt === true);
  return (
    (!args.after || row.date > local(args.after)) &&
    (!args.before || row.date < local(args.before)) &&
    (!args.modified_after || row.modified > local(args.modified_after))
  );
}

function localTime(bound: string, hours: number, utc: boolean): string {
  const offset = /(Z|[+-]\d\d:?\d\d)$/.test(bound);
  if (!offset && !utc) return bound.slice(0, 19);
  const instant = Date.parse(offset ? bound : `${bound}Z`);
  return new Date(instant + hours * 3_600_000).toISOString().slice(0, 19);
}
