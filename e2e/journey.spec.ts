import type { Page } from '@playwright/test';
import { inProof } from './full.ts';
import { choose, expect, expectSameDocument, markDocument, open, takenOver, test, type Watch } from './page.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const main = (page: Page) => page.getByRole('main');

/** What lies under the pointer when a page comes may be fetched ahead, and a page that was shown from memory is made anew. */
const BESIDE = 1;

/** The click leads on without a page load, for one query at most, and never for the layout's. */
async function follow(page: Page, watch: Watch, click: () => Promise<void>, arrived: () => Promise<void>) {
  watch.asked();
  await click();
  await arrived();
  await expectSameDocument(page);
  // What is the visitor's own comes by itself, and is nobody's to keep.
  const asked = watch.asked().filter(operation => operation !== 'POST KnownPlace');
  expect(asked.length, asked.join(', ')).toBeLessThanOrEqual(1 + BESIDE);
  for (const operation of asked) expect(operation).toMatch(/^GET (?!Layout$)/);
}

test('from home through the catalogue to a product, with scripts', async ({ page, watch }) => {
  await open(page, '/');
  expect(watch.asked(), 'nothing that the page carries is asked for again').toEqual([]);
  await markDocument(page);

  await test.step('the Products menu leads to a family', async () => {
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Primary' });
    await menu.getByText('Products', { exact: true }).click();
    const family = menu.getByRole('link', { name: 'Security Products' });
    await takenOver(family);
    await follow(
      page,
      watch,
      () => family.click(),
      () => expect(heading(page, 'Security Products')).toBeVisible(),
    );
    await expect(page).toHaveURL('/products/security');
  });

  await test.step('the menu’s foot leads to the catalogue', async () => {
    const header = page.getByRole('banner');
    await header.getByRole('navigation', { name: 'Primary' }).getByText('Products', { exact: true }).click();
    await follow(
      page,
      watch,
      () => header.getByRole('link', { name: 'Product Catalog' }).first().click(),
      () => expect(heading(page, 'Product Catalog')).toBeVisible(),
    );
    await expect(main(page).getByRole('article')).toHaveCount(12);
  });

  await test.step('a filter applies as soon as it is chosen', async () => {
    await follow(
      page,
      watch,
      () =>
        page
          .getByRole('radio', { name: /Security Products/ })
          .locator('visible=true')
          .check(),
      () => expect(page).toHaveURL(/category=\d+/),
    );
    await expect(main(page).getByText('Showing 1-12 of 40 products')).toBeVisible();
    await expect(main(page).getByRole('article')).toHaveCount(12);
  });

  await test.step('so does an order', async () => {
    await follow(
      page,
      watch,
      () => page.getByLabel('Sort by').selectOption('Title A to Z').then(),
      () => expect(page).toHaveURL(/category=\d+&sort=title&order=asc/),
    );
    // The list comes after its address.
    await expect(async () => {
      const names = await main(page).getByRole('article').getByRole('heading').allInnerTexts();
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    }).toPass();
  });

  await test.step('page 2 keeps both', async () => {
    await follow(
      page,
      watch,
      () => main(page).getByRole('link', { name: 'Page 2', exact: true }).click(),
      () => expect(main(page).getByText('Showing 13-24 of 40 products')).toBeVisible(),
    );
    await expect(page).toHaveURL(/category=\d+&sort=title&order=asc&page=2/);
  });

  await test.step('back shows the page before without asking', async () => {
    await follow(
      page,
      watch,
      async () => void (await page.goBack()),
      () => expect(main(page).getByText('Showing 1-12 of 40 products')).toBeVisible(),
    );
  });

  await test.step('a card leads to its product', async () => {
    const card = main(page).getByRole('article').first().getByRole('heading').getByRole('link');
    const name = await card.innerText();
    await follow(
      page,
      watch,
      () => card.click(),
      () => expect(heading(page, name)).toBeVisible(),
    );
  });
});

test('a variation is chosen, and a related product followed, with scripts', inProof, async ({ page, watch }) => {
  await open(page, '/product/security-void-label-blue');
  expect(watch.asked()).toEqual([]);
  await markDocument(page);
  const price = () => main(page).getByText('ZAR').first();
  const before = await price().innerText();

  await test.step('a size changes price and address, and asks nobody', async () => {
    await choose(main(page), '75 × 30 mm');
    await expect(page).toHaveURL(/\?.*size=75-x-30-mm/);
    await expect(price()).not.toHaveText(before);
    expect(watch.asked()).toEqual([]);
  });

  await test.step('a related product opens', async () => {
    const related = main(page).getByRole('link', { name: 'Security Void Label, Red', exact: true });
    await related.scrollIntoViewIfNeeded();
    await takenOver(related);
    await follow(
      page,
      watch,
      () => related.click(),
      () => expect(heading(page, 'Security Void Label, Red')).toBeVisible(),
    );
  });

  await test.step('its quote button carries product and quantity to the quote form', async () => {
    await main(page).getByRole('button', { name: 'One more' }).click();
    await follow(
      page,
      watch,
      () => main(page).getByRole('button', { name: 'Request Quote', exact: true }).click(),
      () => expect(main(page).getByText('Quoting: 1 product')).toBeVisible(),
    );
  });
});

test('from the blog to a post, its neighbour and a page, with scripts', async ({ page, watch }) => {
  await open(page, '/blog');
  expect(watch.asked()).toEqual([]);
  await markDocument(page);

  const second = main(page).getByRole('article').nth(1).getByRole('heading').getByRole('link');
  const title = await second.innerText();
  await follow(
    page,
    watch,
    () => second.click(),
    () => expect(heading(page, title)).toBeVisible(),
  );

  await follow(
    page,
    watch,
    () =>
      main(page)
        .getByRole('link', { name: /^Next post/ })
        .click(),
    () => expect(heading(page, 'How a void label knows it was lifted')).toBeVisible(),
  );
  await expect(main(page).getByRole('link', { name: /^Next post/ })).toHaveCount(0);

  await follow(
    page,
    watch,
    () => page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click(),
    () => expect(heading(page, /Terms/)).toBeVisible(),
  );
});

test('the overlay finds while one types, and leads to the search screen', inProof, async ({ page, watch }) => {
  await open(page, '/page/faq');
  expect(watch.asked()).toEqual([]);
  await markDocument(page);
  const overlay = page.getByRole('dialog', { name: 'Search' });
  const search = page.getByRole('banner').getByRole('button', { name: 'Search' });

  await search.click();
  await overlay.getByLabel('Search posts and pages...').fill('lusaka');
  await overlay.getByRole('link', { name: /Five days to Lusaka/ }).click();
  await expect(heading(page, 'Five days to Lusaka')).toBeVisible();
  await expect(overlay).toBeHidden();
  const asked = watch.asked();
  expect(asked.slice(0, 3)).toEqual(['GET SearchWords', 'GET SearchOverlay', 'GET Post']);
  expect(asked.length, asked.join(', ')).toBeLessThanOrEqual(3 + BESIDE);

  await search.click();
  await overlay.getByLabel('Search posts and pages...').fill('void');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Search results for "void"')).toBeVisible();
  await expect(main(page).getByText(/^Found \d+ results/)).toBeVisible();
  for (const group of ['Products', 'Posts', 'Pages']) {
    await expect(main(page).getByRole('region', { name: group }).getByRole('link').first()).toBeVisible();
  }

  await search.click();
  await expect(overlay.getByRole('region', { name: 'Your last words' }).getByRole('link')).toHaveText(['void']);
  await overlay.getByLabel('Search posts and pages...').fill('sec-vd-3819b');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Security Void Label, Blue')).toBeVisible();
  await expect(overlay).toBeHidden();
  await expectSameDocument(page);
});
