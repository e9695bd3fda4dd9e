import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { weighRoutes } from '../bench/weights.ts';

/** kB of JavaScript, gzip. Each limit is a few tenths above what is needed: it stops growth, not a sentence. */
const ENTRY = 122.4;
/** Of a screen besides the entry. */
const SCREEN = 29.2;
/**
 * The longest form of the site, and what one buyer and the firm work with, bring their forms; what only stands there
 * brings nothing.
 */
const SCREENS: Record<string, number> = {
  OperatorQuote: 43.4,
  Quote: 39.6,
  QuoteLife: 36.4,
  Checkout: 33.2,
  Cart: 32,
  ProductCategory: 30.1,
  Product: 29.2,
  Catalogue: 27.3,
  Services: 20.1,
  Search: 17.2,
  Post: 14.4,
  About: 10,
  Slug: 8.9,
  Home: 3.2,
};

test('no route needs more JavaScript than it may', () => {
  const { routes, entry } = weighRoutes();
  expect(entry).toBeLessThan(ENTRY);
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.filter(({ name, further }) => further > (SCREENS[name] ?? SCREEN))).toEqual([]);
});

/** HTML as it is and compressed as it is sent, in kB of 1000 bytes. */
const pages = {
  '/': { raw: 60.2, brotli: 13.2 },
  '/catalog': { raw: 91.7, brotli: 15 },
  '/product/security-void-label-blue': { raw: 116, brotli: 19.6 },
};

for (const [address, most] of Object.entries(pages)) {
  test(`${address} weighs no more than it may, and brings one small script`, async ({ request }) => {
    const html = await (await request.get(address)).body();
    expect(html.length / 1000).toBeLessThan(most.raw);
    const compressed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    expect(compressed.length / 1000).toBeLessThan(most.brotli);
    const [, state = ''] = /id="router-state">([^<]*)/.exec(html.toString()) ?? [];
    expect(state).toContain('loaderData');
    expect(state).not.toMatch(/"seo[A-Z]\w*":/);
    expect(html.toString().match(/rel="stylesheet"/g)).toHaveLength(1);
    const scripts = [...html.toString().matchAll(/<script [^>]*src="([^"]+)"|rel="modulepreload"/g)];
    expect(scripts.map(([, src]) => src)).toEqual([expect.stringMatching(/^\/assets\/starter-/)]);
    const starter = await (await request.get(scripts[0]![1]!)).body();
    expect(gzipSync(starter).length).toBeLessThan(2_000);
  });
}

test('the stylesheet of the release weighs no more than it may, and stands in for that of another', async ({
  request,
}) => {
  const [, href = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(await (await request.get('/')).text()) ?? [];
  const sheet = await request.get(href);
  expect(sheet.headers()['cache-control']).toContain('immutable');
  const css = await sheet.body();
  expect(brotliCompressSync(css, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / 1000).toBeLessThan(20.6);
  const other = await request.get('/assets/styles-of-another.css');
  expect([other.status(), other.headers()['cache-control']]).toEqual([200, 'no-store']);
  expect((await other.body()).equals(css)).toBe(true);
});

for (const address of ['/', '/about'])
  test(`${address} asks for what is drawn behind its opening as soon as for its picture`, async ({ request }) => {
    const [head = ''] = (await (await request.get(address)).text()).split('</head>');
    const [backdrop] = /\/assets\/rosette-[\w.-]+/.exec(head.slice(head.indexOf('<style'))) ?? [];
    const ahead = [...head.matchAll(/<link rel="preload" href="([^"]+)" as="image" fetchPriority="high"/g)];
    expect(ahead.map(([, href]) => href)).toEqual([backdrop]);
  });
