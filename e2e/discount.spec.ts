import type { Page } from '@playwright/test';
import { told } from './buyers.ts';
import { inProof, inProofBut } from './full.ts';
import { expect, test } from './page.ts';
import { expectAccessible, expectWhole } from './whole.ts';

// An address with a coupon in it, as it stands in a mail or on a flyer.

const PUT = 'Put it on my cart';
const LABEL = '/product/icasa-type-approval-label?size=25-x-15-mm&material=white-polyester';

/** Puts a label into the cart, with scripts or without. */
async function fill(page: Page): Promise<void> {
  await page.goto(LABEL);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(told(page).getByText('Added to Cart').or(page.getByText('Order Summary'))).toBeVisible();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a discount is put on the cart by its button, not by its address', async ({ page }) => {
      const main = page.getByRole('main');
      await fill(page);
      await page.goto('/discount/save10');
      await expect(main.getByRole('heading', { name: 'Coupon SAVE10' })).toBeVisible();
      await page.goto('/cart');
      await expect(main.getByText('Discount', { exact: true })).toHaveCount(0);
      await page.goto('/discount/save10');
      await main.getByRole('button', { name: PUT }).click();
      await expect(page).toHaveURL(/\/cart$/);
      await expect(main.getByRole('region', { name: 'Order Summary' })).toContainText(/Discount.*−/);
      await expect(main.getByRole('button', { name: 'Remove coupon SAVE10' })).toBeVisible();
    });

    test(
      'an empty cart is told of first, and the discount waits for what is put in',
      inProofBut(javaScriptEnabled),
      async ({ page }) => {
        const main = page.getByRole('main');
        await page.goto('/discount/save10');
        await expect(main.getByText('Your cart is empty.')).toBeVisible();
        await expect(main.getByText(/SAVE10 waits in this browser/)).toBeVisible();
        await expect(main.getByRole('button', { name: PUT })).toHaveCount(0);
        await main.getByRole('link', { name: 'See the catalogue' }).click();
        await expect(page).toHaveURL(/\/catalog$/);
        await fill(page);
        const told = page.getByText('Coupon SAVE10, which waited for your cart, is taken off.');
        await expect(told.first()).toBeVisible();
        await page.goto('/cart');
        await expect(main.getByRole('region', { name: 'Order Summary' })).toContainText(/Discount.*−/);
        await expect(told).toBeVisible();
      },
    );

    test('a discount that waited and is refused is told once and forgotten', inProof, async ({ page }) => {
      const main = page.getByRole('main');
      await page.goto('/discount/WINTER25');
      await expect(main.getByText(/WINTER25 waits in this browser/)).toBeVisible();
      await fill(page);
      const told = page.getByText(/WINTER25, which waited for your cart, was not taken off\. .*expired/);
      await expect(told.first()).toBeVisible();
      await page.goto('/cart');
      await expect(told).toBeVisible();
      await fill(page);
      await page.goto('/cart');
      await expect(main.getByRole('region', { name: 'Order Summary' })).toBeVisible();
      await expect(told).toHaveCount(0);
    });

    for (const [code, what] of [
      ['NOSUCH', 'unknown'],
      ['WINTER25', 'expired'],
    ])
      test(`a discount that is ${what} is told, and nothing changes`, inProof, async ({ page, watch }) => {
        watch.allow(/status of 422/);
        await fill(page);
        await page.goto(`/discount/${code}`);
        await page.getByRole('main').getByRole('button', { name: PUT }).click();
        await expect(page.getByRole('alert')).toContainText(new RegExp(`${code}|expired|exist`, 'i'));
        await expect(page).toHaveURL(new RegExp(`/discount/${code}$`, 'i'));
      });
  });

test('the page of a discount is whole and open to all at 390 and 1440', inProof, async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/discount/SAVE10');
    await expectWhole(page);
    await expectAccessible(page);
  }
});
