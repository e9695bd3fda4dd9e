import type { Page } from '@playwright/test';
import { inProof } from './full.ts';
import { operator } from './operator.ts';
import { choose, expect, expectSameDocument, markDocument, open, takenOver, test } from './page.ts';

const PRODUCT = '/product/icasa-type-approval-label';

test('what is below the fold is fetched when it comes near, and stands there before and after', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', request => fetched.push(new URL(request.url()).pathname));
  const late = () => fetched.filter(path => /\/(Reviews|Related)-[\w-]+\.js$/.test(path));
  await open(page, PRODUCT);
  const reviews = page.locator('#reviews').getByRole('article');
  const count = await reviews.count();
  expect(count).toBeGreaterThan(1);
  expect(late()).toEqual([]);
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  await expect.poll(() => late().length).toBe(2);
  await expect(reviews).toHaveCount(count);
});

test(
  'the facts of a product come when they are near, and with the screen where the browser draws it',
  inProof,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const fetched: string[] = [];
    page.on('request', request => fetched.push(new URL(request.url()).pathname));
    const facts = () => fetched.filter(path => /\/ProductFacts-[\w-]+\.js$/.test(path)).length;
    await open(page, PRODUCT);
    const weight = page.getByRole('heading', { name: 'Specifications' });
    await expect(weight).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(facts()).toBe(0);
    await weight.scrollIntoViewIfNeeded();
    await expect.poll(facts).toBe(1);
    await expect(page.locator('#ask').getByRole('textbox').first()).toBeVisible();

    await open(page, '/catalog');
    const link = page.locator('article[data-card] a').first();
    await takenOver(link);
    await markDocument(page);
    await link.click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(weight).toBeVisible();
    await expect(page.locator('#ask')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectSameDocument(page);
  },
);

test('a choice above leaves standing what was not fetched yet', inProof, async ({ page }) => {
  await open(page, PRODUCT);
  const reviews = page.locator('#reviews').getByRole('article');
  const count = await reviews.count();
  await page
    .locator('main label', { has: page.getByRole('radio', { checked: false }) })
    .first()
    .click();
  await expect(page).toHaveURL(/\?\w+=/);
  await expect(reviews).toHaveCount(count);
});

/** Follows the lowest height that the page has from now on, in parts of the one it has now. */
async function followHeight(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const root = document.documentElement;
    const whole = root.scrollHeight;
    new ResizeObserver(() => {
      const { lowest = '1' } = root.dataset;
      root.dataset.lowest = String(Math.min(Number(lowest), root.scrollHeight / whole));
    }).observe(document.body);
  });
  return async () => Number(await page.locator('html').getAttribute('data-lowest'));
}

const changes: Record<string, (page: Page) => Promise<void>> = {
  'the link to the reviews': async page => {
    await page.getByRole('main').locator('a[href$="#reviews"]').first().click();
    await expect(page).toHaveURL(/#reviews$/);
  },
  'a choice': async page => {
    await choose(page.getByRole('main'), '50 × 20 mm');
    await expect(page).toHaveURL(/\?size=/);
  },
};

for (const [name, change] of Object.entries(changes))
  test(`${name} leaves the page as high as it was while what is below is on its way`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(/\/(TrueSize|ProductFacts|Reviews|Related)-[\w-]+\.js$/, async route => {
      await held;
      await route.continue();
    });
    await open(page, '/product/security-void-label-blue');
    const heading = page.locator('#reviews').getByRole('heading').first();
    const lowest = await followHeight(page);
    await change(page);
    const isNamed = new URL(page.url()).hash !== '';
    await expect(heading).toBeVisible();
    if (isNamed) await expect(heading).toBeInViewport();
    letGo();
    await takenOver(heading);
    expect(await lowest()).toBeGreaterThan(0.9);
    if (isNamed) await expect(heading).toBeInViewport();
  });

test('a part whose code does not come stands on after a choice', inProof, async ({ page, watch }) => {
  watch.allow(/Reviews-[\w-]+\.js/);
  const failed = page.waitForEvent('requestfailed', request => /\/Reviews-/.test(request.url()));
  await page.route(/\/Reviews-[\w-]+\.js$/, route => route.abort());
  await page.route(/\/ProductFacts-[\w-]+\.js$/, async route => {
    await failed;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, '/product/security-void-label-blue');
  const reviews = page.locator('#reviews').getByRole('article');
  const count = await reviews.count();
  expect(count).toBeGreaterThan(1);
  await choose(page.getByRole('main'), '50 × 20 mm');
  await takenOver(page.getByRole('heading', { name: 'Specifications' }));
  expect(await reviews.count()).toBe(count);
});

test('without the code of a part the page stays, and the header and footer serve', async ({ page, watch }) => {
  watch.allow(/Related-[\w-]+\.js/);
  await page.route(/\/Related-[\w-]+\.js$/, route => route.abort());
  await open(page, PRODUCT);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About' })).toBeVisible();
  // The stylesheet came with the screen that was left.
  const position = () => page.getByRole('contentinfo').evaluate(node => getComputedStyle(node).position);
  expect(await position()).toBe('relative');
});

test('a menu that somebody comes to does not wait until the browser is idle', inProof, async ({ page }) => {
  await page.addInitScript(() => {
    const { requestIdleCallback } = window;
    // The client's own start waits for it, too, and comes first.
    window.requestIdleCallback = (...asked) =>
      document.querySelector('link[rel=modulepreload]') ? 0 : requestIdleCallback(...asked);
  });
  await open(page, '/about');
  await markDocument(page);
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Primary' });
  const link = menu.getByRole('link', { name: 'Security Products' });
  await menu.getByText('Products', { exact: true }).click();
  await takenOver(link);
  await link.click();
  await expect(page).toHaveURL('/products/security');
  await expectSameDocument(page);
});

test(
  'what a page measured is told once it is left, and only where the dice say so',
  inProof,
  async ({ page, request }) => {
    const measured = async () => {
      const headers = { authorization: `Bearer ${operator.OPERATOR_TOKEN}` };
      const text = await (await request.get('/metrics', { headers })).text();
      const figure = (name: string) => Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
      return [figure('gateway_page_measure_count\\{name="LCP"\\}'), figure('gateway_page_errors_total')];
    };
    await page.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (address, body) => {
        localStorage.setItem('told', `${localStorage.getItem('told') ?? ''}${address} ${body}`);
        return send(address, body);
      };
    });
    const leave = async (dice: number) => {
      await page.addInitScript(value => {
        Math.random = () => value;
      }, dice);
      const late = page.waitForResponse(/\/late-[\w-]+\.js$/);
      // An error of the client's first moments, long before what tells of it is there.
      await page.route(
        /\/assets\/main-[\w-]+\.js$/,
        async route => {
          await page.evaluate(() => dispatchEvent(new Event('unhandledrejection')));
          await route.continue();
        },
        { times: 1 },
      );
      await open(page, PRODUCT);
      await late;
      await page.evaluate(() => new Promise(done => requestIdleCallback(done)));
      // Nobody but the listener for them hears of it.
      await page.evaluate(() => dispatchEvent(new Event('unhandledrejection')));
      await page.goto('about:blank');
    };
    const [pages = 0, errors = 0] = await measured();
    await leave(0.5);
    await leave(0.05);
    await expect.poll(measured).toEqual([pages + 1, errors + 2]);
    await open(page, PRODUCT);
    const told = (await page.evaluate(() => localStorage.getItem('told'))) ?? '';
    expect(told).toMatch(/^\/beacon \[(\{"name":"(LCP|CLS|INP|error)","value":[\d.e-]+\},?)+\]$/);
  },
);

test('whoever comes to a link of the home page has at hand what the move waits for', inProof, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', request => fetched.push(new URL(request.url()).pathname));
  const offered = () => fetched.filter(path => /\/Offered-[\w-]+\.js$/.test(path)).length;
  await open(page, '/');
  expect(offered()).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).hover();
  await expect.poll(offered).toBe(1);
});

test('what an editor wrote is the next post’s own, once one has walked there', inProof, async ({ page }) => {
  await open(page, '/posts/five-days-to-lusaka');
  const article = page.locator('main article').first();
  const before = await article.innerText();
  const title = await page.locator('h1').innerText();
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.locator('main a[rel=prev], main a[rel=next]').first().click();
  await expect(page.locator('h1')).not.toHaveText(title);
  const walked = await article.innerText();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await page.reload();
  expect(await article.innerText()).toBe(walked);
  expect(walked).not.toBe(before);
});
