import type { Page } from '@playwright/test';
import { inProof } from './full.ts';
import { expect, expectSameDocument, hydrated, markDocument, open, test } from './page.ts';
import { openShop, site } from './shop.ts';

// While a deploy goes on, a page of one release is answered by a process of the other.

const UNKNOWN = { errors: [{ message: 'None is registered.', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };

openShop();

/** From now on the queries of the browser come to a process that does not know them. */
const meetOtherRelease = (page: Page) => page.route('**/graphql?*', route => route.fulfill({ json: UNKNOWN }));
const walkTo = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

test('the page that is walked to is loaded whole, once for this release', inProof, async ({ page }) => {
  await open(page, site.url);
  await markDocument(page);
  await meetOtherRelease(page);
  const loaded = page.waitForEvent('load');
  await walkTo(page, 'About');
  await loaded;
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('24 years of proof, printed');
  await expect(page.locator('html[data-marked]')).toHaveCount(0);

  await hydrated(page);
  await markDocument(page);
  await walkTo(page, 'Security');
  await expect(page.getByRole('heading', { name: 'Failed to Load Products' })).toBeVisible();
  await expectSameDocument(page);
});

test(
  'a screen whose code is of another release is loaded whole, and a second failure has a way on',
  inProof,
  async ({ page, watch }) => {
    watch.allow(/Screen-[\w-]+\.js|status of 404|dynamically imported/);
    await open(page, site.url);
    // However often it is asked for, also by a pointer that comes near.
    let missing = true;
    await page.route(/\/(About|ProductCategory)Screen-[\w-]+\.js$/, route =>
      missing ? route.fulfill({ status: 404 }) : route.continue(),
    );
    // A page that is loaded anew is one of the other release.
    page.on('request', request => {
      if (request.isNavigationRequest()) missing = false;
    });
    const loaded = page.waitForEvent('load');
    await walkTo(page, 'About');
    await loaded;
    await hydrated(page);
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('24 years of proof, printed');

    missing = true;
    await walkTo(page, 'Security');
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong.' })).toBeVisible();
    missing = false;
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Security/ })).toBeVisible();
  },
);
