import { chromium, type Page } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { main, TAPE } from './buyers.ts';
import { addOne, drawer, icon, TAPE_PATH } from './cart.ts';
import { inProof } from './full.ts';
import { expect, expectSameDocument, hydrated, markDocument, open, test } from './page.ts';

// What is fetched before it is asked for, and what is shown at once to whoever goes back.

const QUERY = /\/graphql\?/;
const asked = (page: Page) => {
  const names: string[] = [];
  page.on('request', request => {
    if (QUERY.test(request.url())) names.push(new URL(request.url()).searchParams.get('operationName') ?? '');
  });
  return names;
};
const listed = (page: Page) => page.getByRole('banner').getByRole('link', { name: /on your list$/ });
/** From now on no query is answered. */
const cutOff = (page: Page) => page.route(QUERY, () => {});
const card = (page: Page) => page.locator('main article a[href^="/product/"]').first();

test('a pointer that rests on a link has the page fetched; the click asks for nothing', async ({ page }) => {
  await open(page, '/catalog');
  const ahead = page.waitForResponse(response => /operationName=Product&/.test(response.url()));
  await card(page).hover();
  await (await ahead).finished();
  await cutOff(page);
  await card(page).click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('button', { name: /Add to Cart|Request/ }).first()).toBeVisible();
});

test('what a screen shows is asked for while its code is on the way', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route(/\/ProductCategoryScreen-[\w-]+\.js$/, async route => {
    await code.promise;
    await route.continue();
  });
  const apart = page.waitForResponse(/\/earlyLoads-[\w-]+\.js$/);
  await open(page, '/cookies');
  // It has come once it has run: whoever imports it then gets what is there.
  await page.evaluate(address => import(address).then(() => {}), (await apart).url());
  const data = page.waitForRequest(request => /operationName=ProductCategory&/.test(request.url()));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Security', exact: false }).first();
  await link.evaluate((node: HTMLElement) => node.click());
  await data;
  await expect(page).toHaveURL(/\/cookies$/);
  code.resolve();
  await expect(page).toHaveURL(/\/products\/security$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a transition that is skipped, as by a visitor who walks on at once, is no error of the page', async ({
  page,
}) => {
  await open(page, '/catalog');
  await page.evaluate(async () => {
    const heard = new Promise(resolve => addEventListener('unhandledrejection', resolve, { once: true }));
    document.startViewTransition(() => {}).skipTransition();
    await heard;
  });
  expect(await page.evaluate(() => (window as { errorsSoFar?: number }).errorsSoFar)).toBeUndefined();
});

test("a card's picture is carried over to its product; Back waits for no transition", async ({ page }) => {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { transitions: 0 });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = update => {
      seen.transitions += 1;
      return start(update);
    };
  });
  const transitions = () => page.evaluate(() => (window as unknown as { transitions: number }).transitions);
  await open(page, '/catalog');
  const heading = page.getByRole('heading', { level: 1 });
  const listed = await heading.innerText();
  const name = await card(page).innerText();
  await card(page).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await transitions()).toBe(1);
  await page.goBack();
  await expect(heading).toHaveText(listed);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await transitions()).toBe(1);
});

test('a finger that is put on a link has the page fetched before it is lifted', async ({ page }) => {
  await open(page, '/catalog');
  const names = asked(page);
  // Who watches for fingers comes at idle.
  await expect(async () => {
    await card(page).dispatchEvent('pointerdown', { pointerType: 'touch' });
    expect(names).toContain('Product');
  }).toPass();
  await expect(page).toHaveURL(/\/catalog$/);
});

test('whoever saves data has nothing fetched ahead', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const names = asked(page);
  await open(page, '/catalog');
  await card(page).dispatchEvent('pointerdown', { pointerType: 'touch' });
  await card(page).focus();
  await card(page).click();
  await expect(page).toHaveURL(/\/product\//);
  expect(names.filter(name => name === 'Product')).toHaveLength(1);
});

test('a page of one visitor is never fetched ahead', async ({ page }) => {
  await open(page, '/');
  const sent: string[] = [];
  page.on('request', request => sent.push(request.postData() ?? ''));
  await page.evaluate(() => {
    const made = document.createElement('a');
    made.href = '/checkout';
    document.querySelector('main')?.append(made);
    made.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  });
  expect(sent.filter(body => body.includes('"Cart"'))).toEqual([]);
});

test('Back and Forward show what was there at once, where it stood, without a line', async ({ page }) => {
  await open(page, '/catalog');
  await markDocument(page);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const link = page.locator('main article a[href^="/product/"]').nth(7);
  const name = await link.innerText();
  await link.scrollIntoViewIfNeeded();
  const stood = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await cutOff(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(stood);
  await expect(page.locator('main article a[href^="/product/"]').nth(7)).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectSameDocument(page);
});

test('the first filter on /products leaves page, place and focus as they are', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/products');
  const box = page.getByRole('checkbox', { name: /On Sale/i }).first();
  await page.route(QUERY, async route => {
    await new Promise(done => setTimeout(done, 600));
    await route.continue();
  });
  await box.scrollIntoViewIfNeeded();
  const stood = await page.evaluate(() => scrollY);
  await markDocument(page);
  await page.locator('main h1').evaluate(heading => heading.setAttribute('data-same', ''));
  await box.click();
  await expect(page).toHaveURL(/on_sale=true/);
  await expect(page.locator('main h1[data-same]')).toBeVisible();
  await expect(box).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(stood);
  await expectSameDocument(page);
});

/** A page of a browser that keeps pages which are left: only the whole browser has such a cache. */
async function inBackForwardCache(baseURL: string | undefined, look: (page: Page) => Promise<void>): Promise<void> {
  const options = launchOptions(true);
  const browser = await chromium.launch({ ...options, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  try {
    await look(await browser.newPage({ baseURL: baseURL ?? '' }));
  } finally {
    await browser.close();
  }
}

/** Marks the page, so that `returned` knows it again. */
const markKept = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { kept: true });
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });

/** Goes back to the marked page, which has to come out of the cache. */
async function returned(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  // The way back may end what is asked while it lasts.
  const report = () => {
    const asked = page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
        notRestoredReasons?: unknown;
      })[];
      const { kept = false, persisted = false } = window as { kept?: boolean; persisted?: boolean };
      return { kept, persisted, reasons: entry?.notRestoredReasons ?? null };
    });
    return asked.catch(() => null);
  };
  await expect.poll(report).toEqual({ kept: true, persisted: true, reasons: null });
}

test('a page that was left for another document is there again from the back-forward cache', inProof, ({ baseURL }) =>
  inBackForwardCache(baseURL, async page => {
    await page.goto('/catalog');
    await hydrated(page);
    await markKept(page);
    await page.goto('/blog');
    await returned(page);
  }),
);

test('a page out of the back-forward cache shows cart and quote list as they are by now', ({ baseURL }) =>
  inBackForwardCache(baseURL, async page => {
    // As of a browser that tells a page in its cache nothing of what others store; this one tells it afterwards.
    await page.addInitScript(() =>
      window.addEventListener('storage', event => event.isTrusted && event.stopImmediatePropagation()),
    );
    await addOne(page);
    await open(page, '/catalog');
    await icon(page).click();
    await expect(drawer(page)).toContainText(TAPE);
    // A page that waits for its cart holds a lock: one that the next page wants, too, is kept by no browser.
    await expect(drawer(page).getByText('Total', { exact: true })).toBeVisible();
    await markKept(page);

    await page.goto(TAPE_PATH);
    await hydrated(page);
    await main(page).getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(icon(page)).toHaveAccessibleName('Cart, 2 items');
    await main(page).getByRole('button', { name: 'Add to quote list' }).click();
    await expect(listed(page)).toHaveText('1');

    await returned(page);
    await expect(drawer(page)).toContainText('× 2');
    await page.keyboard.press('Escape');
    await expect(icon(page)).toHaveAccessibleName('Cart, 2 items');
    await expect(listed(page)).toHaveText('1');
  }));
