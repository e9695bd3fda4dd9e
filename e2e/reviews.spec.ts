import { inProof } from './full.ts';
import { expect, open, test } from './page.ts';
import { expectAccessible } from './whole.ts';

const THANKS = 'Thank you for your review! It may take some time to appear after moderation.';
const words = (told: string) => ({ name: 'Naledi K.', email: 'naledi@example.co.za', review: told });

test('a review waits for approval: its author sees it, also after a reload, and nobody else does', async ({
  page,
  browser,
}) => {
  const { name, email, review } = words('Sealed 300 meters with it; none came back opened.');
  await open(page, '/product/security-void-label-blue?size=50-x-20-mm');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Write a Review' }).click();
  await expect(main.getByLabel('Name', { exact: true })).toBeFocused();
  await main.getByRole('button', { name: 'Submit Review' }).click();
  await expect(main.getByRole('alert')).toContainText('Please fill in all required fields.');
  await expectAccessible(page, '#reviews');

  await main.getByLabel('Name', { exact: true }).fill(name);
  await main.getByLabel('Email', { exact: true }).fill(email);
  await main.getByLabel('Review', { exact: true }).fill(review);
  await main.getByRole('radio', { name: '4 stars' }).check();
  await main.getByRole('button', { name: 'Submit Review' }).click();
  await expect(main.getByText(THANKS)).toBeVisible();
  await expect(page).toHaveURL(/\?size=50-x-20-mm#reviews$/);
  await expect(main.getByRole('textbox', { name: 'Review' })).toHaveCount(0);
  const first = main.locator('#reviews').getByRole('article').first();
  await expect(first).toContainText(review);
  await expect(first).toContainText('Waits for approval. Until then only you see it.');
  await expectAccessible(page, '#reviews');

  await page.reload();
  await expect(first).toContainText(review);

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await open(other, '/product/security-void-label-blue');
  await expect(other.locator('#reviews').getByRole('article').first()).toBeVisible();
  await expect(other.getByText(review)).toHaveCount(0);
  await stranger.close();
});

test('reviews are turned page by page, and what is chosen stays', inProof, async ({ page }) => {
  await open(page, '/product/security-void-label-blue?size=50-x-20-mm');
  const reviews = page.locator('#reviews');
  const first = await reviews.getByRole('article').first().innerText();
  await reviews.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/size=50-x-20-mm&reviews=2#reviews$/);
  await expect(reviews.getByRole('article').first()).not.toContainText(first);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused review comes back with its words, a good one with thanks, and waits', async ({ page, watch }) => {
    watch.allow(/status of 422/);
    const { name, email, review } = words('Peeled one off on purpose. The word stayed.');
    await page.goto('/product/security-void-label-blue');
    const main = page.getByRole('main');
    await expect(main.getByRole('textbox', { name: 'Review' })).toHaveCount(0);
    await main.getByRole('button', { name: 'Write a Review' }).click();
    await expect(page).toHaveURL(/\?write=1#write-review$/);
    await main.getByLabel('Name', { exact: true }).fill(name);
    await main.getByLabel('Email', { exact: true }).fill('nobody@example');
    await main.getByLabel('Review', { exact: true }).fill(review);
    const posted = page.waitForResponse(response => response.request().method() === 'POST');
    await main.getByRole('button', { name: 'Submit Review' }).click();
    expect((await posted).status()).toBe(422);
    expect((await posted).headers()['cache-control']).toContain('no-store');
    await expect(main.getByRole('alert')).toContainText('Please fill in all required fields.');
    await expect(main.getByLabel('Review', { exact: true })).toHaveValue(review);

    await main.getByLabel('Email', { exact: true }).fill(email);
    const again = page.waitForResponse(response => response.request().method() === 'POST');
    await main.getByRole('button', { name: 'Submit Review' }).click();
    expect((await again).status()).toBe(303);
    await expect(page).toHaveURL(/\?reviewed=1#reviews$/);
    await expect(main.getByText(THANKS)).toBeVisible();
    await expect(main.getByText(review)).toHaveCount(0);
  });
});
