import { freePort } from '../server/test/freePort.ts';
import { inProof } from './full.ts';
import { expect, open, test } from './page.ts';
import { startSite } from './site.ts';
import { expectAccessible } from './whole.ts';

// A machine that is busy with other tests may answer slowly enough for a warning.
const SUMMARY = /^Errors: 0\. Warnings: \d\. Good: \d+\. For information: \d+\.$/;

test(
  'the tests run again by keyboard, and write to a cart when that is asked for',
  inProof,
  async ({ page, watch }) => {
    await open(page, '/debug/woocommerce');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(SUMMARY);
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
    await expectAccessible(page);
  },
);

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

test('on a public site it is there for the operator alone', inProof, async ({ request }) => {
  const PORT = String(await freePort());
  const OPERATOR_TOKEN = 'the-token-of-the-operator';
  const env = { PORT, OPERATOR_TOKEN, PUBLIC_URL: `http://localhost:${PORT}`, WORDPRESS_URL: 'embedded' };
  const site = await startSite({ env });
  const ask = (address: string, headers = {}) =>
    request.get(site.url + address, { headers: { accept: 'text/html', 'x-request-id': 'the-same', ...headers } });
  const stranger = await ask('/debug/woocommerce');
  const nowhere = await ask('/assets/nothing-is-here');
  expect(stranger.status()).toBe(404);
  expect(await stranger.text()).toBe(await nowhere.text());
  const operator = await ask('/debug/woocommerce', { authorization: `Bearer ${OPERATOR_TOKEN}` });
  expect(operator.status()).toBe(200);
  expect(await operator.text()).toContain('Shop integration debug');
  await site.stop();
});
