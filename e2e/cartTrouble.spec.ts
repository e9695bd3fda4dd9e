import { main, TAPE, told } from './buyers.ts';
import { addOne, copied, drawer, icon, quantityOf, TAPE_PATH } from './cart.ts';
import { inProof } from './full.ts';
import { expect, holdAnswers, open, test } from './page.ts';
import { demo, openShop, site } from './shop.ts';

const STORE = '/wp-json/wc/store/';

test.describe('with a store that fails or is slow', () => {
  openShop();
  test.afterEach(async ({ page }) => {
    await demo.fault();
    // Nothing more is asked of a site that ends.
    await page.goto('about:blank');
  });

  test('a change is kept while the store is down, says so, and is saved by itself when it is back', async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 50[0-9]/);
    await addOne(page, site.url);

    await demo.fault({ path: STORE, status: 503 });
    await main(page).getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(told(page)).toContainText('Failed to Add to Cart');
    await expect(told(page)).toContainText('Please try again or contact support if the problem persists.');
    await expect(icon(page)).toHaveAccessibleName('Cart, 2 items');
    await icon(page).click();
    await expect(drawer(page)).toContainText('Not saved yet');
    expect((await copied(page)).unsaved).toHaveLength(1);

    const failed = await page.goto(`${site.url}/cart`);
    expect(failed?.status()).toBe(503);
    await expect(main(page)).toContainText('Not saved yet');
    await expect(quantityOf(page, TAPE)).toHaveValue('2');

    await demo.fault();
    await expect(main(page).getByText('Not saved yet')).toHaveCount(0);
    await expect(main(page).getByRole('region', { name: 'Order Summary' })).toContainText('Items (2)');
    await expect.poll(async () => (await copied(page)).unsaved).toEqual([]);
    await page.reload();
    await expect(quantityOf(page, TAPE)).toHaveValue('2');
  });

  test('a slow store keeps nobody waiting, and gets what was changed meanwhile', inProof, async ({ page }) => {
    await open(page, site.url + TAPE_PATH);

    const answer = await holdAnswers(page, 'AddCartItem');
    await main(page).getByRole('button', { name: 'Add to cart', exact: true }).click();
    // The number stands before the store has answered.
    await expect(icon(page)).toHaveAccessibleName('Cart, 1 item');
    answer();
    await expect(told(page)).toContainText(`Added to Cart${TAPE}`);
    await page.goto(`${site.url}/cart`);
    await expect(quantityOf(page, TAPE)).toHaveValue('1');
  });

  test('a cart that cannot be read and is not known here says so', inProof, async ({ page, watch, context }) => {
    watch.allow(/status of 50[0-9]/);
    await addOne(page, site.url);
    await page.evaluate(() => localStorage.clear());
    await demo.fault({ path: STORE, status: 503 });
    const fresh = await context.newPage();
    await fresh.goto(`${site.url}/cart`);
    await expect(main(fresh).getByRole('heading', { name: 'Failed to Load Cart' })).toBeVisible();
    await icon(fresh).click();
    await expect(drawer(fresh).getByRole('heading', { name: 'Error loading cart' })).toBeVisible();
    // While the store is still down: once it is back, the cart comes by itself, perhaps before the click.
    await drawer(fresh).getByRole('button', { name: 'Try again' }).click();
    await demo.fault();
    const backOnline = async () => {
      await fresh.evaluate(() => void dispatchEvent(new Event('online')));
      return drawer(fresh).innerText();
    };
    await expect.poll(backOnline).toContain(TAPE);
  });
});
