import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Row, rowsOf } from './rows.ts';

export interface OddShopOptions {
  /** ISO code; ZAR unless it matters */
  currency?: string;
  /** null where the key may not read settings */
  pricesIncludeTax?: boolean | null;
  port?: number;
}

export interface OddShop {
  readonly url: string;
  close(): Promise<void>;
}

/** A WordPress with WooCommerce whose rows are as odd as rows can be: read only, filtered as far as a gateway asks. */
export async function startOddShop(options: OddShopOptions = {}): Promise<OddShop> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, url());
    const { status, body, headers } = answer(pathname.replace('/wp-json', '') || '/', searchParams, options, url());
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers });
    response.end(JSON.stringify(body));
  });
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>(resolve => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  return {
    get url() {
      return url();
    },
    async close() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

interface UpstreamAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

const refusal = (status: number, code: string): UpstreamAnswer => ({
  status,
  body: { code, message: 'Sorry.', data: { status } },
});

function answer(path: string, query: URLSearchParams, options: OddShopOptions, url: string): UpstreamAnswer {
  const { currency = 'ZAR', pricesIncludeTax = true } = options;
  if (path === '/')
    return { status: 200, body: { name: 'Odd &amp; Sons', url, home: url, gmt_offset: '', namespaces: {} } };
  if (path === '/wc/v3/data/currencies/current') return { status: 200, body: { code: currency } };
  if (path === '/wc/v3/settings/tax' && pricesIncludeTax !== null)
    return { status: 200, body: [{ id: 'woocommerce_prices_include_tax', value: pricesIncludeTax ? 'yes' : 'no' }] };
  const rows = rowsOf(path);
  if (rows === 'forbidden') return refusal(401, 'rest_forbidden');
  return rows ? list(rows, query) : refusal(404, 'rest_no_route');
}

/** Filters by which a gateway reads rows; any other is passed over. */
function list(rows: readonly Row[], query: URLSearchParams): UpstreamAnswer {
  const numbers = (name: string) => query.get(name)?.split(',').map(Number);
  const [include, parent] = [numbers('include'), numbers('parent')];
  const slug = query.get('slug')?.toLowerCase();
  const found = rows.filter(
    row =>
      (!include || include.includes(row.id as number)) &&
      (!parent || parent.includes(row.parent_id as number)) &&
      (!slug || slug.split(',').includes(String(row.slug))),
  );
  const perPage = Number(query.get('per_page') ?? 10);
  const page = Number(query.get('page') ?? 1);
  return {
    status: 200,
    body: found.slice((page - 1) * perPage, page * perPage),
    headers: { 'x-wp-total': `${found.length}`, 'x-wp-totalpages': `${Math.ceil(found.length / perPage)}` },
  };
}
