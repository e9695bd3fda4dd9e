import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { weighRoutes } from '../bench/weights.ts';

const FIRST_KB = 161;
const FURTHER_KB = 30;
/** What one buyer and the firm work with brings its forms; nobody comes there first. */
const WORKPLACES: Record<string, { first: number; further: number }> = {
  OperatorQuote: { first: 170, further: 41 },
  QuoteLife: { first: 166, further: 36 },
};

test('no route needs more JavaScript than it may', () => {
  const { routes } = weighRoutes();
  expect(routes.length).toBeGreaterThan(20);
  const mostOf = (name: string) => WORKPLACES[name] ?? { first: FIRST_KB, further: FURTHER_KB };
  expect(routes.filter(({ name, first }) => first > mostOf(name).first)).toEqual([]);
  expect(routes.filter(({ name, further }) => further > mostOf(name).further)).toEqual([]);
});

/** HTML as it is and compressed as it is sent, in kB of 1000 bytes. */
const pages = {
  '/': { raw: 110, brotli: 20.6 },
  '/catalog': { raw: 150, brotli: 22.5 },
  '/product/security-void-label-blue': { raw: 162, brotli: 26.2 },
};

for (const [address, most] of Object.entries(pages)) {
  test(`${address} weighs no more than it may, and brings one small script`, async ({ request }) => {
    const html = await (await request.get(address)).body();
    expect(html.length / 1000).toBeLessThan(most.raw);
    const compressed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    expect(compressed.length / 1000).toBeLessThan(most.brotli);
    const scripts = [...html.toString().matchAll(/<script [^>]*src="([^"]+)"|rel="modulepreload"/g)];
    expect(scripts.map(([, src]) => src)).toEqual([expect.stringMatching(/^\/assets\/starter-/)]);
    const starter = await (await request.get(scripts[0]![1]!)).body();
    expect(gzipSync(starter).length).toBeLessThan(2_000);
  });
}
