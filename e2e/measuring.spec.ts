import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator } from '@playwright/test';
import { boxOf } from './buyers.ts';
import { inProof } from './full.ts';
import { expect, hydrated, open, test } from './page.ts';
import { type Site, startSite } from './site.ts';
import { expectAccessible, expectWhole } from './whole.ts';

// A program from elsewhere that measures visits: nothing of it unless it is configured and its visitor said yes.

let stats: Server;
let origin: string;
let told: string[] = [];
let site: Site;

/** What such programs do: tell where the visitor is, now and at each move. */
const SCRIPT = `const tell = () => fetch(new URL('/event?' + location.pathname + location.search, document.currentScript?.src ?? window.stats));
window.stats = document.currentScript.src; tell();
const push = history.pushState; history.pushState = function (...all) { push.apply(this, all); tell(); };`;

test.beforeAll(async () => {
  stats = createServer(({ url = '' }, response) => {
    told.push(url);
    const isScript = url === '/script.js';
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/plain',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    response.end(isScript ? SCRIPT : '');
  });
  await new Promise<void>(done => stats.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(stats.address() as AddressInfo).port}`;
  site = await startSite({ env: { SITE_ANALYTICS: `${origin}/script.js` } });
});
test.afterAll(async () => {
  await site?.stop();
  stats?.close();
});
test.beforeEach(() => {
  told = [];
});

test('a site that measures nothing has nothing of it in its pages', async ({ page }) => {
  const response = await page.goto('/');
  const html = (await response!.text()) + JSON.stringify(response!.headers());
  expect(html).not.toMatch(/analytics|May we measure/);
  await open(page, '/cookies');
  await expect(page.getByRole('heading', { name: 'Measuring visits' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'May we measure your visit?' })).toHaveCount(0);
});

test('visits are measured after a yes alone, and no longer once it is withdrawn', async ({ page, watch }) => {
  watch.allow(/^Request to another origin: http:\/\/127\.0\.0\.1:\d+\/(script\.js|event\?\/)/);
  const banner = page.getByRole('region', { name: 'May we measure your visit?' });
  await test.step('nothing is loaded before the answer, which can be given by keyboard', async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, `${site.url}/catalog`);
      await expect(banner).toBeVisible();
      await expectWhole(page);
      await expectAccessible(page);
    }
    expect(told).toEqual([]);
    await test.step('no link lies under it, and a low window is left to the page', async () => {
      await page.getByRole('contentinfo').getByRole('link').last().focus();
      const foot = await page.evaluate(() => document.activeElement!.getBoundingClientRect().bottom);
      expect(foot).toBeLessThanOrEqual((await boxOf(banner)).y);
      await page.setViewportSize({ width: 320, height: 256 });
      await expect(banner).toHaveCSS('position', 'static');
      await page.setViewportSize({ width: 1440, height: 844 });
    });
    await banner.getByRole('button', { name: 'Yes, measure' }).press('Enter');
    await expect(banner).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => told).toEqual(['/script.js', '/event?/catalog']);
  });
  await test.step('moves are told, but for pages of one\u2019s own', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first().click();
    await expect.poll(() => told.at(-1)).toBe('/event?/contact');
    const before = told.length;
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('a'), { href: '/track', textContent: 'Track' }));
    });
    await page.getByRole('link', { name: 'Track', exact: true }).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/track$/);
    await expect(page.locator('script[data-analytics]')).toHaveCount(0);
    expect(told.slice(before).filter(url => url.includes('track'))).toEqual([]);
  });
  await test.step('the answer is changed under Cookies', async () => {
    await open(page, `${site.url}/cookies`);
    await expect(page.getByRole('main').getByText(/^You allowed 127\.0\.0\.1/)).toBeVisible();
    // What tells of this page has told.
    await expect.poll(() => told.at(-1)).toBe('/event?/cookies');
    await page.getByRole('main').getByRole('button', { name: 'Stop measuring' }).click();
    await expect(page.getByRole('main').getByText('Your visits are not measured.')).toBeVisible();
    await expect(page.locator('script[data-analytics]')).toHaveCount(0);
    const before = told.length;
    await open(page, `${site.url}/catalog`);
    await expect(banner).toHaveCount(0);
    expect(told).toHaveLength(before);
  });
});

test('withdrawn in one tab, measuring ends in the others, where a form keeps its draft', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/^Request to another origin: http:\/\/127\.0\.0\.1:\d+\/(script\.js|event\?\/)/);
  await open(page, `${site.url}/contact`);
  await page.getByRole('button', { name: 'Yes, measure' }).click();
  await expect(page.locator('script[data-analytics]')).toHaveCount(1);
  const field = page.getByRole('main').getByLabel('Email');
  await field.fill('thandi@example.test');
  const other = await context.newPage();
  await open(other, `${site.url}/cookies`);
  await other.getByRole('main').getByRole('button', { name: 'Stop measuring' }).click();
  await expect(page.locator('script[data-analytics]')).toHaveCount(0);
  await hydrated(page);
  await expect(field).toHaveValue('thandi@example.test');
});

test('what stands at the foot of the window stands on the question until it is answered', inProof, async ({ page }) => {
  const banner = page.getByRole('region', { name: 'May we measure your visit?' });
  await open(page, `${site.url}/catalog`);
  await expect(banner).toBeVisible();
  await page.locator('input[name=products]').nth(1).check({ force: true });
  const way = page.getByRole('main').getByRole('link', { name: /^Compare/ });
  const boxOf = async (part: Locator) => (await part.boundingBox())!;
  const clears = async (part: Locator) => {
    const { y, height } = await boxOf(part);
    return y + height <= (await boxOf(banner)).y;
  };
  await expect(way).toBeVisible();
  await expect.poll(() => clears(way)).toBe(true);
  await page
    .getByRole('button', { name: /^Add to cart: / })
    .first()
    .click();
  const note = page.getByRole('region', { name: 'Notifications' });
  await expect(note).toContainText('Added to Cart');
  await expect.poll(() => clears(note)).toBe(true);
  await banner.getByRole('button', { name: 'No' }).click();
  await expect(banner).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).toBe('');
});

test('the buying bar of a phone stands on the question', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, `${site.url}/product/security-void-label-blue`);
  const banner = page.getByRole('region', { name: 'May we measure your visit?' });
  const bar = page.getByRole('region', { name: 'Price and cart' });
  await expect(banner).toBeVisible();
  await expect(bar).toBeVisible();
  const footOf = async (part: Locator) => (await part.boundingBox())!;
  await expect
    .poll(async () => {
      const { y, height } = await footOf(bar);
      return y + height - (await footOf(banner)).y;
    })
    .toBeLessThanOrEqual(1);
});

test('a browser that asks not to be followed has answered no', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await open(page, `${site.url}/cookies`);
  await expect(page.getByRole('main').getByText('Your visits are not measured.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'May we measure your visit?' })).toHaveCount(0);
  expect(told).toEqual([]);
});
