import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/**
 * The address of a service that is the one given, but for what is asked of some paths, until the end of the test: of those it
 * says what is given, or what a function makes of its own answer, then or later.
 */
export async function shopSaying(upstream: string, said: Readonly<Record<string, unknown>>): Promise<string> {
  const { hostname, port } = new URL(upstream);
  const server = createServer((asked, response) => {
    const [, own] = Object.entries(said).find(([path]) => asked.url?.includes(path)) ?? [];
    if (own && typeof own !== 'function') {
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify(own));
    }
    const { method, url: path } = asked;
    const headers = { ...asked.headers, ...(own ? { 'accept-encoding': 'identity' } : {}) };
    asked.pipe(
      forward({ hostname, port, method, path, headers }, async answer => {
        if (own) {
          response.statusCode = answer.statusCode ?? 500;
          response.setHeader('content-type', 'application/json');
          return response.end(JSON.stringify(await (own as (said: unknown) => unknown)(await json(answer))));
        }
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      }),
    );
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What a shop says of one group of its settings, by names without WooCommerce's prefix: of no other of the group anything. */
export const settingsSaid = (
  group: 'account' | 'general' | 'products' | 'tax',
  values: Readonly<Record<string, unknown>>,
) => ({
  [`/wc/v3/settings/${group}?`]: Object.entries(values).map(([id, value]) => ({ id: `woocommerce_${id}`, value })),
});
