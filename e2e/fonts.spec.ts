import { archivoCut, chivoMonoCut } from '../client/src/theme/fontCuts.ts';
import { inProofBut } from './full.ts';
import { expect, open, test } from './page.ts';

const pages = ['/', '/catalog', '/product/security-void-label-blue', '/post/five-days-to-lusaka', '/request-quote'];

/** Weights and widths, each once, that a page is set in with fonts of its own. */
const settings = (): { mono: boolean; weight: number; width: number }[] => {
  const found = new Map<string, { mono: boolean; weight: number; width: number }>();
  for (const element of document.querySelectorAll('body *')) {
    const { fontFamily, fontWeight, fontStretch } = getComputedStyle(element);
    if (/^"?(Archivo|Chivo)/.test(fontFamily))
      found.set(`${fontFamily} ${fontWeight} ${fontStretch}`, {
        mono: fontFamily.includes('Chivo'),
        weight: Number(fontWeight),
        width: Number.parseFloat(fontStretch),
      });
  }
  return [...found.values()];
};

for (const page of pages)
  test(
    `${page} is set in weights and widths that its fonts have`,
    inProofBut(page.startsWith('/product/')),
    async ({ page: tab }) => {
      await open(tab, page);
      const set = await tab.evaluate(settings);
      expect(set.length).toBeGreaterThan(4);
      for (const { mono, weight, width } of set) {
        const { weights, widths = [100, 100] } = mono ? chivoMonoCut : archivoCut;
        expect(weight).toBeGreaterThanOrEqual(weights[0]);
        expect(weight).toBeLessThanOrEqual(weights[1]);
        if (mono) continue;
        expect(width).toBeGreaterThanOrEqual(widths[0]);
        expect(width).toBeLessThanOrEqual(widths[1]);
      }
    },
  );

test('letters that few pages have are fetched by those', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', request => {
    const [, name] = /\/assets\/(\w+)-[^/]*\.woff2$/.exec(request.url()) ?? [];
    if (name) fetched.push(name);
  });
  await open(page, '/product/security-void-label-blue');
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  expect(fetched.toSorted()).toEqual(['archivo', 'chivoMono']);
  const rare = page.waitForRequest(/archivoOther/);
  await page.evaluate(() => document.querySelector('h1')!.append(' Ångström'));
  await rare;
});
