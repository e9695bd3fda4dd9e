import { told } from './buyers.ts';
import { expect, open, test } from './page.ts';

/** What Safari 16.4 and Chrome 111 of March 2023 lack, the oldest that the client is built for. */
const NEWER = {
  Promise: ['withResolvers', 'try'],
  AbortSignal: ['any'],
  URL: ['canParse', 'parse'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Array: ['fromAsync'],
  RegExp: ['escape'],
  Error: ['isError'],
  'Array.prototype': ['group'],
  'Set.prototype': ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  'Iterator.prototype': [
    'map',
    'filter',
    'take',
    'drop',
    'flatMap',
    'reduce',
    'toArray',
    'forEach',
    'some',
    'every',
    'find',
  ],
  'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
  'Element.prototype': ['checkVisibility', 'setHTMLUnsafe', 'moveBefore'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover'],
  'Document.prototype': ['startViewTransition'],
  globalThis: ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'trustedTypes', 'Iterator'],
};

test('a browser of spring 2023 takes a page over, fills a cart and comes to the checkout', async ({ page }) => {
  await page.addInitScript(newer => {
    for (const [holder, names] of Object.entries(newer)) {
      const found = holder.split('.').reduce((at: unknown, name) => Object(at)[name], globalThis);
      for (const name of names) delete Object(found)[name];
    }
  }, NEWER);
  const main = page.getByRole('main');
  await open(page, '/product/icasa-type-approval-label');
  await main.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(told(page).getByText('Added to Cart')).toBeVisible();
  await told(page).getByRole('link', { name: 'View Cart' }).click();
  await main.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(main.getByLabel('First name')).toBeVisible();
});
