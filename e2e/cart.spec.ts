import type { Locator } from '@playwright/test';
import { main, TAPE, told } from './buyers.ts';
import { addOne, copied, drawer, icon, quantityOf, TAPE_PATH } from './cart.ts';
import { inProof } from './full.ts';
import { choose, expect, open, test } from './page.ts';
import { expectAccessible } from './whole.ts';

test('a visitor without a cart is not asked for one', async ({ page, watch }) => {
  await open(page, '/');
  await expect(icon(page)).toHaveAccessibleName('Cart');
  await page.waitForLoadState('networkidle');
  expect(watch.asked().filter(name => name.includes('Cart'))).toEqual([]);
  await icon(page).click();
  await expect(drawer(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('a total names the same parts in the drawer, the cart and the checkout', inProof, async ({ page }) => {
  await addOne(page);
  const parts = async (place: Locator) => {
    const rows = place.locator('dt').filter({ visible: true });
    await expect(rows.filter({ hasText: 'Total' }).first()).toBeVisible();
    return rows.allTextContents();
  };
  await icon(page).click();
  const inDrawer = await parts(drawer(page));
  await open(page, '/cart');
  const cart = await parts(main(page));
  await open(page, '/checkout');
  const checkout = await parts(main(page));
  expect(cart).toEqual(expect.arrayContaining(inDrawer));
  expect(checkout).toEqual(expect.arrayContaining(cart));
});

test('a card and a product page put their product into the cart, and the drawer shows both', async ({ page }) => {
  await open(page, '/catalog');
  await main(page)
    .getByRole('button', { name: `Add to cart: ${TAPE}` })
    .click();
  await expect(told(page)).toContainText(`Added to Cart${TAPE}`);
  await expect(icon(page)).toHaveAccessibleName('Cart, 1 item');

  await open(page, '/product/security-void-label-blue');
  await choose(main(page), '50 × 20 mm');
  await main(page).getByRole('button', { name: 'One more' }).click();
  await main(page).getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(icon(page)).toHaveAccessibleName('Cart, 3 items');

  await icon(page).click();
  const lines = drawer(page).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.nth(1)).toContainText('50 × 20 mm');
  await expectAccessible(page);
  await drawer(page)
    .getByRole('button', { name: `Remove ${TAPE}` })
    .click();
  await expect(lines).toHaveCount(1);
  await drawer(page).getByRole('link', { name: 'View Cart' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
  await expect(drawer(page)).toBeHidden();
});

test(
  'in the drawer on a low screen lines and the ways on are in sight, and the sums a swipe away',
  inProof,
  async ({ page }) => {
    await addOne(page);
    await page.setViewportSize({ width: 390, height: 640 });
    await icon(page).click();
    const price = drawer(page).getByRole('listitem').getByText('ZAR 1,190.00');
    const onTop = (part: Element) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return part.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    await expect(drawer(page).getByText('Total', { exact: true })).toBeVisible();
    expect(await price.evaluate(onTop)).toBe(true);
    await page.setViewportSize({ width: 667, height: 375 });
    expect(await drawer(page).getByRole('link', { name: 'Checkout' }).evaluate(onTop)).toBe(true);
    await drawer(page).evaluate(dialog => dialog.scrollTo(0, dialog.scrollHeight));
    expect(await drawer(page).getByText('Total', { exact: true }).evaluate(onTop)).toBe(true);
  },
);

test('quantities, a coupon and the way of shipping change the sum; 0 removes', async ({ page }) => {
  await addOne(page);
  await open(page, '/cart');
  const summary = main(page).getByRole('region', { name: 'Order Summary' });
  await expectAccessible(page);
  await expect(summary).toContainText('ZAR 1,190.00');
  await main(page).getByRole('button', { name: 'One more' }).click();
  await expect(summary).toContainText('Items (2)ZAR 2,380.00');
  await summary.getByRole('radio', { name: /^Collect/ }).check();
  await expect(summary).toContainText('TotalZAR 2,380.00');

  await summary.getByLabel('Coupon code').fill('nonsense');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary.getByLabel('Coupon code')).toHaveAccessibleDescription(/nonsense/i);
  await summary.getByLabel('Coupon code').fill('SAVE10');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary).toContainText('Discount');
  await summary.getByRole('button', { name: 'Remove coupon SAVE10' }).click();
  await expect(summary).not.toContainText('Discount');

  await quantityOf(page, TAPE).fill('0');
  await expect(main(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expectAccessible(page);
  // It shows before the store has answered.
  await expect.poll(() => copied(page)).toBeNull();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('every control of a line is within reach of a finger', inProof, async ({ page }) => {
    await addOne(page);
    await open(page, '/cart');
    const summary = main(page).getByRole('region', { name: 'Order Summary' });
    await main(page).getByRole('button', { name: 'One more' }).tap();
    await expect(summary).toContainText('Items (2)');
    await main(page).getByRole('button', { name: 'One less' }).tap();
    await expect(summary).toContainText('Items (1)');
    await main(page)
      .getByRole('button', { name: `Remove ${TAPE}` })
      .tap();
    await expect(main(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });
});

test('shipping is estimated by country, province and postal code', inProof, async ({ page }) => {
  await addOne(page);
  await open(page, '/cart');
  const summary = main(page).getByRole('region', { name: 'Order Summary' });
  await summary.getByText('Estimate shipping').click();
  await summary.getByLabel('Postal code').fill('12');
  await summary.getByRole('button', { name: 'Estimate', exact: true }).click();
  await expect(summary.getByText('Please enter a valid postal code for South Africa.')).toBeVisible();
  await summary.getByLabel('Province').selectOption('Western Cape');
  await summary.getByLabel('Postal code').fill('8001');
  await summary.getByRole('button', { name: 'Estimate', exact: true }).click();
  await expect(summary.getByText('Please enter a valid postal code')).toHaveCount(0);
  await expect(summary.getByRole('radio', { name: /^Courier/ })).toBeVisible();
});

test('the whole cart goes on the quote list in one click', inProof, async ({ page }) => {
  await addOne(page);
  await open(page, '/cart');
  await main(page).getByRole('button', { name: 'Ask for a quote instead' }).click();
  await expect(page).toHaveURL('/request-quote#quote-list');
  await expect(main(page).getByLabel(`Quantity of ${TAPE}`)).toHaveValue('1');
});

test('another tab follows, and another visitor sees nothing of it', async ({ page, context, browser }) => {
  await open(page, '/');
  const other = await context.newPage();
  await addOne(other);
  await expect(icon(page)).toHaveAccessibleName('Cart, 1 item');
  await open(other, '/cart');
  await quantityOf(other, TAPE).fill('4');
  await expect(icon(page)).toHaveAccessibleName('Cart, 4 items');

  const stranger = await (await browser.newContext()).newPage();
  const response = await stranger.goto(new URL('/cart', page.url()).href);
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(main(stranger).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await stranger.context().close();
});

test(
  'a cookie that was tampered with starts a new cart with what this browser knows of, and says so',
  inProof,
  async ({ page, context }) => {
    await addOne(page);
    const session = (await context.cookies()).find(({ name }) => name === 'cart')!;
    await context.addCookies([{ ...session, value: `tampered${session.value.slice(8)}` }]);
    await open(page, '/cart');
    // What comes last has come: nothing takes the words away again.
    await expect(main(page).getByRole('heading', { name: 'Often ordered with it' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(main(page)).toContainText('Your cart could not be found, so a new one was started.');
    await expect(main(page)).toContainText('What was in your cart has been put back.');
    await expect(quantityOf(page, TAPE)).toHaveValue('1');
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a product is added, counted, given a coupon and removed', async ({ page, watch }) => {
    watch.allow(/status of 422/);
    await page.goto('/catalog');
    await main(page)
      .getByRole('button', { name: `Add to cart: ${TAPE}` })
      .click();
    await expect(page).toHaveURL('/cart');
    await quantityOf(page, TAPE).fill('3');
    await main(page).getByRole('button', { name: 'Update' }).click();
    await expect(main(page)).toContainText('Items (3)');
    await main(page).getByLabel('Coupon code').fill('nonsense');
    await main(page).getByRole('button', { name: 'Apply' }).click();
    await expect(main(page).getByRole('alert')).toContainText(/nonsense/i);
    await main(page).getByLabel('Coupon code').fill('SAVE10');
    await main(page).getByRole('button', { name: 'Apply' }).click();
    await expect(main(page)).toContainText('Discount');
    await main(page)
      .getByRole('button', { name: `Remove ${TAPE}` })
      .click();
    await expect(main(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });

  test('a chosen variation is added; what the store refuses comes back to the same screen', async ({ page, watch }) => {
    watch.allow(/status of 422/);
    await page.goto('/product/security-void-label-blue?size=50-x-20-mm&colour=blue');
    await main(page).getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page).toHaveURL('/cart');
    await expect(main(page)).toContainText('50 × 20 mm');
    const addTape = async (quantity: string) => {
      await page.goto(TAPE_PATH);
      await main(page).getByLabel('Quantity').fill(quantity);
      await main(page).getByRole('button', { name: 'Add to cart', exact: true }).click();
    };
    // A new line is filled as far as it goes, and that is told; one that is there takes no more than it may.
    await addTape('99999');
    await expect(page).toHaveURL('/cart');
    await expect(main(page)).toContainText('9999 instead of 99999');
    const posted = page.waitForResponse(response => response.request().method() === 'POST');
    await addTape('1');
    expect((await posted).status()).toBe(422);
    await expect(main(page).getByRole('alert')).toContainText('Failed to Add to Cart');
    await expect(main(page).getByRole('heading', { level: 1, name: TAPE })).toBeVisible();
  });
});
