import type { Locator, Page } from '@playwright/test';
import { inProof } from './full.ts';
import { expect, expectSameDocument, hydrated, markDocument, open, test } from './page.ts';
import { expectAccessible, expectWhole } from './whole.ts';

const KEPT = '/blog';

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page that was visited opens offline with its time, and nothing personal is kept', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/Request failed/, /ERR_INTERNET_DISCONNECTED/, /Failed to (load|fetch)/);
    await open(page, '/');
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname));
    await expect.poll(kept).toEqual(['/']);
    await page.goto('/cart');
    await page.goto('/robots.txt');
    await open(page, `${KEPT}?utm_source=mail&utm_medium=news`);
    await expect.poll(kept).toEqual(['/', KEPT]);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await context.setOffline(true);
    await page.goto(`${KEPT}?gclid=1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('aside[data-line]')).toHaveText(
      /^You are offline\. This page is shown as it was on \d+ \w+ \d{4}/,
    );
    expect(await page.locator('footer').evaluate(node => getComputedStyle(node).position)).toBe('relative');
    await context.setOffline(false);
    // The page itself may be loading anew by now.
    const other = await context.newPage();
    await other.goto(KEPT);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(other.locator('aside[data-line]')).toHaveCount(0);
  });

  /** A page that was kept, opened offline and taken over. */
  async function openKept(page: Page): Promise<Locator> {
    const late = page.waitForResponse(/\/moves-[\w-]+\.js$/);
    await open(page, KEPT);
    await (await late).finished();
    await expect.poll(() => page.evaluate(async () => (await caches.match(location.href)) !== undefined)).toBe(true);
    const files = () => page.evaluate(async () => (await (await caches.open('files')).keys()).map(({ url }) => url));
    await expect.poll(files).toContainEqual(expect.stringMatching(/\/moves-[\w-]+\.js$/));
    await page.context().setOffline(true);
    await page.reload();
    await hydrated(page);
    await expect(page.locator('div[data-line]')).toBeAttached();
    const line = page.locator('aside[data-line]');
    await expect(line).toHaveText(/^You are offline/);
    return line;
  }

  test('once the line is back, a kept page is loaded anew', async ({ page, context, watch }) => {
    watch.allow(/Request failed/, /ERR_INTERNET_DISCONNECTED/, /Failed to (load|fetch)/);
    const line = await openKept(page);
    await markDocument(page);
    await context.setOffline(false);
    await expect(line).toHaveCount(0);
    await expect(page.locator('html[data-marked]')).toHaveCount(0);
  });

  test('a kept page in which something is entered stays open, and says that it is old', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/Request failed/, /ERR_INTERNET_DISCONNECTED/, /Failed to (load|fetch)/);
    const line = await openKept(page);
    await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('thandi@example.test');
    await markDocument(page);
    await context.setOffline(false);
    await expect(line).toHaveText(/^This page is shown as it was on \d+ \w+ \d{4}/);
    await expect(page.locator('div[data-line]')).toHaveText('You are back online.');
    await expectSameDocument(page);
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Email' })).toHaveValue('thandi@example.test');
  });

  test('a page that is walked to from a kept one is not said to be as old', async ({ page, context, watch }) => {
    watch.allow(/Request failed/, /ERR_INTERNET_DISCONNECTED/, /Failed to (load|fetch)/);
    // As where the site alone was away: the browser takes no notice.
    await page.addInitScript(() => addEventListener('online', event => event.stopImmediatePropagation(), true));
    const line = await openKept(page);
    await context.setOffline(false);
    await markDocument(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(line).toHaveCount(0);
    await expectSameDocument(page);
  });

  test(
    'an address that was never visited says so offline, names what is kept, and can be tried again',
    inProof,
    async ({ page, context, watch }) => {
      watch.allow(/Request failed/, /ERR_INTERNET_DISCONNECTED/, /Failed to (load|fetch)/);
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, KEPT);
      const title = await page.title();
      await expect.poll(() => page.evaluate(async () => (await (await caches.open('pages')).keys()).length)).toBe(1);
      await page.goto('/cart');
      await context.setOffline(true);
      await page.goto('/about?from=a%22b');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
      await expect(page.getByRole('banner')).toHaveText('Diri Labels');
      await expect(page.getByRole('listitem')).toHaveText([title]);
      await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', /\/about\?from=a%22b$/);
      await expectWhole(page);
      await expectAccessible(page);
      await page.getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(new RegExp(`${KEPT}$`));
      await page.goBack();
      await context.setOffline(false);
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
      await expect(page).toHaveURL(/\/about/);
    },
  );

  test('a page that is gone by now is not shown any more', inProof, async ({ page, context, watch }) => {
    watch.allow(/Request failed/, /ERR_INTERNET_DISCONNECTED/, /Failed to (load|fetch)/, /status of 404/);
    await open(page, KEPT);
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname));
    await expect.poll(kept).toEqual([KEPT]);
    for (const gone of ['/product/taken-down-since', '/post/taken-down-since']) {
      // As it was left there while the page was still up.
      await page.evaluate(
        async ([from, to]) => {
          const pages = await caches.open('pages');
          await pages.put(to!, (await pages.match(from!))!);
        },
        [KEPT, gone],
      );
      expect(await kept()).toEqual([KEPT, gone]);
      expect((await page.goto(gone))?.status()).toBe(404);
      await expect.poll(kept).toEqual([KEPT]);
    }
    await context.setOffline(true);
    await page.goto('/product/taken-down-since');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  });

  test('switched off, it removes itself and what it remembered', async ({ page }) => {
    await open(page, '/');
    const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(() => page.evaluate(() => caches.keys())).toContain('pages');
    // As a site says it that was started with OFFLINE_PAGES=off.
    await page.addInitScript(() => {
      new MutationObserver((_, self) => {
        const said = document.querySelector('meta[name=offline]');
        if (said) self.disconnect();
        said?.remove();
      }).observe(document, { childList: true, subtree: true });
    });
    await open(page, KEPT);
    await expect.poll(count).toBe(0);
    await open(page, '/');
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  });
});

test('offline the page stays, says so, and what is entered waits', async ({ page, context, watch }) => {
  watch.allow(/Request failed/, /ERR_INTERNET_DISCONNECTED/);
  const late = page.waitForResponse(/\/moves-[\w-]+\.js$/);
  await open(page, '/request-quote');
  await late;
  await page.getByRole('textbox', { name: /^Name/ }).fill('Thandi');
  const line = page.locator('div[data-line]');
  await expect(line).toBeAttached();
  await context.setOffline(true);
  await expect(line).toHaveText(/^You are offline\. This page stays open/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(line).toHaveText(/that page is not kept in this browser/);
  await expect(page).toHaveURL(/\/request-quote$/);
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Thandi');
  await context.setOffline(false);
  await expect(line).toHaveText('You are back online.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
});

test('offline a part whose code has not come yet is said to be missing', async ({ page, context, watch }) => {
  watch.allow(/Request failed/, /ERR_INTERNET_DISCONNECTED/, /Failed to (load|fetch)/);
  const late = page.waitForResponse(/\/moves-[\w-]+\.js$/);
  await open(page, '/about');
  await late;
  const line = page.locator('div[data-line]');
  await expect(line).toBeAttached();
  await context.setOffline(true);
  await expect(line).toHaveText(/^You are offline\. This page stays open/);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(line).toHaveText(/that part of the page was not loaded/);
  await expect(page).toHaveURL(/\/about$/);
});

test('offline a product that cannot be put into the cart is told, and once the line is back it can', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/Request failed/, /ERR_INTERNET_DISCONNECTED/);
  const late = [/\/moves-[\w-]+\.js$/, /\/Notice-[\w-]+\.js$/].map(code => page.waitForResponse(code));
  await open(page, '/catalog');
  await Promise.all(late);
  await page.waitForLoadState('networkidle');
  const told = page.getByRole('region', { name: 'Notifications' });
  const add = page.getByRole('button', { name: /^Add to cart: / }).first();
  await context.setOffline(true);
  await add.click();
  await expect(told).toContainText('Failed to Add to Cart');
  await context.setOffline(false);
  await add.click();
  await expect(told).toContainText('Added to Cart');
  await expect(page.getByRole('button', { name: /^Cart, \d+ item/ })).toBeVisible();
});
