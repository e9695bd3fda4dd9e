import type { Locator, Page } from '@playwright/test';
import { told } from './buyers.ts';
import { expect, open } from './page.ts';

const LABEL = 'icasa-type-approval-label';

/** Puts three labels into the cart, on their page. */
export async function putIn(page: Page, siteUrl: string, quantity = 3): Promise<void> {
  await open(page, `${siteUrl}/product/${LABEL}`);
  const main = page.getByRole('main');
  for (let pieces = 1; pieces < quantity; pieces += 1) await main.getByRole('button', { name: 'One more' }).click();
  await main.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(told(page).getByText('Added to Cart')).toBeVisible();
}

/** Fills in the checkout, and waits for what it comes to there, unless the store knows the place already. */
export async function fillIn(page: Page, email: string, { placeKnown = false } = {}): Promise<void> {
  const main = page.getByRole('main');
  const isEstimate = (data: string | null) => /"UpdateCartCustomer".*"8001"/.test(data ?? '');
  const estimated = placeKnown || page.waitForResponse(response => isEstimate(response.request().postData()));
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('First name').fill('Sipho');
  await main.getByLabel('Last name').fill('Dube');
  await main.getByLabel('Street address').fill('1 Main Rd');
  await main.getByLabel('Town or city').fill('Cape Town');
  await main.getByLabel('Province').selectOption('Western Cape');
  await main.getByLabel('Postal code').fill('8001');
  await main.getByRole('checkbox', { name: /^I have read/ }).check();
  // A moment after the last of the address was typed, the store says what it comes to there, and the page shows that.
  if (estimated === true) return;
  const { result } = (await (await estimated).json()).data;
  const total = Number(result.totals.total.amount).toLocaleString('en-US', { minimumFractionDigits: 2 });
  await expect(main.getByText(/^To pay: /)).toContainText(total);
}

/** The button that orders. */
export const place = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Place Order' });
/** The page of an order. */
export const received = /\/order-received\/\d+\?key=/;
