import { createHmac, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { freePort } from '../server/test/freePort.ts';
import { fillIn, place, putIn, received } from './buying.ts';
import { type Demo, startDemo } from './demo.ts';
import { inProof } from './full.ts';
import { expect, open, test } from './page.ts';
import { picture } from './picture.ts';
import { type Site, startSite } from './site.ts';
import { expectAccessible } from './whole.ts';

// Orders that are paid on the shop's own page: the provider's is a pretence, held to what a real shop was seen to do.

const SECRET = 'shared-by-both-sides-00000001';

const cardPage = /\/card-test\/\?order=/;

async function orderByCard(page: Page, site: Site, email: string): Promise<void> {
  await putIn(page, site.url);
  await open(page, `${site.url}/checkout`);
  await fillIn(page, email);
  await page.getByRole('main').getByRole('radio', { name: 'Card' }).check();
  await place(page).click();
}

// The one place outside the site, and what a browser asks there by itself.
test.beforeEach(({ watch }) =>
  watch.allow(/^Request to another origin: http:\/\/127\.0\.0\.1:\d+\/(card-test|checkout)\//, /\/favicon\.ico/),
);

const cartButton = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name });

test.describe('where our plugin brings buyers back', () => {
  let demo: Demo;
  let site: Site;

  test.beforeAll(async () => {
    const port = String(await freePort());
    demo = await startDemo({ SITE_URL: `http://localhost:${port}` });
    site = await startSite({ env: { ...demo.env, PORT: port } });
  });

  test.afterAll(async () => {
    await site?.stop();
    await demo?.stop();
  });

  test('an order is paid at the shop, and the buyer comes back to a paid order and an empty cart', async ({ page }) => {
    await orderByCard(page, site, 'ada@example.test');
    await page.waitForURL(cardPage);
    await page.getByRole('button', { name: /^Pay ZAR/ }).click();
    await page.waitForURL(received);
    const main = page.getByRole('main');
    await expect(main.getByText(/received on \d/)).toBeVisible();
    await expect(cartButton(page, /^Cart$/)).toBeVisible();
    await picture(page, 'order-paid');
    await expectAccessible(page);
    await open(page, `${site.url}/cart`);
    await expect(main.getByText('Your cart is empty')).toBeVisible();
    expect(await demo.orders('ada@example.test')).toHaveLength(1);
  });

  test('who comes back before the bank has answered is asked to wait, not to pay again', async ({ page }) => {
    await orderByCard(page, site, 'abe@example.test');
    await page.waitForURL(cardPage);
    await page.getByRole('button', { name: /take its time/ }).click();
    await page.waitForURL(received);
    const main = page.getByRole('main');
    await expect(main.getByText('We have not heard from the pay page yet')).toBeVisible();
    await expect(main.getByRole('link', { name: /^Pay ZAR/ })).toHaveCount(0);
    await expectAccessible(page);
    await expect(main.getByText(/received on \d/)).toBeVisible();
  });

  test('a declined card is told, and the next try pays the same order', inProof, async ({ page }) => {
    await orderByCard(page, site, 'bea@example.test');
    await page.waitForURL(cardPage);
    await page.getByRole('button', { name: 'Be declined by the bank' }).click();
    // The provider leads to the shop's pay page; from there a link leads back.
    await page.getByRole('link', { name: 'Back to the order' }).click();
    await page.waitForURL(received);
    const main = page.getByRole('main');
    await expect(main.getByText('Payment failed', { exact: true }).first()).toBeVisible();
    await picture(page, 'order-failed');
    await expectAccessible(page);
    await main.getByRole('link', { name: 'Pay now' }).click();
    await page.getByRole('link', { name: 'Pay by card' }).click();
    await page.getByRole('button', { name: /^Pay ZAR/ }).click();
    await page.waitForURL(received);
    await expect(main.getByText(/received on \d/)).toBeVisible();
    expect(await demo.orders('bea@example.test')).toHaveLength(1);
  });

  test(
    'who gives up finds the cart again, is told of the order, and ordering again is the same one',
    inProof,
    async ({ page }) => {
      await orderByCard(page, site, 'cleo@example.test');
      await page.waitForURL(cardPage);
      await page.getByRole('button', { name: 'Go back without paying' }).click();
      await page.waitForURL(received);
      const main = page.getByRole('main');
      await expect(main.getByText("You pay on the shop's own page. You come back here after.")).toBeVisible();
      await picture(page, 'order-unpaid');
      await open(page, `${site.url}/cart`);
      await expect(main.getByText(/from this cart is not paid yet/)).toBeVisible();
      await expectAccessible(page);
      await main.getByRole('link', { name: 'Proceed to Checkout' }).click();
      await expect(main.getByText(/from this cart is not paid yet/)).toBeVisible();
      await fillIn(page, 'cleo@example.test', { placeKnown: true });
      await main.getByRole('radio', { name: /^Bank transfer/ }).check();
      await place(page).click();
      await page.waitForURL(received);
      await expect(main.getByText('62 000 000 017')).toBeVisible();
      await expect(cartButton(page, /^Cart$/)).toBeVisible();
      expect(await demo.orders('cleo@example.test')).toHaveLength(1);
    },
  );

  test(
    'without scripts, too, an order leads to where it is paid, and says once it is',
    inProof,
    async ({ page, browser }) => {
      await orderByCard(page, site, 'dora@example.test');
      await page.waitForURL(cardPage);
      const [order] = await demo.orders('dora@example.test');
      const key = new URL(page.url()).searchParams.get('key')!;
      const context = await browser.newContext({
        javaScriptEnabled: false,
        storageState: await page.context().storageState(),
      });
      const plain = await context.newPage();
      const address = `${site.url}/order-received/${order!.id}?key=${key}`;
      const main = plain.getByRole('main');
      // Nothing tells this page once two minutes have gone by.
      await plain.goto(`${address}&returned=1`);
      await expect(main.getByText(/Do not pay again before/)).toBeVisible();
      await expect(main.getByRole('link', { name: /^Pay ZAR/ })).toBeVisible();
      await plain.goto(address);
      await main.getByRole('link', { name: /^Pay ZAR/ }).click();
      await plain.getByRole('link', { name: 'Pay by card' }).click();
      await plain.getByRole('button', { name: /^Pay ZAR/ }).click();
      await plain.waitForURL(received);
      await expect(main.getByText(/received on \d/)).toBeVisible();
      await context.close();
    },
  );

  test('whoever tracks an order elsewhere is asked for its address once', inProof, async ({ page, browser }) => {
    await orderByCard(page, site, 'edda@example.test');
    await page.waitForURL(cardPage);
    const [order] = await demo.orders('edda@example.test');
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled });
      const elsewhere = await context.newPage();
      await elsewhere.goto(`${site.url}/track`);
      await elsewhere.getByLabel('Order number').fill(String(order!.id));
      await elsewhere.getByLabel('Email', { exact: true }).fill('edda@example.test');
      await elsewhere.getByRole('button', { name: 'Show the order' }).click();
      await expect(elsewhere.getByRole('heading', { name: `Order ${order!.id}` })).toBeVisible();
      await expect(elsewhere).toHaveURL(/\/order-received\/\d+\?key=[^&]+$/);
      await context.close();
    }
  });
});

test.describe('where nothing brings buyers back', () => {
  let demo: Demo;
  let site: Site;

  test.beforeAll(async () => {
    demo = await startDemo();
    site = await startSite({ env: { ...demo.env, WEBHOOK_SECRET: SECRET } });
  });

  test.afterAll(async () => {
    await site?.stop();
    await demo?.stop();
  });

  /** What our plugin tells of an order. */
  async function tell(id: number): Promise<void> {
    const body = JSON.stringify({ changes: [{ kind: 'order', id }] });
    const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomUUID()];
    const signature = createHmac('sha256', SECRET).update(`${timestamp}.${nonce}.${body}`).digest('hex');
    const headers = { 'x-diri-timestamp': timestamp, 'x-diri-nonce': nonce, 'x-diri-signature': signature };
    const { status } = await fetch(`${site.url}/webhooks`, { method: 'POST', headers, body });
    expect(status).toBe(202);
  }

  test(
    'the order page stays open beside the pay page, and a webhook tells it that the order is paid',
    inProof,
    async ({ page, context }) => {
      await orderByCard(page, site, 'eve@example.test');
      await page.waitForURL(received);
      const main = page.getByRole('main');
      const beside = context.waitForEvent('page');
      await main.getByRole('link', { name: /^Pay ZAR/ }).click();
      const shop = await beside;
      await expect(main.getByText('We have not heard from the pay page yet')).toBeVisible();
      await expectAccessible(page);
      await shop.getByRole('link', { name: 'Pay by card' }).click();
      await shop.getByRole('button', { name: /^Pay ZAR/ }).click();
      await shop.waitForURL(/\/checkout\/order-received\//);
      await shop.close();
      await page.bringToFront();
      const [order] = await demo.orders('eve@example.test');
      await tell(order!.id);
      await expect(main.getByText(/received on \d/)).toBeVisible();
      await expect(cartButton(page, /^Cart$/)).toBeVisible();
    },
  );
});
