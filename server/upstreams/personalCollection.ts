import { z } from 'zod';
import type { Scope } from '../cache/scope.ts';
import type { List } from './collection.ts';
import { UpstreamError } from './errors.ts';
import type { Answer, Upstream } from './http.ts';

export interface PersonalCollectionOptions<T> {
  upstream: Upstream;
  /** path below the REST root, e.g. /wc/v3/orders */
  route: string;
  row: z.ZodType<T>;
}

/** A page of rows that could be read. */
interface PersonalList<T> extends List<T> {
  /** those that could not, as they came */
  unread: unknown[];
}

/** A REST collection of personal data: asked anew each time, kept and written down nowhere. */
export interface PersonalCollection<T> {
  /** One page of rows; a page past the end is empty. */
  list(scope: Scope, query: Readonly<Record<string, string | number>>): Promise<PersonalList<T>>;
  /** Null where the service knows no such row. */
  byId(scope: Scope, id: number): Promise<T | null>;
  /** @param timeoutMs what is left of the request's time when absent */
  create(scope: Scope, body: unknown, timeoutMs?: number): Promise<T>;
}

const someRows = z.array(z.unknown());

export function createPersonalCollection<T>({
  upstream,
  route,
  row,
}: PersonalCollectionOptions<T>): PersonalCollection<T> {
  const call = (scope: Scope, path: string, body?: unknown, timeoutMs = scope.remaining): Promise<Answer> =>
    upstream.call(path, {
      ...(body === undefined ? {} : { method: 'POST', body }),
      scope,
      personal: true,
      timeoutMs,
    });
  const unfit = ({ status }: Answer) => new UpstreamError(upstream.name, route, 'shape', { status, unquoted: true });
  const one = (answer: Answer): T => {
    const parsed = row.safeParse(answer.json);
    if (parsed.success) return parsed.data;
    throw unfit(answer);
  };

  async function list(scope: Scope, query: Readonly<Record<string, string | number>>): Promise<PersonalList<T>> {
    const parameters = Object.entries(query).map(([name, value]) => [name, String(value)]);
    const answer = await call(scope, `${route}?${new URLSearchParams(parameters)}`);
    const rows = someRows.safeParse(answer.json).data;
    if (!rows) throw unfit(answer);
    const read = rows.map(one => row.safeParse(one));
    const items = read.flatMap(one => (one.success ? [one.data] : []));
    const unread = rows.filter((_, at) => !read[at]!.success);
    // Past the end the service does not count: the first page knows how many there are.
    if (!items.length && Number(query.page ?? 1) > 1)
      return { ...(await list(scope, { ...query, page: 1 })), items, unread };
    return { items, unread, totalItems: answer.total ?? items.length, totalPages: answer.totalPages ?? 1 };
  }

  return {
    list,
    async byId(scope, id) {
      try {
        return one(await call(scope, `${route}/${id}`));
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404 && error.serviceCode?.endsWith('invalid_id'))
          return null;
        throw error;
      }
    },
    create: async (scope, body, timeoutMs) => one(await call(scope, route, body, timeoutMs)),
  };
}
