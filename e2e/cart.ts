import type { Locator, Page } from '@playwright/test';
import { main, TAPE, told } from './buyers.ts';
import { expect, open } from './page.ts';

export const TAPE_PATH = '/product/branded-box-sealing-tape';

export const icon = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /^Cart/ });
export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Cart' });
export const quantityOf = (page: Page, name: string): Locator => main(page).getByLabel(`Quantity of ${name}`);
export const copied = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('wc-cart') ?? 'null'));

export async function addOne(page: Page, address = ''): Promise<void> {
  await open(page, address + TAPE_PATH);
  // A phone's bar has one too until the browser has told that the form's own is on the screen.
  await main(page).getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(told(page)).toContainText(`Added to Cart${TAPE}`);
}
