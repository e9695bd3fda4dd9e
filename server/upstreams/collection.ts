import { hash } from 'node:crypto';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Clock, Fetched, Records } from '../cache/records.ts';
import type { Scope } from '../cache/scope.ts';
import { UpstreamError } from './errors.ts';
import type { Answer, Upstream } from './http.ts';
import { contradicts, doubtOf, type KnownRows, saysGone } from './known.ts';

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

export interface List<T> {
  items: T[];
  totalItems: number;
  totalPages: number;
}

interface ListRecord {
  ids: number[];
  totalItems: number;
  totalPages: number;
}

type Row<T> = T | null | UpstreamError;

export interface Collection<T extends { id: number }> {
  /** Whether a row can be had without waiting for the service. */
  isAtHand(id: number, set: string): boolean;
  /**
   * Rows in the order of `ids`, null where there is none. One call per 100 rows that are not at hand.
   * @throws UpstreamError also where the index has a row and the service did not send it
   */
  byIds(scope: Scope, ids: readonly number[], set: string): Promise<(T | null)[]>;
  /**
   * The same with the error in the place of the row that it is about, as a loader hands it on. It is kept by nobody;
   * the few rows that a list lacks are asked for one by one.
   */
  loadIds(scope: Scope, ids: readonly number[], set: string): Promise<(T | null | UpstreamError)[]>;
  /** One page of rows; a page past the end is empty. One call when it is not at hand. */
  list(scope: Scope, query: Record<string, string | number>, set: string): Promise<List<T>>;
  /** The first row of a list with this query, or null. */
  first(scope: Scope, query: Record<string, string | number>, set: string): Promise<T | null>;
  /** The row with this slug, or null. */
  bySlug(scope: Scope, slug: string, set: string): Promise<T | null>;
  /** Every row, page by page. */
  all(scope: Scope, query: Record<string, string | number>, set: string): Promise<T[]>;
}

/** One REST collection: ids and lists in, decoded and cached rows out. */
export function createCollection<T extends { id: number }>(options: CollectionOptions<T>): Collection<T> {
  const keyOf = (id: number, set: string) => `${options.upstream.name}/${options.name}/${id}/${set}`;
  const names = options.sets.map(({ name }) => name);
  /** By set: those that hold all of it, the richest first. */
  const richer = new Map(names.map((name, at) => [name, names.slice(at).reverse()]));

  const kept = (id: number, set: string): string | undefined => {
    if (!options.records.mayKnow(tagOf(options, id))) return undefined;
    for (const name of richer.get(set)!) {
      const key = keyOf(id, name);
      if (options.records.knows(key)) return key;
    }
    return undefined;
  };

  async function loadIds(scope: Scope, ids: readonly number[], set: string): Promise<Row<T>[]> {
    const keys = ids.map(id => (names.length > 1 && kept(id, set)) || keyOf(id, set));
    return options.records.readMany<Row<T>>(scope, keys, options.clock, missing =>
      fetchIds(options, scope, missing, set),
    );
  }

  async function list(scope: Scope, query: Record<string, string | number>, set: string): Promise<List<T>> {
    const path = address(options, query, set);
    const record = await options.records.read<ListRecord>(
      scope,
      // Its address may hold a visitor's words, of any length.
      `${options.upstream.name}/${options.name} ${hash('sha256', path, 'base64url')}`,
      options.clock,
      () => fetchList(options, scope, query, set, keyOf),
    );
    // Past the end the services do not count: the first page knows how many there are.
    if (!record.ids.length && Number(query.page ?? 1) > 1)
      return { ...(await list(scope, { ...query, page: 1 }, set)), items: [] };
    const rows = await loadIds(scope, record.ids, set);
    const items = rows.filter((row): row is T => row !== null && !(row instanceof UpstreamError));
    return { items, totalItems: record.totalItems, totalPages: record.totalPages };
  }

  const first = async (scope: Scope, query: Record<string, string | number>, set: string): Promise<T | null> =>
    (await list(scope, { ...query, per_page: 1 }, set)).items[0] ?? null;

  return {
    isAtHand: (id, set) => kept(id, set) !== undefined,
    async byIds(scope, ids, set) {
      return (await loadIds(scope, ids, set)).map(row => {
        if (row instanceof UpstreamError) throw row;
        return row;
      });
    },
    loadIds,
    list,
    first,
    // wp/v2 takes a list of slugs, and an empty one for none: neither is anybody's slug.
    bySlug: async (scope, slug, set) => (/^[^,]+$/.test(slug) ? first(scope, { slug }, set) : null),
    async all(scope, query, set) {
      const start = await list(scope, { ...query, per_page: MAX_ROWS, page: 1 }, set);
      const rest = Array.from({ length: Math.max(0, start.totalPages - 1) }, (_, i) =>
        list(scope, { ...query, per_page: MAX_ROWS, page: i + 2 }, set),
      );
      return [start, ...(await Promise.all(rest))].flatMap(page => page.items);
    },
  };
}

const tagOf = ({ name }: { name: string }, id: number): string => `${name}:${id}`;

function address<T extends { id: number }>(
  options: CollectionOptions<T>,
  query: Record<string, string | number>,
  set: string,
): string {
  const { fields, query: more } = options.sets.find(s => s.name === set)!;
  const parts = [
    options.always,
    ...Object.entries(query).map(
      ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':')}`,
    ),
    fields && `_fields=${fields.join(',')}`,
    more,
  ];
  return `${options.route}?${parts.filter(Boolean).join('&')}`;
}

async function fetchIds<T extends { id: number }>(
  options: CollectionOptions<T>,
  scope: Scope,
  keys: readonly string[],
  set: string,
): Promise<Fetched<Row<T>>[]> {
  const ids = keys.map(key => Number(key.split('/').at(-2)));
  const richest = options.sets.findLast(s => keys.some(key => key.endsWith(`/${s.name}`)))?.name ?? set;
  const calls = Array.from({ length: Math.ceil(ids.length / MAX_ROWS) }, (_, i) => {
    const part = ids.slice(i * MAX_ROWS, (i + 1) * MAX_ROWS);
    return call(options, scope, address(options, { include: part.join(','), per_page: part.length }, richest));
  });
  const rows = new Map(
    (await Promise.all(calls)).flatMap(answer => decodeRows(options, answer)).map(row => [row.value.id, row]),
  );
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

/** A row that the index has and a list did not bring, by its own address: it is there, or the service says that it is gone. */
async function fetchOne<T extends { id: number }>(
  options: CollectionOptions<T>,
  scope: Scope,
  id: number,
  set: string,
): Promise<Row<T>> {
  const path = address({ ...options, route: `${options.route}/${id}`, always: '' }, {}, set);
  try {
    const answer = await options.upstream.call(path, { requestId: scope.requestId, calls: scope.calls, tries: true });
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

async function fetchList<T extends { id: number }>(
  options: CollectionOptions<T>,
  scope: Scope,
  query: Record<string, string | number>,
  set: string,
  keyOf: (id: number, set: string) => string,
): Promise<Fetched<ListRecord>> {
  const answer = await call(options, scope, address(options, query, set));
  const rows = decodeRows(options, answer);
  const doubt =
    answer === NOTHING
      ? null
      : doubtOf(
          query,
          rows.map(row => row.value),
          answer,
          options.knownRows?.(),
        );
  if (doubt) throw unfit(options, doubt);
  const ids = rows.map(row => row.value.id);
  return {
    value: { ids, totalItems: answer.total ?? ids.length, totalPages: answer.totalPages ?? (ids.length ? 1 : 0) },
    tags: [`${options.name}s`],
    size: 128 + 8 * ids.length,
    along: rows.map(row => ({ key: keyOf(row.value.id, set), fetched: row })),
  };
}

/** Shared by all who ask for the same: it has the upstream's own time-out, not one visitor's deadline. */
const call = <T extends { id: number }>(options: CollectionOptions<T>, scope: Scope, path: string): Promise<Answer> =>
  options.upstream.call(path, { requestId: scope.requestId, calls: scope.calls }).catch(error => {
    if (isPastTheEnd(error) || (options.mayBeClosed && isClosed(error))) return NOTHING;
    throw error;
  });

const NOTHING: Answer = { status: 200, json: [], headers: {}, bytes: 2, total: null, totalPages: null };

/** wp/v2 answers 400 for a page past the end where everything else answers an empty list. */
const isPastTheEnd = (error: unknown): boolean =>
  error instanceof UpstreamError && error.serviceCode === 'rest_post_invalid_page_number';

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
