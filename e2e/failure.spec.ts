import { icon } from './cart.ts';
import { type Demo, startDemo } from './demo.ts';
import { inProof } from './full.ts';
import { expect, expectSameDocument, hydrated, markDocument, open, test } from './page.ts';
import { type Site, startSite } from './site.ts';
import { expectWordsWhole } from './whole.ts';

const SHOP = '/wp-json/wc/';
const AS_OF = /The shop does not answer just now\. Names, prices and stock are as of/;
const UPSTREAM_DOWN = /status of 50[23]/;

const running: (Demo | Site)[] = [];

/** A site of its own on a service of its own, so that no fault reaches another test. */
async function start(env: Record<string, string> = {}): Promise<{ demo: Demo; site: Site }> {
  const demo = await startDemo();
  running.push(demo);
  const site = await startSite({ env: { ...demo.env, ...env } });
  running.push(site);
  return { demo, site };
}

test.afterEach(async ({ page }) => {
  // Nothing more is asked of a site that ends: some scripts of a page load once it is idle.
  await page.goto('about:blank');
  for (const one of running.splice(0).reverse()) await one.stop();
});

test('while the shop is down the catalogue is what the index knows, says so and is kept by nobody', async ({
  page,
}) => {
  const { demo, site } = await start();
  await demo.fault({ path: SHOP, status: 503 });

  const response = await page.goto(`${site.url}/catalog`);
  expect(response?.status()).toBe(200);
  const main = page.getByRole('main');
  await expect(main.getByText(AS_OF)).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(12);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

  expect((await page.goto(`${site.url}/`))?.status()).toBe(200);
  expect((await page.goto(`${site.url}/blog`))?.status()).toBe(200);

  // On a phone the bar at the foot says both ends of the prices then, beside its button.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/product/void-label-own-message`);
  const bar = page.getByRole('region', { name: 'Price and cart' });
  await expect(bar).toContainText('to ZAR');
  await expectWordsWhole(page, bar.getByRole('button'));

  await demo.fault();
  await expect.poll(async () => AS_OF.test(await (await page.request.get(`${site.url}/catalog`)).text())).toBe(false);
});

test(
  'a product that was opened while the shop was down can be bought once it is back, without a page load',
  inProof,
  async ({ page }) => {
    const { demo, site } = await start();
    await demo.fault({ path: SHOP, status: 503 });
    await open(page, `${site.url}/product/branded-box-sealing-tape`);
    const main = page.getByRole('main');
    await expect(main.getByText(AS_OF)).toBeVisible();
    await main.getByLabel('Quantity', { exact: true }).fill('3');
    await markDocument(page);

    await demo.fault();
    await expect(main.getByText(AS_OF)).toBeHidden();
    await main.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(icon(page)).toHaveAccessibleName('Cart, 3 items');
    await expectSameDocument(page);
  },
);

test('a product whose reviews fail is shown without them', inProof, async ({ page }) => {
  const { demo, site } = await start();
  await demo.fault({ path: 'products/reviews', status: 500 });
  const response = await page.goto(`${site.url}/product/security-void-label-blue`);
  expect(response?.status()).toBe(200);
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Security Void Label, Blue');
  await expect(main.getByText('Error loading reviews')).toBeVisible();
  await expect(main.getByRole('insertion').filter({ hasText: 'ZAR 714.00' })).toBeVisible();
});

test('a post that cannot be loaded is no lost post', inProof, async ({ page, watch }) => {
  watch.allow(UPSTREAM_DOWN);
  const { demo, site } = await start();
  await demo.fault({ path: '/wp/v2/posts', status: 500, body: 'json' });
  const response = await page.goto(`${site.url}/post/five-days-to-lusaka`);
  expect([502, 503]).toContain(response?.status());
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Post not found');
  await expect(page.getByRole('main').getByText(response?.headers()['x-request-id'] ?? 'none')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('has been removed');
});

test(
  'a screen that fails on the way keeps header and footer, and can be tried again',
  inProof,
  async ({ page, watch }) => {
    watch.allow(UPSTREAM_DOWN);
    const { demo, site } = await start();
    await open(page, `${site.url}/blog`);
    await demo.fault({ path: '/wp/v2/posts', status: 503 });
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Post not found' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  },
);

test('a service that is down at the start is waited for', inProof, async ({ request }) => {
  const demo = await startDemo();
  running.push(demo);
  await demo.fault({ path: '.', reset: true });
  const site = await startSite({ env: demo.env, until: 'alive' });
  running.push(site);
  // Whoever started it is told where to look.
  const told = `${demo.env.WORDPRESS_URL} does not answer. The site recovers by itself once it does; to see why: npm run doctor`;
  await expect.poll(site.logs).toContain(told);
  const readiness = await request.get(`${site.url}/readyz`);
  expect(readiness.status()).toBe(503);
  expect((await readiness.json()).ready).toBe(false);
  for (const address of ['/', '/catalog', '/blog', '/about']) {
    const response = await request.get(`${site.url}${address}`);
    expect([200, 502, 503], address).toContain(response.status());
    expect(await response.text()).toContain('</html>');
  }

  await demo.fault();
  await expect.poll(async () => (await request.get(`${site.url}/readyz`)).status()).toBe(200);
  expect((await request.get(`${site.url}/catalog`)).status()).toBe(200);
  expect((await request.get(`${site.url}/blog`)).status()).toBe(200);
});

test('a service that never answers costs a page its deadline and no more', inProof, async ({ request }) => {
  const { demo, site } = await start({ UPSTREAM_TIMEOUT_MS: '1500' });
  // What a program loads for its first page is not the service's either.
  await request.get(`${site.url}/catalog?page=2`);
  await demo.fault({ path: SHOP, hang: true });
  const begin = performance.now();
  const response = await request.get(`${site.url}/catalog`);
  // Without the setting it would be ten seconds; what a busy machine adds is not the service's.
  expect(performance.now() - begin).toBeLessThan(9_000);
  expect(response.status()).toBe(200);
  expect(await response.text()).toMatch(AS_OF);
});
