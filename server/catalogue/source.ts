import type { Logger } from 'pino';
import { MAX_ROWS } from '../upstreams/collection.ts';
import { UpstreamError } from '../upstreams/errors.ts';
import type { Answer, Upstream } from '../upstreams/http.ts';

/** Calls of one list at a time: a walk is in no hurry, visitors are. */
const AT_ONCE = 2;

export interface Source {
  upstream: Upstream;
  log: Logger;
  /** ends a walk between two calls */
  signal: AbortSignal;
}

/** The path that the service itself lives at. */
export const rootPath = ({ upstream }: Source): string =>
  new URL(upstream.baseUrl).pathname.replace(/\/wp-json\/?$/, '');

/** Which rows were asked for: all, or those with these ids. */
export type Asked = 'all' | readonly number[];

/** Of the rows the index has and the service did not send, those that are gone. */
export const goneOf = (asked: Asked, unsent: ReadonlyMap<number, unknown>): number[] =>
  asked === 'all' ? [...unsent.keys()] : asked.filter(id => unsent.has(id));

/** Reads rows by their ids, as many at a time as one call takes; nothing for no ids, which a service takes for all. */
export async function inPortions<T>(ids: readonly number[], read: (ids: string) => Promise<T[]>): Promise<T[]> {
  const found: T[] = [];
  for (let at = 0; at < ids.length; at += MAX_ROWS) found.push(...(await read(ids.slice(at, at + MAX_ROWS).join())));
  return found;
}

/**
 * Every row of a list, page by page in the order of ids, so that what is added meanwhile comes last. A list that lost
 * rows while it was read is read once more: what slid over a page's edge must not look deleted.
 * @throws UpstreamError when a page cannot be read
 */
export async function readAll<T>(source: Source, path: string, decode: (row: unknown) => T | null): Promise<T[]> {
  const read = await readPages(source, path, decode);
  const { rows } = read.whole ? read : await readPages(source, path, decode);
  return [...rows.values()].filter(row => row !== null);
}

async function readPages<T>(source: Source, path: string, decode: (row: unknown) => T | null) {
  const rows = new Map<unknown, T | null>();
  const take = (answer: Answer) => {
    for (const row of listIn(source, path, answer))
      rows.set((row as { id?: unknown } | null)?.id, decodeRow(source, path, row, decode));
    return answer;
  };
  const first = take(await readPage(source, path, 1));
  // WordPress counts whatever it lists: nothing, without a count, is nobody's answer and must not empty the index.
  if (!rows.size && first.total === null)
    throw new UpstreamError(source.upstream.name, path, 'shape', { text: 'an empty list without a count' });
  const pages = first.totalPages ?? 1;
  let total = first.total ?? 0;
  for (let page = 2; page <= pages; page += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, pages - page + 1) }, (_, i) => page + i);
    const answers = await Promise.all(numbers.map(number => readPage(source, path, number).catch(emptyPastTheEnd)));
    for (const answer of answers) total = take(answer).total ?? total;
  }
  return { rows, whole: rows.size >= total };
}

function readPage(source: Source, path: string, page: number): Promise<Answer> {
  source.signal.throwIfAborted();
  return source.upstream.call(`${path}&per_page=${MAX_ROWS}&page=${page}&orderby=id&order=asc`, {
    requestId: 'catalogue',
  });
}

/** The last page may be gone by the time it is asked for, which wp/v2 answers with a 400. */
function emptyPastTheEnd(error: unknown): Answer {
  if (error instanceof UpstreamError && error.serviceCode === 'rest_post_invalid_page_number')
    return { status: 200, json: [], headers: {}, bytes: 2, total: null, totalPages: null };
  throw error;
}

function listIn(source: Source, path: string, answer: Answer): unknown[] {
  if (Array.isArray(answer.json)) return answer.json;
  throw new UpstreamError(source.upstream.name, path, 'shape', { status: answer.status, text: 'a list was expected' });
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
