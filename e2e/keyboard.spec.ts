import type { Locator, Page } from '@playwright/test';
import { addOne, drawer, icon } from './cart.ts';
import { inProof } from './full.ts';
import { expect, hydrated, open, test } from './page.ts';

/** Presses Tab until the place has the focus. */
async function tabTo(page: Page, place: Locator, most = 30): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await place.evaluate(element => element === document.activeElement)) return;
  }
  await expect(place).toBeFocused();
}

test('the first stop skips to the content', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Request a Quote' }).first()).toBeFocused();
});

test('the Products menu opens by Enter, is walked by Tab and closed by Escape', async ({ page }) => {
  await open(page, '/');
  const nav = page.getByRole('navigation', { name: 'Primary' });
  const summary = nav.locator('summary', { hasText: 'Products' });
  await tabTo(page, summary);
  await page.keyboard.press('Enter');
  const first = nav.getByRole('link', { name: 'Regulatory Products' });
  await expect(first).toBeVisible();
  await tabTo(page, first, 3);
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(summary).toBeFocused();
});

test('the Products menu closes by Escape before its code has come', inProof, async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/ProductsPanel-*.js', route => promise.then(() => route.continue()));
  await open(page, '/');
  const summary = page.getByRole('navigation', { name: 'Primary' }).locator('summary', { hasText: 'Products' });
  const first = page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: 'Regulatory Products' });
  const links = page.locator('header nav details[data-scrim] a');
  const served = await links.count();
  for (let times = 0; times < 3; times += 1) {
    await summary.press('Enter');
    await first.focus();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(summary).toBeFocused();
    await expect(links, 'what the server drew stands there').toHaveCount(served);
  }
  resolve();
});

test('the Products menu closes when focus leaves it', inProof, async ({ page }) => {
  await open(page, '/');
  const nav = page.getByRole('navigation', { name: 'Primary' });
  await nav.locator('summary', { hasText: 'Products' }).press('Enter');
  await expect(nav.getByRole('link', { name: 'Regulatory Products' })).toBeVisible();
  await nav.getByRole('link', { name: 'Blog' }).focus();
  await expect(nav.getByRole('link', { name: 'Regulatory Products' })).toBeHidden();
});

for (const [name, opened] of [
  ['Search', (page: Page) => page.getByRole('dialog', { name: 'Search' })],
  ['Cart', drawer],
] as const)
  test(`${name} keeps the focus that it had before the client came`, async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\/assets\/main-[\w-]+\.js$/, route => promise.then(() => route.continue()));
    await page.goto('/');
    const header = page.getByRole('banner');
    await tabTo(page, header.getByRole('link', { name }));
    resolve();
    await hydrated(page);
    await expect(header.getByRole('button', { name })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(opened(page)).toBeVisible();
  });

test('the overlay holds the focus and gives it back', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await button.press('Enter');
  const overlay = page.getByRole('dialog', { name: 'Search' });
  await expect(overlay.getByLabel('Search posts and pages...')).toBeFocused();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const { activeElement: focused, body } = document;
      return focused === body || Boolean(focused?.closest('dialog'));
    });
    expect(place, 'focus is in the overlay or with the browser').toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(button).toBeFocused();
});

test('after navigation, to a page of the same list too, the focus is at the heading, and the title is told', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: 'Blog' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Blog' })).toBeFocused();
  const told = page.locator('p[aria-live=polite]');
  await expect(told.filter({ hasText: 'Our Blog' })).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Next' }).press('Enter');
  await expect(told.filter({ hasText: 'Our Blog, page 2' })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Our Blog' })).toBeFocused();
});

test('an order of the list leaves the focus where it was chosen, also after a link was opened in a tab', async ({
  page,
}) => {
  await open(page, '/catalog');
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const newest = (await link.getAttribute('href'))!;
  await link.click({ modifiers: ['ControlOrMeta'] });
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await order.focus();
  await order.selectOption('price-asc');
  await expect(link).not.toHaveAttribute('href', newest);
  await expect(order).toBeFocused();
});

test('on return the focus is at the link by which a screen was left, and the screen where it stood', async ({
  page,
}) => {
  await open(page, '/catalog?on_sale=true');
  const link = page.getByRole('main').getByRole('article').nth(6).getByRole('link').first();
  await link.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test(
  'the larger picture opens as a dialog, is turned by arrows, and closes to where it was opened',
  inProof,
  async ({ page }) => {
    await open(page, '/product/security-void-label-blue');
    const zoom = page.getByRole('main').getByRole('link', { name: 'Open larger image' });
    await zoom.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const picture = dialog.getByRole('img').first();
    const before = await picture.getAttribute('src');
    await page.keyboard.press('ArrowRight');
    await expect(picture).not.toHaveAttribute('src', before ?? '');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(zoom).toBeFocused();
  },
);

test('the filters of a small screen open as a dialog and give the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/catalog');
  const filters = page.getByRole('main').getByRole('button', { name: 'Filters' });
  await filters.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer).toBeVisible();
  await drawer.getByRole('checkbox', { name: /On sale/ }).press('Space');
  await expect(drawer.getByRole('button', { name: 'Show 11' })).toBeVisible();
  const told = drawer.getByRole('status');
  await expect(told, 'what lies below is silent meanwhile').toHaveText('Showing 1-11 of 11 products');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(filters).toBeFocused();
  await expect(page.getByText('of 11 products')).toBeVisible();
});

/** Whether the focus is in a place, or on it. */
const holdsFocus = (place: Locator): Promise<boolean> =>
  place.evaluate(element => element.contains(document.activeElement));

test('a filter that is taken off leaves the focus among the results, also the last one', inProof, async ({ page }) => {
  await open(page, '/catalog?on_sale=true&featured=true');
  const active = page.getByRole('navigation', { name: 'Filters that are set' });
  const results = page.getByLabel('Sort by').locator('xpath=ancestor::div[.//article][1]');
  await active.getByRole('link', { name: 'Remove On sale' }).press('Enter');
  await expect(page.getByText('of 7 products')).toBeVisible();
  await expect.poll(() => holdsFocus(results)).toBe(true);
  await active.getByRole('link', { name: 'Remove Featured' }).press('Enter');
  await expect(active).toHaveCount(0);
  await expect.poll(() => holdsFocus(results)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Sort by')).toBeFocused();
});

test('a line that is removed leaves the focus in the drawer, also the last one', inProof, async ({ page }) => {
  await addOne(page);
  await icon(page).press('Enter');
  await drawer(page)
    .getByRole('button', { name: /^Remove / })
    .press('Enter');
  await expect(drawer(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect.poll(() => holdsFocus(drawer(page))).toBe(true);
  await page.keyboard.press('Tab');
  await expect(drawer(page).getByRole('link', { name: 'Continue Shopping' })).toBeFocused();
});

test('no focus lies under a bar at the foot of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Of what scrolls into view, the window keeps as much clear at its foot.
  const kept = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom));
  const heightOf = (bar: Locator) => bar.evaluate(node => node.getBoundingClientRect().height);
  await open(page, '/product/security-void-label-blue');
  expect(await heightOf(page.getByRole('region', { name: 'Price and cart' }))).toBeLessThanOrEqual(await kept());
  await open(page, '/catalog');
  await page.locator('input[name=products]').first().check();
  expect(await heightOf(page.getByRole('region', { name: 'Compare' }))).toBeLessThanOrEqual(await kept());
});
