import { parseSetCookie } from 'cookie';
import type { Limit } from '../context/context.ts';
import type { Gateway } from '../graphql/gateway.ts';
import type { AskingPartner } from '../graphql/requestContext.ts';
import { withRequestId } from '../http/requestId.ts';
import { type Asked, requestContext } from './ask.ts';

/** A browser that shops: it keeps the cookies it is given, and sends them. */
export interface Shopper {
  /** by name */
  readonly cookies: Map<string, string>;
  /** headers of the last answer */
  readonly headers: Headers;
  ask(query: string, variables?: Record<string, unknown>): Promise<Asked>;
}

export function newShopper(
  gateway: Pick<Gateway, 'fetch'>,
  more: { headers?: Record<string, string>; partner?: AskingPartner; limit?: Limit; timeoutMs?: number } = {},
): Shopper {
  const { partner, limit, timeoutMs } = more;
  const asking = () => ({
    ...requestContext('test', timeoutMs),
    ...(partner ? { partner } : {}),
    ...(limit ? { limit } : {}),
  });
  const cookies = new Map<string, string>();
  let headers = new Headers();
  return {
    cookies,
    get headers() {
      return headers;
    },
    async ask(query, variables = {}) {
      const cookie = [...cookies].map(pair => pair.join('=')).join('; ');
      const request = new Request('http://localhost:4000/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}), ...more.headers },
        body: JSON.stringify({ query, variables }),
      });
      const response = await withRequestId('test', () => gateway.fetch(request, asking()));
      headers = response.headers;
      for (const line of headers.getSetCookie()) {
        const { name, value, maxAge } = parseSetCookie(line);
        if (maxAge === 0) cookies.delete(name);
        else cookies.set(name, value ?? '');
      }
      const { data = null, errors = [] } = (await response.json()) as Partial<Asked>;
      return { data, errors };
    },
  };
}
