import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { UNFIT } from '../../../upstreams/decoder.ts';
import { UpstreamError } from '../../../upstreams/errors.ts';
import { MAX_ROWS } from '../../../upstreams/fetchRows.ts';
import { ownId } from '../../../upstreams/fields.ts';
import type { Answer, Upstream } from '../../../upstreams/http.ts';
import type { RouteThrottle } from './throttle.ts';

/** Rows of a service that may be passed over: where it cannot show more of them, it is the service that does not work. */
const MOST_UNREADABLE = 20;

export interface Source {
  upstream: Upstream;
  log: Logger;
  /** ends a walk between two calls */
  signal: AbortSignal;
  throttle: RouteThrottle;
  /** rows that the service lists and cannot show, by list and id: all of its part that are known now */
  unreadable: Set<string>;
  /** reads once for all processes of the site, under a name; without it this one reads all by itself */
  forAll?: <T>(name: string, read: () => Promise<T>) => Promise<T>;
  /** the paths that the services live at, in lower case, for whoever reads links: they begin with one */
  roots?: () => Promise<readonly string[]>;
}

/** A list of the service: by its name here, with its path and a filter. */
export interface Listing<T> {
  name: string;
  /** with a query, without page and order */
  path: string;
  /** which rows of it, as more of the query; all where left out */
  filter?: string;
  /** a row that cannot be read is passed over: whoever reads leaves it as it was */
  mayLack?: true;
  /** Null for a row that is left out. @throws when it does not fit */
  decode(row: unknown, roots: readonly string[]): T | null;
}

/** Some rows of a list in the order of ids. */
export interface Portion<T> {
  rows: T[];
  /** place of the first row in the list, from 0 */
  from: number;
  /** of all rows that came, also of those that are left out */
  ids: number[];
  /** those of them that the service could not show: they are as they were */
  unread: number[];
  /** where the next portion begins; null at the end */
  next: number | null;
  /** of the whole list */
  total: number;
  /** epoch milliseconds by the service's own clock */
  at: number;
}

/** Rows by their ids, as many at a time as one call takes; nothing for no ids, which a service takes for all. */
export async function inPortions<T>(ids: readonly number[], read: (ids: string) => Promise<Rows<T>>): Promise<Rows<T>> {
  const found: Rows<T> = { rows: [], ids: [], unread: [] };
  for (let at = 0; at < ids.length; at += MAX_ROWS) {
    const { rows, ids: came, unread } = await read(ids.slice(at, at + MAX_ROWS).join());
    found.rows.push(...rows);
    found.ids.push(...came);
    found.unread.push(...unread);
  }
  return found;
}

/** All rows of a list, and the ids of all that came. */
export type Rows<T> = Pick<Portion<T>, 'rows' | 'ids' | 'unread'>;

/**
 * Every row of a list. One that lost rows while it was read is read once more: what slid over a page's edge must not
 * look deleted.
 * @throws UpstreamError when a page cannot be read
 */
export async function readAll<T extends { id: number }>(source: Source, listing: Listing<T>): Promise<Rows<T>> {
  const { total, ...read } = await readOnce(source, listing);
  return read.ids.length >= total ? read : readOnce(source, listing);
}

async function readOnce<T extends { id: number }>(source: Source, listing: Listing<T>) {
  const rows = new Map<number, T>();
  const ids = new Set<number>();
  const unread: number[] = [];
  let total = 0;
  for await (const portion of portionsOf(source, listing)) {
    for (const row of portion.rows) rows.set(row.id, row);
    for (const id of portion.ids) ids.add(id);
    unread.push(...portion.unread);
    total = portion.total;
  }
  return { rows: [...rows.values()], ids: [...ids], unread, total };
}

/** A list, portion by portion, each read when it is wanted: what is added meanwhile comes last. */
export async function* portionsOf<T>(source: Source, listing: Listing<T>): AsyncGenerator<Portion<T>> {
  for (let from: number | null = 0; from !== null; ) {
    const portion: Portion<T> = await readPortion(source, listing, from);
    yield portion;
    from = portion.next;
  }
}

/**
 * The rows from `from` on, as many as the service gives in time: a page that was cut off is asked for again by halves.
 * A smaller page may begin somewhat before. A row that the service cannot show costs only itself.
 * @throws UpstreamError when it does not answer
 */
export async function readPortion<T>(source: Source, listing: Listing<T>, from: number): Promise<Portion<T>> {
  const { throttle, log, signal } = source;
  for (;;) {
    const size = throttle.size(listing.name);
    try {
      if (throttle.restMs) await sleep(throttle.restMs, undefined, { signal, ref: false });
      return await readPage(source, listing, Math.floor(from / size) + 1, size);
    } catch (error) {
      if (!throttle.failed(listing.name, error)) return await passOver(source, listing, { from, size, error });
      const reason = (error as Error).message;
      log.warn(
        { list: listing.name, size, next: throttle.size(listing.name), reason },
        'A page of the index was cut off',
      );
    }
  }
}

/** A row alone that its service answers with a 500, as it does where PHP breaks off, by its id alone. @throws `error` of all else */
async function passOver<T>(
  source: Source,
  listing: Listing<T>,
  { from, size, error }: { from: number; size: number; error: unknown },
): Promise<Portion<T>> {
  const { unreadable, log } = source;
  const isOneRow = size === 1 && error instanceof UpstreamError && error.status === 500;
  if (!listing.mayLack || !isOneRow) throw error;
  const path = listing.path.replace(/(?<=[?&]_fields=)[^&]*/, 'id');
  const ids: Listing<T> = { ...listing, name: 'ids', path, decode: () => null };
  const portion = await readPage(source, ids, from + 1, size).catch(() => {
    throw error;
  });
  const more = portion.ids.map(id => `${listing.name} ${id}`).filter(row => !unreadable.has(row));
  const known = unreadable.size + more.length;
  if (known > MOST_UNREADABLE || (!listing.filter && known * 2 > portion.total)) throw error;
  for (const row of more) unreadable.add(row);
  const [reason, rows] = [error.message, portion.ids];
  log.warn({ list: listing.name, rows, reason }, 'A row cannot be read and stays in the index as it was');
  return { ...portion, unread: portion.ids };
}

/** How many rows a list has, and the service's own time, epoch milliseconds. @throws UpstreamError when it does not say */
export function totalOf(source: Source, path: string): Promise<Pick<Portion<unknown>, 'total' | 'at'>> {
  const read = () => readTotal(source, path);
  return source.forAll ? source.forAll(`total ${path}`, read) : read();
}

async function readTotal(
  { upstream, throttle, signal }: Source,
  path: string,
): Promise<Pick<Portion<unknown>, 'total' | 'at'>> {
  signal.throwIfAborted();
  const answer = await upstream.call(`${path}&_fields=id&per_page=1`, {
    scope: { requestId: 'catalogue' },
    patienceMs: throttle.patienceMs,
  });
  if (answer.total !== null) return { total: answer.total, at: clockOf(answer) };
  throw new UpstreamError(upstream.name, path, 'shape', { status: answer.status, text: 'X-WP-Total was expected' });
}

async function readPage<T>(source: Source, listing: Listing<T>, page: number, size: number): Promise<Portion<T>> {
  source.signal.throwIfAborted();
  const path = `${listing.path}${listing.filter ?? ''}&per_page=${size}&page=${page}&orderby=id&order=asc`;
  const read = () => readNow(source, listing, path, page, size);
  const portion = await (source.forAll ? source.forAll(`rows ${listing.name} ${path}`, read) : read());
  for (const id of portion.ids) source.unreadable.delete(`${listing.name} ${id}`);
  return portion;
}

async function readNow<T>(
  source: Source,
  listing: Listing<T>,
  path: string,
  page: number,
  size: number,
): Promise<Portion<T>> {
  const { throttle, upstream } = source;
  const roots = (await source.roots?.()) ?? [];
  const began = performance.now();
  const call = upstream.call(path, { scope: { requestId: 'catalogue' }, patienceMs: throttle.patienceMs });
  const answer = await call.catch(emptyPastTheEnd);
  const rows = listIn(source, path, answer);
  throttle.answered(listing.name, rows.length, performance.now() - began);
  // WordPress counts whatever it lists: nothing, without a count, is nobody's answer and must not empty the index.
  if (page === 1 && !rows.length && answer.total === null)
    throw new UpstreamError(upstream.name, path, 'shape', { text: 'an empty list without a count' });
  const [from, end] = [(page - 1) * size, page * size];
  const total = answer.total ?? from + rows.length;
  return {
    from,
    rows: rows.map(row => decodeRow(source, path, row, one => listing.decode(one, roots))).filter(row => row !== null),
    ids: rows.flatMap(idsOf),
    unread: [],
    next: rows.length && end < total ? end : null,
    total,
    at: clockOf(answer),
  };
}

/** What a row is known by, whether or not it fits. A longer number would go into the index, and never be read again. */
function idsOf(row: unknown): number[] {
  const id = ownId.read((row as { id?: unknown } | null)?.id);
  return id === UNFIT ? [] : [id];
}

const clockOf = ({ headers }: Answer): number => Date.parse(String(headers.date)) || Date.now();

/** The last page may be gone by the time it is asked for, which wp/v2 answers with a 400. */
function emptyPastTheEnd(error: unknown): Answer {
  if (error instanceof UpstreamError && error.serviceCode === 'rest_post_invalid_page_number')
    return { status: 200, json: [], headers: {}, bytes: 2, total: null, totalPages: null };
  throw error;
}

function listIn({ upstream }: Source, path: string, answer: Answer): unknown[] {
  if (Array.isArray(answer.json)) return answer.json;
  throw new UpstreamError(upstream.name, path, 'shape', { status: answer.status, text: 'a list was expected' });
}

/** A row that does not fit costs only itself. */
function decodeRow<T>(source: Source, path: string, row: unknown, decode: (row: unknown) => T | null): T | null {
  try {
    return decode(row);
  } catch (error) {
    const { log, upstream } = source;
    const found = { upstream: upstream.name, path, row: (row as { id?: unknown } | null)?.id };
    const reason = (error as Error).message.slice(0, 300);
    log.warn({ ...found, reason }, 'A row does not fit and is left out of the index');
    return null;
  }
}
