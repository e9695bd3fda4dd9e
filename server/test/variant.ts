import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import type { Reply } from './recorded.ts';

/** A call as it comes to a variant. */
interface Call {
  method: string;
  /** path and query */
  path: string;
  headers: IncomingMessage['headers'];
}

/** Another answer than the service's own, other headers or another path to ask it with, or null for what it answers itself. */
export type Difference = (call: Call) => Reply | { ask: Partial<Call> } | null;

export interface Variant {
  readonly url: string;
  /** method and path of what was asked */
  readonly calls: string[];
}

export const NO_ROUTE: Reply = {
  status: 404,
  body: { code: 'rest_no_route', message: 'No route was found.', data: { status: 404 } },
};

/** A service that differs from another one in what `differ` says, until the end of the file's tests. */
export async function startVariant(of: { url: string }, differ: Difference): Promise<Variant> {
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    const { method = 'GET', url: path = '/', headers } = request;
    calls.push(`${method} ${path}`);
    const body = await Buffer.concat(await Array.fromAsync(request));
    const other = differ({ method, path, headers });
    if (other && !('ask' in other)) {
      const isText = typeof other.body === 'string';
      response.writeHead(other.status ?? 200, {
        'content-type': isText ? 'text/html' : 'application/json',
        ...other.headers,
      });
      return response.end(isText ? (other.body as string) : JSON.stringify(other.body));
    }
    const asked = { path, ...other?.ask, headers: { ...(other?.ask.headers ?? headers) } };
    const { host: _, connection: __, 'content-length': ___, ...sent } = asked.headers;
    const answer = await fetch(of.url + asked.path, {
      method,
      headers: sent as Record<string, string>,
      redirect: 'manual',
      ...(body.length ? { body } : {}),
    });
    const { 'content-encoding': ____, 'transfer-encoding': _____, ...given } = Object.fromEntries(answer.headers);
    response.writeHead(answer.status, { ...given, 'set-cookie': answer.headers.getSetCookie() });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise(resolve => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}
