import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Clock, Fetched, Records } from '../cache/records.ts';
import type { Scope } from '../cache/scope.ts';
import { isPastTheEnd } from './allPages.ts';
import { UpstreamError } from './errors.ts';
import type { Answer, Upstream } from './http.ts';
import { contradicts, doubtOf, isOfAnotherSlug, type KnownRows, saysGone } from './known.ts';

/** At most this many rows in one call, as every service of ours limits it. */
export const MAX_ROWS = 100;
/** Rows that are asked for one by one where a list lacks them; where it lacks more, the list is wrong. */
const MOST_ASKED_APART = 3;

/** A fixed set of fields that is asked for as one, so that operations share what was fetched. Later sets hold all of earlier ones. */
export interface FieldSet {
  name: string;
  /** value of `_fields`; null asks for everything */
  fields: readonly string[] | null;
  /** further parameters, e.g. `_embed=wp:featuredmedia` */
  query?: string;
}

export interface CollectionOptions<T extends { id: number }> {
  upstream: Upstream;
  records: Records;
  log: Logger;
  /** path below the REST root, e.g. /wc/v3/products */
  route: string;
  /** parameters of every call, e.g. status=publish */
  always?: string;
  /** further ones of lists, which a row by its own address does not take */
  ofLists?: string;
  /** word in keys and tags, e.g. product: a row has the tag product:12, every list the tag products */
  name: string;
  clock: Clock;
  /** poorest first */
  sets: readonly FieldSet[];
  /** Turns one row into its decoded form. @throws when it does not fit */
  decode: (row: unknown) => T;
  /** true where a service may keep all of it to itself: it is then as if there were nothing */
  mayBeClosed?: boolean;
  /** rows that are left out although the service sent them, e.g. drafts */
  accept?: (row: T) => boolean;
  /** what there is by the index; absent where it has nothing of this */
  knownRows?: () => KnownRows | undefined;
}

export interface ListRecord {
  ids: number[];
  totalItems: number;
  totalPages: number;
}

export type Row<T> = T | null | UpstreamError;

export const tagOf = ({ name }: { name: string }, id: number): string => `${name}:${id}`;

export function address<T extends { id: number }>(
  options: CollectionOptions<T>,
  query: Record<string, string | number>,
  set: string,
): string {
  const { fields, query: more } = options.sets.find(s => s.name === set)!;
  const parts = [
    options.always,
    ...Object.entries(query).map(([name, value]) => `${name}=${encoded(String(value))}`),
    fields && `_fields=${fields.join(',')}`,
    more,
    options.ofLists,
  ];
  return `${options.route}?${parts.filter(Boolean).join('&')}`;
}

/** Half of a letter, which JSON can hold, has no encoding. */
const encoded = (value: string): string =>
  encodeURIComponent(value.toWellFormed()).replaceAll('%2C', ',').replaceAll('%3A', ':');

export async function fetchIds<T extends { id: number }>(
  options: CollectionOptions<T>,
  scope: Scope,
  keys: readonly string[],
  set: string,
): Promise<Fetched<Row<T>>[]> {
  const ids = keys.map(key => Number(key.split('/').at(-2)));
  const richest = options.sets.findLast(s => keys.some(key => key.endsWith(`/${s.name}`)))?.name ?? set;
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_ROWS) }, (_, i) =>
    fetchPart(options, scope, ids.slice(i * MAX_ROWS, (i + 1) * MAX_ROWS), richest),
  );
  const rows = new Map((await Promise.all(parts)).flat());
  const found = (id: number): Fetched<Row<T>> => rows.get(id) ?? { value: null, tags: [tagOf(options, id)], size: 64 };
  const lacking = ids.filter(id => !rows.has(id) && isKnown(options, id));
  if (!lacking.length) return ids.map(found);
  const apart = lacking.length > MOST_ASKED_APART ? async () => unfit(options, 'rows are missing') : fetchOne;
  return Promise.all(
    ids.map(async id =>
      lacking.includes(id) ? { ...found(id), value: await apart(options, scope, id, richest) } : found(id),
    ),
  );
}

/** Rows by their ids; what is too large for one answer comes by halves, and a row that is so by itself fails alone. */
async function fetchPart<T extends { id: number }>(
  options: CollectionOptions<T>,
  scope: Scope,
  ids: readonly number[],
  set: string,
): Promise<[number, Fetched<Row<T>>][]> {
  try {
    const path = address(options, { include: ids.join(','), per_page: ids.length }, set);
    return decodeRows(options, await call(options, scope, path)).map(row => [row.value.id, row]);
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.fault !== 'too-large') throw error;
    const [id] = ids;
    if (ids.length < 2) return [[id!, { value: error, tags: [tagOf(options, id!)], size: 64 }]];
    const half = Math.ceil(ids.length / 2);
    const halves = [ids.slice(0, half), ids.slice(half)];
    return (await Promise.all(halves.map(some => fetchPart(options, scope, some, set)))).flat();
  }
}

/** A row that the index has and a list did not bring, by its own address: it is there, or the service says that it is gone. */
async function fetchOne<T extends { id: number }>(
  options: CollectionOptions<T>,
  scope: Scope,
  id: number,
  set: string,
): Promise<Row<T>> {
  const path = address({ ...options, route: `${options.route}/${id}`, always: '', ofLists: '' }, {}, set);
  try {
    const answer = await options.upstream.call(path, { scope, tries: true });
    const row = readRow(options, answer.json);
    if (row?.id !== id || contradicts(row, options.knownRows?.())) return unfit(options, 'another row was expected');
    return (options.accept?.(row) ?? true) ? row : null;
  } catch (error) {
    if (saysGone(error)) return null;
    if (error instanceof UpstreamError) return error;
    throw error;
  }
}

const isKnown = <T extends { id: number }>({ knownRows }: CollectionOptions<T>, id: number): boolean =>
  Boolean(knownRows?.()?.row?.(id));

const unfit = <T extends { id: number }>({ upstream, route }: CollectionOptions<T>, text: string): UpstreamError =>
  new UpstreamError(upstream.name, route, 'shape', { text });

export async function fetchList<T extends { id: number }>(
  options: CollectionOptions<T>,
  scope: Scope,
  query: Record<string, string | number>,
  set: string,
  keyOf: (id: number, set: string) => string,
): Promise<Fetched<ListRecord>> {
  const answer = await call(options, scope, address(options, query, set));
  const rows = decodeRows(options, answer);
  const values = rows.map(row => row.value);
  if (isOfAnotherSlug(query, values, answer))
    return { value: { ids: [], totalItems: 0, totalPages: 0 }, tags: [`${options.name}s`], size: 128 };
  const doubt = answer === NOTHING ? null : doubtOf(query, values, answer, options.knownRows?.());
  if (doubt) throw unfit(options, doubt);
  const ids = values.map(row => row.id);
  return {
    value: { ids, totalItems: answer.total ?? ids.length, totalPages: answer.totalPages ?? (ids.length ? 1 : 0) },
    tags: [`${options.name}s`],
    size: 128 + 8 * ids.length,
    along: rows.map(row => ({ key: keyOf(row.value.id, set), fetched: row })),
  };
}

/** Shared by all who ask for the same: it has the upstream's own time-out, not one visitor's deadline. */
const call = <T extends { id: number }>(options: CollectionOptions<T>, scope: Scope, path: string): Promise<Answer> =>
  options.upstream.call(path, { scope }).catch(error => {
    if (isPastTheEnd(error) || (options.mayBeClosed && isClosed(error))) return NOTHING;
    throw error;
  });

const NOTHING: Answer = { status: 200, json: [], headers: {}, bytes: 2, total: null, totalPages: null };

/** Plugins that hide who writes, or what was uploaded, refuse the route or take it away. */
const isClosed = (error: unknown): boolean =>
  error instanceof UpstreamError && [401, 403, 404].includes(error.status ?? 0);

/** The rows of a list that may be shown. @throws UpstreamError when it is no list, or none of what came can be read */
export function decodeRows<T extends { id: number }>(options: CollectionOptions<T>, answer: Answer): Fetched<T>[] {
  if (!Array.isArray(answer.json)) throw unfit(options, 'a list was expected');
  const size = Math.ceil(answer.bytes / Math.max(1, answer.json.length));
  const known = options.knownRows?.();
  // A plugin that joins tables makes a row come twice.
  const rows = new Map<number, Fetched<T>>();
  let read = 0;
  for (const sent of answer.json) {
    const row = readRow(options, sent);
    if (row === null) continue;
    read += 1;
    if ((options.accept?.(row) ?? true) && !contradicts(row, known))
      rows.set(row.id, { value: row, tags: [tagOf(options, row.id)], size });
  }
  if (!read && answer.json.length && !options.accept) throw unfit(options, 'no row could be read');
  return [...rows.values()];
}

/** A row that does not fit costs only itself: null. */
function readRow<T extends { id: number }>(options: CollectionOptions<T>, row: unknown): T | null {
  try {
    return options.decode(row);
  } catch (error) {
    const issues = (error as z.ZodError).issues?.map(issue => `${issue.path.join('.')}: ${issue.message}`).slice(0, 5);
    options.log.warn(
      { upstream: options.upstream.name, path: options.route, row: (row as { id?: unknown })?.id, issues },
      'A row could not be read and is left out',
    );
    return null;
  }
}
