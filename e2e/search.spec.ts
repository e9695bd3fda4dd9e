import type { Locator } from '@playwright/test';
import { inProof, inProofBut } from './full.ts';
import { expect, open, test } from './page.ts';
import { expectWhole } from './whole.ts';

// What a search shows first, and where an address that leads nowhere may have meant.

const GROUPS = ['Products', 'Posts', 'Pages'];

/** One below the other, and the first product in sight without scrolling. */
async function expectProductsFirst(place: Locator): Promise<void> {
  await expect(async () => {
    const tops = await Promise.all(
      GROUPS.map(async name => (await place.getByRole('region', { name }).boundingBox())!.y),
    );
    expect(tops, GROUPS.join(', ')).toEqual(tops.toSorted((a, b) => a - b));
  }).toPass();
  const hits = place.getByRole('region', { name: 'Products' }).getByRole('listitem');
  await expect(hits.first()).toBeInViewport({ ratio: 0.9 });
  for (const at of [0, 1, 2]) {
    const hit = hits.nth(at).getByRole('link');
    await hit.scrollIntoViewIfNeeded();
    await expect(hit.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    // What it says: its size or sizes, its price, its stock.
    for (const part of [/ mm|\d sizes/, /ZAR\s[\d,]+\.\d\d/, /In Stock|On Backorder|Out of Stock/])
      await expect(hit).toHaveAccessibleName(part);
  }
}

test('the overlay closes with every link in it', inProof, async ({ page }) => {
  await open(page, '/page/faq');
  const overlay = page.getByRole('dialog', { name: 'Search' });
  const search = page.getByRole('banner').getByRole('button', { name: 'Search' });
  const links = overlay.getByRole('link');
  const find = async () => {
    await search.click();
    await overlay.getByLabel('Search posts and pages...').fill('void');
    await expect(overlay.getByRole('region', { name: 'Pages' })).toBeVisible();
    return links.count();
  };
  for (let at = (await find()) - 1; at >= 0; at--) {
    await links.nth(at).click();
    await expect(overlay, `link ${at}`).toBeHidden();
    if (at > 0) await find();
  }
});

test('the overlay closes where Back leads to another page, on which reading goes on', async ({ page }) => {
  await open(page, '/page/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  const overlay = page.getByRole('dialog', { name: 'Search' });
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(overlay.getByRole('searchbox')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/page\/faq$/);
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    test(
      'products come first, with picture, size, price and stock, in the overlay and on the page',
      inProofBut(viewport.width === 390),
      async ({ page }) => {
        await open(page, '/search?q=void');
        await expectProductsFirst(page.getByRole('main'));
        await page.evaluate(() => scrollTo(0, 0));
        await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
        const overlay = page.getByRole('dialog', { name: 'Search' });
        await overlay.getByLabel('Search posts and pages...').fill('void');
        await expect(overlay.getByRole('region', { name: 'Pages' })).toBeVisible();
        await expectProductsFirst(overlay);
      },
    );

    test(
      'that products have their own search is said only where none was found',
      inProofBut(viewport.width === 390),
      async ({ page }) => {
        const aside = page.getByRole('main').getByText('Products have their own search');
        await open(page, '/search?q=zzzz');
        await expect(aside).toBeVisible();
        await open(page, '/search?q=void');
        await expect(aside).toHaveCount(0);
      },
    );

    test(
      'a page that is not there suggests what the words of its address mean',
      inProofBut(viewport.width === 390),
      async ({ page, watch }) => {
        watch.allow(/status of 404/);
        await open(page, '/product/void-label-blue-38x19-old');
        const meant = page.getByRole('main').getByRole('region', { name: 'From the words of the address' });
        const product = meant.getByRole('link', { name: /Security Void Label, Blue/ });
        await expect(product).toBeInViewport({ ratio: 1 });
        await expect(product).toHaveAccessibleName(/ZAR/);
        await expectWhole(page);
        await product.click();
        await expect(page.getByRole('heading', { level: 1, name: 'Security Void Label, Blue' })).toBeVisible();
      },
    );

    for (const [address, words] of [
      ['/no-such/void-labels', 'void labels'],
      ['/product/void-labels-old', 'void labels old'],
      ['/products/void-stickers', 'void stickers'],
      ['/page/void-labels', 'void labels'],
    ])
      test(
        `${address}, which is not there, has the search with the words of the address`,
        inProofBut(words === 'void labels old'),
        async ({ page, watch }) => {
          watch.allow(/status of 404/);
          await open(page, address!);
          const box = page.getByRole('main').getByRole('searchbox', { name: 'Search' });
          await expect(box).toHaveValue(words!);
          await expectWhole(page);
          await box.press('Enter');
          await expect(page).toHaveURL(`/search?q=${words!.replaceAll(' ', '+')}`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search results for "${words}"`);
        },
      );
  });
