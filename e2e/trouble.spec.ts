import type { Locator, Page } from '@playwright/test';
import type { FaultRule } from '../demo/http/faults.ts';
import { inProof } from './full.ts';
import { choose, expect, expectSameDocument, holdAnswers, markDocument, open, takenOver, test } from './page.ts';
import { demo, openShop, site } from './shop.ts';

// What a buyer does while the shop is slow, then down, then back. The cart's own trouble is in cartTrouble.spec.ts.

const DOWN = /status of 50[23]/;
const main = (page: Page): Locator => page.getByRole('main');

const down = (path: string): FaultRule => ({ path, status: 503 });

openShop();

test.beforeEach(({ watch }) => watch.allow(DOWN));
test.afterEach(() => demo.fault());

const AS_OF = /The shop does not answer just now\. Names, prices and stock are as of/;

/** The page is made of what the shop says again, not of what the index knew. */
async function beFresh(page: Page, address: string): Promise<void> {
  await demo.fault();
  await expect.poll(async () => AS_OF.test(await (await page.request.get(site.url + address)).text())).toBe(false);
}

test(
  'finding: what is shown stays until more is there, and what the index knows stands in while the shop is down',
  inProof,
  async ({ page }) => {
    await open(page, `${site.url}/catalog`);
    await markDocument(page);
    const cards = main(page).getByRole('article');
    const before = await cards.first().innerText();

    const answer = await holdAnswers(page, 'Catalogue');
    await main(page)
      .getByRole('checkbox', { name: /^On sale/ })
      .click();
    await expect(main(page).locator('[aria-busy=true]')).toBeVisible();
    expect(await cards.first().innerText()).toBe(before);
    answer();
    await expect(main(page).getByRole('link', { name: 'Remove On sale' })).toBeVisible();
    await expect(cards.first()).toContainText('Sale');

    await demo.fault(down('/wc/v3/products'));
    await main(page).getByRole('link', { name: 'Clear all filters' }).click();
    await main(page).getByRole('link', { name: 'Page 5' }).click();
    await expect(main(page).getByText(AS_OF)).toBeVisible();
    await expect(cards.first()).toBeVisible();

    await beFresh(page, '/catalog?page=4');
    await main(page).getByRole('link', { name: 'Page 4' }).click();
    await expect(page).toHaveURL(/page=4$/);
    await expect(main(page).getByText(AS_OF)).toBeHidden();
    await expect(cards.first()).toBeVisible();
    await expectSameDocument(page);
  },
);

test('choosing: a product on its way shows its shape, and comes once the shop is back', inProof, async ({ page }) => {
  await open(page, `${site.url}/products/security`);
  const card = (name: string) => main(page).getByRole('link', { name, exact: true });

  await demo.fault(down('/wc/v3/'));
  await card('Security Void Label, Blue').click();
  await expect(main(page).getByText(AS_OF)).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Security Void Label, Blue');
  await beFresh(page, '/product/security-void-label-blue');

  await page.goBack();
  const answer = await holdAnswers(page, 'Product');
  await card('Security Void Label, Red').click();
  await expect(main(page).locator('[aria-busy=true]')).toBeVisible();
  answer();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Security Void Label, Red');
  await page.goBack();
  await card('Security Void Label, Blue').click();
  await expect(main(page).getByText(AS_OF)).toBeHidden();
  await choose(main(page), '50 × 20 mm');
  await expect(page).toHaveURL(/size=50-x-20-mm/);
});

test(
  'checkout: while the store is down nothing is ordered and nothing is lost, then one click orders once',
  inProof,
  async ({ page }) => {
    await open(page, `${site.url}/product/branded-box-sealing-tape`);
    await main(page).getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.getByText('Added to Cart')).toBeVisible();
    await open(page, `${site.url}/checkout`);
    await main(page).getByLabel('Email').fill('zola@example.test');
    await main(page).getByLabel('First name').fill('Zola');
    await main(page).getByLabel('Last name').fill('Dube');
    await main(page).getByLabel('Street address').fill('1 Main Rd');
    await main(page).getByLabel('Town or city').fill('Cape Town');
    await main(page).getByLabel('Postal code').fill('2001');
    await main(page)
      .getByRole('checkbox', { name: /^I have read/ })
      .check();
    const place = main(page).getByRole('button', { name: 'Place Order' });

    await demo.fault(down('/wc/store/'));
    await place.click();
    await expect(main(page).getByRole('alert')).toContainText('The shop did not answer, and nothing was ordered.');
    await expect(main(page).getByLabel('First name')).toHaveValue('Zola');
    expect(await demo.orders('zola@example.test')).toEqual([]);

    await demo.fault();
    const answer = await holdAnswers(page, 'PlaceOrder');
    await place.click();
    const placing = main(page).getByRole('button', { name: 'Placing your order...' });
    await expect(placing).toBeDisabled();
    await expect(placing).toBeFocused();
    answer();
    await page.waitForURL(/\/order-received\//);
    expect(await demo.orders('zola@example.test')).toHaveLength(1);
  },
);

test(
  'reviews: what was written stays while the shop is down, and is sent once it is back',
  inProof,
  async ({ page }) => {
    await open(page, `${site.url}/product/branded-box-sealing-tape?write=1`);
    const form = main(page)
      .locator('form')
      .filter({ has: page.getByLabel('Review', { exact: true }) });
    // Taken over once it is seen.
    await form.scrollIntoViewIfNeeded();
    await takenOver(form);
    const words = 'Ran 400 cartons in a week. Not one came back open.';
    await main(page).getByLabel('Name', { exact: true }).fill('Thabo M.');
    await main(page).getByLabel('Email', { exact: true }).fill('thabo@example.co.za');
    await main(page).getByLabel('Review', { exact: true }).fill(words);
    const send = main(page).getByRole('button', { name: 'Submit Review' });

    await demo.fault(down('products/reviews'));
    await send.click();
    await expect(main(page).getByRole('alert')).toContainText('Failed to submit review');
    await expect(main(page).getByLabel('Review', { exact: true })).toHaveValue(words);

    await demo.fault();
    const answer = await holdAnswers(page, 'SubmitReview');
    await send.click();
    await expect(main(page).getByRole('button', { name: 'Submitting...' })).toBeVisible();
    answer();
    await expect(main(page).getByText('Thank you for your review!')).toBeVisible();
    await expect(main(page).locator('#reviews').getByRole('article').first()).toContainText(words);
  },
);
