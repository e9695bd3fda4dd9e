import type { FaultRule } from '../demo/http/faults.ts';
import { fillIn, place, putIn, received } from './buying.ts';
import { inProof } from './full.ts';
import { expect, open, test } from './page.ts';
import { demo, openShop, site } from './shop.ts';
import { expectAccessible } from './whole.ts';

// What stands between the button and the order. The gateway's own tests of it: server/test/order/orderOutcome.test.ts.

const LABEL = 'icasa-type-approval-label';

openShop();

test.afterEach(() => demo.fault());

/** The store does what it was asked for, and its answer is lost. */
const answerLost: FaultRule = { path: '/store/v1/checkout', method: 'POST', reset: true, after: true, times: 1 };

test.describe('trouble', inProof, () => {
  test('an answer that comes too late makes one order', async ({ page }) => {
    await putIn(page, site.url);
    await open(page, `${site.url}/checkout`);
    await fillIn(page, 'fay@example.test');
    await demo.fault({ path: '/store/v1/checkout', method: 'POST', hang: true, after: true, times: 1 });
    await place(page).click();
    await expect(page.getByRole('button', { name: 'Placing your order...' })).toBeDisabled();
    await page.waitForURL(received);
    expect(await demo.orders('fay@example.test')).toHaveLength(1);
  });

  test('an answer that is lost, with nobody to ask, makes one order: the visitor is told, and it is asked after', async ({
    page,
  }) => {
    await putIn(page, site.url);
    await open(page, `${site.url}/checkout`);
    await fillIn(page, 'cleo@example.test');
    await demo.fault(answerLost, { path: '/wc/v3/orders', status: 500 });
    await place(page).click();
    const main = page.getByRole('main');
    await expect(main.getByText('We are checking whether your order arrived')).toBeVisible();
    await expect(main.getByLabel('First name')).toBeDisabled();
    await expectAccessible(page);

    // The visitor loses patience; the order was made meanwhile, and the shop can be asked again.
    await demo.fault();
    await page.reload();
    await page.waitForURL(received);
    await expect(main.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible();
    expect(await demo.orders('cleo@example.test')).toHaveLength(1);
  });

  test('without the code that sends it nothing is ordered, and the form is kept; with it, the next try orders', async ({
    page,
    watch,
  }) => {
    watch.allow(/\/ordering-[\w-]+\.js/);
    const main = page.getByRole('main');
    await putIn(page, site.url);
    await page.route(/\/ordering-[\w-]+\.js$/, route => route.abort());
    await open(page, `${site.url}/checkout`);
    await fillIn(page, 'gus@example.test');
    await place(page).click();
    await expect(main.getByRole('alert')).toContainText('nothing was ordered');
    await expect(main.getByLabel('First name')).toHaveValue('Sipho');
    expect(await demo.orders('gus@example.test')).toEqual([]);
    await page.unroute(/\/ordering-[\w-]+\.js$/);
    await place(page).click();
    await page.waitForURL(received);
    expect(await demo.orders('gus@example.test')).toHaveLength(1);
  });

  test('a line that breaks once the order is placed leaves the buyer with the word that it is', async ({
    page,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/);
    await putIn(page, site.url);
    const ahead = page.waitForResponse(/\/OrderReceivedScreen-/);
    await open(page, `${site.url}/checkout`);
    await fillIn(page, 'hal@example.test');
    await ahead;
    await page.route('**/graphql', async route => {
      if (!route.request().postData()?.includes('"PlaceOrder"')) return route.fallback();
      const response = await route.fetch();
      await page.context().setOffline(true);
      await route.fulfill({ response });
    });
    await place(page).click();
    await page.waitForURL(received);
    const main = page.getByRole('main');
    await expect(main.getByText(/^Your order has been placed/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('You are back online.')).toBeVisible();
    await main.getByRole('link', { name: 'Try Again' }).click();
    await expect(main.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible();
  });

  test('without the code of its page an order is told where it was placed, with the way there', async ({
    page,
    watch,
  }) => {
    watch.allow(/\/OrderReceivedScreen-[\w-]+\.js/);
    await putIn(page, site.url);
    await page.route(/\/OrderReceivedScreen-[\w-]+\.js$/, route => route.abort());
    await open(page, `${site.url}/checkout`);
    await fillIn(page, 'ike@example.test');
    await place(page).click();
    const main = page.getByRole('main');
    const told = main.getByRole('status').filter({ hasText: 'Your order has been placed.' });
    await expect(told).toBeFocused();
    await expectAccessible(page);
    await page.unroute(/\/OrderReceivedScreen-[\w-]+\.js$/);
    await told.getByRole('link', { name: 'See the Order' }).click();
    await page.waitForURL(received);
    await expect(main.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible();
    expect(await demo.orders('ike@example.test')).toHaveLength(1);
  });

  test('a sum that has changed is asked about again, and then charged', async ({ page }) => {
    const main = page.getByRole('main');
    await putIn(page, site.url);
    await open(page, `${site.url}/checkout`);
    await fillIn(page, 'dora@example.test');
    const before = await main.getByText(/^To pay: /).textContent();
    await demo.edit('products', LABEL, { stockQuantity: 2 });
    await place(page).click();
    await expect(main.getByRole('alert')).toContainText('You saw');
    await expect(main.getByText(/^To pay: /)).not.toHaveText(before!);
    const after = await main.getByText(/^To pay: /).textContent();
    expect(await demo.orders('dora@example.test')).toEqual([]);
    await place(page).click();
    await page.waitForURL(received);
    const [order] = await demo.orders('dora@example.test');
    expect(after).toContain(Number(order!.total).toLocaleString('en-US', { minimumFractionDigits: 2 }));
    await demo.edit('products', LABEL, { stockQuantity: 500 });
  });

  test('a cart that the store has forgotten is put back before anything is ordered', async ({ page }) => {
    const main = page.getByRole('main');
    await putIn(page, site.url);
    await open(page, `${site.url}/checkout`);
    await fillIn(page, 'eve@example.test');
    await demo.expireCarts();
    await place(page).click();
    await expect(main.getByRole('alert')).toContainText('Your products are back in it');
    expect(await demo.orders('eve@example.test')).toEqual([]);
    await place(page).click();
    await page.waitForURL(received);
    expect(await demo.orders('eve@example.test')).toHaveLength(1);
  });
});
