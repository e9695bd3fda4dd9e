import type { Page } from '@playwright/test';
import { told } from './buyers.ts';
import { inProof, inProofBut } from './full.ts';
import { expect, open, test } from './page.ts';

// What a finger has to hit at 390 is 24 px wide and high at least (WCAG 2.5.8); links in running text are what the
// sentence around them makes them.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const SMALLEST = 24;

for (const address of [
  '/',
  '/catalog',
  '/product/security-void-label-blue',
  '/request-quote',
  '/search?q=void',
  '/contact',
  '/account',
  '/404',
])
  test(
    `every target of ${address} is large enough for a finger`,
    inProofBut(['/catalog', '/product/security-void-label-blue', '/request-quote'].includes(address)),
    async ({ page, watch }) => {
      watch.allow(/status of 404/);
      await open(page, address);
      expect(await tooSmall(page)).toEqual([]);
    },
  );

test('the tick of a card lies over none of its buttons', async ({ page }) => {
  await open(page, '/catalog');
  const covered = await page.getByRole('article').evaluateAll(cards =>
    cards.filter(card => {
      const tick = card.querySelector('label:has([name=products])')!.getBoundingClientRect();
      return [...card.querySelectorAll('button, a:not(:is(h2, h3) a)')].some(
        one => one.getBoundingClientRect().top < tick.bottom,
      );
    }),
  );
  expect(covered).toHaveLength(0);
});

test('every target of a cart, its drawer and the checkout is large enough for a finger', inProof, async ({ page }) => {
  await open(page, '/product/branded-box-sealing-tape');
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(told(page).getByText('Added to Cart')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'View Cart' })).toBeVisible();
  expect(await tooSmall(page), 'the drawer').toEqual([]);
  await open(page, '/cart');
  await expect(page.getByRole('main').getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
  expect(await tooSmall(page), 'the cart').toEqual([]);
  await open(page, '/checkout');
  await expect(page.getByRole('main').getByRole('button', { name: 'Place Order' })).toBeVisible();
  expect(await tooSmall(page), 'the checkout').toEqual([]);
});

/** The visible targets that are smaller, with their words and measures. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(smallest => {
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isThere = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isThere && width > 1 && height > 1 && getComputedStyle(element).clipPath === 'none';
    };
    /** A link that covers the card it stands in. */
    const covers = (element: Element) => getComputedStyle(element, '::after').position === 'absolute';
    /** A link with words of the same sentence beside it. */
    const isInText = (element: Element) => {
      if (!getComputedStyle(element).display.startsWith('inline')) return false;
      const sentence = element.closest('p, li, dd, td, figcaption, label, legend, span');
      const beside = (sentence?.textContent ?? '').replace(element.textContent ?? '', '');
      return /\p{L}{2,}/u.test(beside);
    };
    const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      // The label of a box or tile is what is hit; the box itself may lie out of sight.
      .map(one => (one.matches('[type=radio], [type=checkbox]') ? (one.closest('label') ?? one) : one));
    return [...new Set(targets)]
      .filter(one => isShown(one) && !isInText(one) && !covers(one))
      .map(one => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < smallest - 0.5)
      .map(
        ({ one, box }) =>
          `${one.tagName} "${(one.textContent || one.ariaLabel)?.trim().slice(0, 40)}" ${box.width.toFixed(0)} x ${box.height.toFixed(0)}`,
      );
  }, SMALLEST);
