import { expect, open, test } from './page.ts';

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

test('a choice above leaves standing what was not fetched yet', async ({ page }) => {
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

test('without the code of a part the page stays, and the header and footer serve', async ({ page, watch }) => {
  watch.allow(/Related-[\w-]+\.js/);
  await page.route(/\/Related-[\w-]+\.js$/, route => route.abort());
  await open(page, PRODUCT);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About' })).toBeVisible();
});
