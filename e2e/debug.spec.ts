import { AxeBuilder } from '@axe-core/playwright';
import { expect, open, test } from './page.ts';

const SUMMARY = /^Errors: 0\. Warnings: 0\. Good: \d+\. For information: \d+\.$/;

test('the tests run again by keyboard, and write to a cart when that is asked for', async ({ page, watch }) => {
  await open(page, '/debug/woocommerce');
  await expect(page.getByRole('status')).toHaveText(SUMMARY);
  const cart = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Cart', exact: true }) });
  await expect(cart).toContainText('nothing was written');
  await page.getByRole('checkbox', { name: /^Write to a cart/ }).focus();
  await page.keyboard.press('Space');
  watch.asked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(cart).toContainText('took a product and gave it back');
  expect(watch.asked()).toEqual(['POST Diagnostics']);
  await cart.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(cart.getByText('"emptied"')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('nobody keeps the results, and search engines leave them alone', async ({ request }) => {
  const answer = await request.get('/debug/woocommerce');
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the tests run with the page, and again by its button', async ({ page }) => {
    await page.goto('/debug/woocommerce');
    const main = page.getByRole('main');
    await expect(main.getByText(SUMMARY)).toBeVisible();
    await main.getByRole('checkbox', { name: /^Write to a cart/ }).check();
    await main.getByRole('button', { name: 'Run Tests' }).click();
    await expect(main.getByText('took a product and gave it back')).toBeVisible();
    await main.getByText('Raw data Cart').click();
    await expect(main.getByText('"emptied"')).toBeVisible();
  });
});
