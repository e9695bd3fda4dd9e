import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type ScreenRow, screens } from '../../../rules/screens.ts';
import { operationOf } from '../../graphql/operations.ts';
import type { TestGateway } from '../../test/ask.ts';
import { startEmbedded } from '../../test/embedded.ts';
import { serveSite } from '../routes/uploads/testUploads.ts';
import type { Renderer } from './renderer.ts';

// What of an address makes a page of its own, and what one visitor may ask for. The renderer writes down what it is
// asked and reads one shared operation, as a screen does.

const SITE = 'hash-of-site';
const service = startEmbedded();
let gateway: TestGateway;
let site: Awaited<ReturnType<typeof serveSite>>;
let rendered: string[] = [];
let visitors = 0;

const renderer = async (): Promise<Renderer> => ({
  async render({ request, fetch, refused }) {
    const { pathname, search } = new URL(request.url);
    rendered.push(pathname + search);
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: SITE } });
    await fetch(`${new URL('/graphql', request.url)}?extensions=${encodeURIComponent(extensions)}`);
    return {
      kind: 'page',
      status: pathname.includes('nowhere') ? 404 : 200,
      html: `<html><head></head><body>${pathname}${refused ? ` ${refused.message} ${refused.requestId}` : ''}</body></html>`,
      styles: { global: '', named: [] },
      summary: null,
      routerState: {},
      modules: [],
      faults: [],
    };
  },
  assets: () => ({ starter: '/assets/starter.js', entry: '/assets/entry.js', preloads: [], styles: null }),
});

beforeAll(async () => {
  gateway = service.another({
    env: { PUBLIC_URL: 'https://labels.example', TRUST_PROXY: '1' },
    operations: new Map([[SITE, operationOf('query Site { site { name } }')]]),
  });
  await gateway.ready();
  site = await serveSite(gateway, { renderer });
});
afterAll(() => site.close());
beforeEach(() => {
  rendered = [];
  visitors += 1;
  gateway.store.clear();
});

/** Asks as one visitor, a new one for each test. */
const get = (path: string) =>
  fetch(site.origin + path, {
    redirect: 'manual',
    headers: { 'x-forwarded-for': `203.0.113.${visitors}`, 'x-forwarded-proto': 'https' },
  });
const statuses = async (paths: string[]) => {
  const found = [];
  for (const path of paths) found.push((await get(path)).status);
  return found;
};
const numbered = (count: number, pathOf: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => pathOf(at));

it.each([
  ['/catalog?utm_source=x&gclid=1&fbclid=2', '/catalog'],
  ['/catalog?page=2&made-up=1&sort=title', '/catalog?page=2&sort=title'],
  ['/products/seals?category=12&on_sale=true', '/products/seals?on_sale=true'],
  ['/services?featured=true&x[]=1', '/services?featured=true'],
  ['/labels?page=3', '/labels'],
  ['/blog?page=2&q=x', '/blog?page=2'],
  ['/category/void?page=2&utm_campaign=x', '/category/void?page=2'],
  ['/search?q=void&from=mail', '/search?q=void'],
  [
    '/product/seal?size=s&attribute_pa_size=l&colour=red&reviews=2',
    '/product/seal?attribute_pa_size=l&reviews=2&size=s',
  ],
  ['/about?x=1', '/about'],
])('%s is the page at %s, without a redirect', async (asked, read) => {
  expect(await statuses([asked, asked, read])).toEqual([200, 200, 200]);
  expect(rendered).toEqual([read]);
});

const rows = Object.entries<ScreenRow>(screens).map(([pattern, row]) => ({
  path: pattern.replace(/:\w+\??/g, 'x1').replace('*', '/no/such/place'),
  ...row,
}));
const personal = rows.filter(row => row.audience !== 'everyone' && !('operatorAlone' in row)).map(({ path }) => path);
const kept = rows.filter(row => row.audience === 'everyone' && !('leadsTo' in row)).map(({ path }) => path);
const written = (path: string) => path.replace(/[a-z]/, letter => `%${letter.charCodeAt(0).toString(16)}`);

it.each([...personal, ...personal.map(written)])("%s is one visitor's own: kept by nobody", async path => {
  const pages = [await get(path), await get(path)];
  expect(pages.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(2).fill('private, no-store'));
  expect(rendered).toHaveLength(2);
});

it.each(rows.filter(row => 'operatorAlone' in row))(
  '$path is nowhere on a public site, but for the operator',
  async row => {
    expect(await statuses([row.path, written(row.path)])).toEqual([404, 404]);
    expect(rendered).not.toContain(row.path);
  },
);

it.each(kept)('%s is the same for everyone, and made once', async path => {
  const pages = [await get(path), await get(path)];
  expect(pages[1]!.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(rendered).toHaveLength(1);
});

it('leads on from filters that no product has, and keeps what else was asked', async () => {
  const invented = numbered(100, at => `filter_made-up-${at}=x`).join('&');
  const response = await get(`/catalog?filter_size=small&${invented}&page=2&utm_source=mail`);
  expect(response.status).toBe(302);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('location')).toBe('/catalog?filter_size=small&page=2&utm_source=mail');
  expect(rendered).toEqual([]);
  expect((await get(response.headers.get('location')!)).status).toBe(200);
  expect(rendered).toEqual(['/catalog?filter_size=small&page=2']);
});

it('names twenty options in one address and no more', async () => {
  const many = numbered(30, at => `filter_size=s-${at}`).join('&');
  const location = (await get(`/products/seals?${many}`)).headers.get('location')!;
  expect(new URL(location, site.origin).searchParams.getAll('filter_size')).toHaveLength(20);
  expect((await get(location)).status).toBe(200);
});

it('counts a page that must be made for ten that are kept', async () => {
  const made = await statuses(numbered(301, at => `/catalog?page=${at + 2}`));
  expect(made.filter(status => status === 200)).toHaveLength(300);
  expect(made.at(-1)).toBe(429);
  visitors += 1;
  expect(new Set(await statuses(numbered(600, () => '/catalog')))).toEqual(new Set([200]));
});

it('stops a visitor who asks for what is nowhere there alone', async () => {
  const missing = await statuses(numbered(130, at => `/nowhere-${at}`));
  expect(missing.filter(status => status === 404)).toHaveLength(120);
  expect(missing.at(-1)).toBe(429);
  expect(
    await statuses(['/', '/catalog', '/product/seal', '/post/post-1', '/products/seals', '/cart', '/nowhere-1']),
  ).toEqual([200, 200, 200, 200, 200, 200, 404]);
});

it('makes one page of a refusal, whatever the words of whoever is refused', async () => {
  const refuse = async (encoding: string) => {
    const headers = { accept: 'text/html', 'content-encoding': encoding, 'x-request-id': 'request-12' };
    return (await fetch(`${site.origin}/mcp`, { method: 'POST', body: '{}', headers })).text();
  };
  const said = (encoding: string) =>
    `<body>/404 The body is encoded as ${encoding}. Send it as UTF-8, without Content-Encoding. request-12</body>`;
  const pages = [await refuse('x-one'), await refuse('x-two$&'), await refuse('<b>')];
  expect(rendered).toEqual(['/404']);
  expect(pages[0]).toContain(said('x-one'));
  expect(pages[1]).toContain(said('x-two$&amp;'));
  expect(pages[2]).toContain(said('&lt;b&gt;'));
});

it('reads an address anew after a minute: what the shop sells decides what it names', async () => {
  const asked = '/product/roll-1?finish=matt';
  expect(await statuses([asked, asked])).toEqual([200, 200]);
  const attributes = [{ attribute: null, name: 'Finish', options: ['Matt'], visible: true, variation: false }];
  await service.edit('products', 'roll-1', { attributes });
  await gateway.services.catalogue.refresh(true);
  const now = performance.now();
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.advanceTimersByTime(now + 61_000);
  expect(await statuses([asked])).toEqual([200]);
  expect(rendered).toEqual(['/product/roll-1', asked]);
});
