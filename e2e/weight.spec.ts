import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { weighRoutes } from '../bench/weights.ts';

/** Of the entry alone, which every page needs. */
const ENTRY_KB = 122;
const FIRST_KB = 153.3;
const FURTHER_KB = 31.4;
/**
 * The longest form of the site, and what one buyer and the firm work with, bring their forms; what only stands there
 * brings nothing.
 */
const OTHERS: Record<string, { first: number; further: number }> = {
  Quote: { first: 161.2, further: 39.3 },
  OperatorQuote: { first: 165.2, further: 43.3 },
  QuoteLife: { first: 158, further: 36.1 },
  Checkout: { first: 153.9, further: 31.9 },
  Services: { first: 141.9, further: 19.9 },
  Product: { first: 151.1, further: 29.2 },
  Catalogue: { first: 149.5, further: 27.5 },
  ProductCategory: { first: 152.3, further: 30.4 },
  Search: { first: 139.3, further: 17.3 },
  Home: { first: 124.8, further: 2.9 },
  About: { first: 131.6, further: 9.7 },
  Slug: { first: 130.5, further: 8.6 },
  Post: { first: 135.9, further: 13.9 },
};

test('no route needs more JavaScript than it may', () => {
  const { routes, entry } = weighRoutes();
  expect(entry).toBeLessThan(ENTRY_KB);
  expect(routes.length).toBeGreaterThan(20);
  const mostOf = (name: string) => OTHERS[name] ?? { first: FIRST_KB, further: FURTHER_KB };
  expect(routes.filter(({ name, first }) => first > mostOf(name).first)).toEqual([]);
  expect(routes.filter(({ name, further }) => further > mostOf(name).further)).toEqual([]);
});

/** HTML as it is and compressed as it is sent, in kB of 1000 bytes. */
const pages = {
  '/': { raw: 59.8, brotli: 13.1 },
  '/catalog': { raw: 91.3, brotli: 14.9 },
  '/product/security-void-label-blue': { raw: 115.6, brotli: 19.5 },
};

for (const [address, most] of Object.entries(pages)) {
  test(`${address} weighs no more than it may, and brings one small script`, async ({ request }) => {
    const html = await (await request.get(address)).body();
    expect(html.length / 1000).toBeLessThan(most.raw);
    const compressed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    expect(compressed.length / 1000).toBeLessThan(most.brotli);
    const [, state = ''] = /id="router-state">([^<]*)/.exec(html.toString()) ?? [];
    expect(state).toContain('loaderData');
    expect(state).not.toMatch(/"(gtin|share)":/);
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
  expect(brotliCompressSync(css, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / 1000).toBeLessThan(20.4);
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
