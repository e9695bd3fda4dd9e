import { TWO_TONE } from '../server/test/oddShop/products.ts';
import { type OddShop, startOddShop } from '../server/test/oddShop/service.ts';
import { readPage } from './crawl/readPage.ts';
import { inProofBut } from './full.ts';
import { expect, open, test } from './page.ts';
import { type Site, startSite } from './site.ts';
import { expectAccessible, expectWhole } from './whole.ts';

// Screens on a phone before a shop whose rows are as odd as rows can be: see server/test/oddShop.

let shop: OddShop;
let site: Site;

test.beforeAll(async () => {
  shop = await startOddShop();
  site = await startSite({ env: { WORDPRESS_URL: shop.url } });
});

test.afterAll(async () => {
  await site?.stop();
  await shop?.close();
});

// A trace of axe at work costs more than the work.
test.use({ trace: 'off', viewport: { width: 390, height: 844 } });

/** What each screen must at least say. */
const screens: Record<string, Record<string, string>> = {
  'products of every oddness': {
    '/product/sixty': 'Voidunbrechbar',
    '/product/any': 'ZAR 9.50',
    '/product/html': 'Seals & “tape”',
    '/product/nothing': 'Price on request',
    '/product/dear': 'ZAR 1,234,567,890.12',
  },
  'five thousand products in five hundred categories': {
    '/catalog': '5012',
    '/products/seals': 'Seals & tape',
    '/products/shelf-1': 'Shelf 10',
    '/products/ouroboros': 'in-a-circle',
    '/search?q=label': 'Label',
  },
  'posts and pages whose author and pictures nobody may see': {
    '/blog': 'forbidden',
    '/post/forbidden': 'Words.',
    '/post/long': 'Voidunbrechbar',
    '/post/nothing': 'Nothing',
    '/page/long': 'Voidunbrechbar',
  },
};

for (const [what, addresses] of Object.entries(screens)) {
  test(
    `${what} are shown whole and open to all`,
    inProofBut(what === 'products of every oddness'),
    async ({ page }) => {
      for (const [address, text] of Object.entries(addresses)) {
        await open(page, site.url + address);
        await expect(page.getByRole('main').getByText(text).filter({ visible: true }).first(), address).toBeVisible();
        await expectWhole(page);
        await expectAccessible(page);
      }
      await page.locator('header summary[aria-label=Menu]').click();
      await expect(page.getByRole('link', { name: /^Elektrostatisch/ }).last()).toBeVisible();
      await expectWhole(page);
      await page.setViewportSize({ width: 961, height: 768 });
      const { width } = (await page.getByRole('banner').getByRole('link').first().boundingBox())!;
      expect(width, 'room for the name beside the menu').toBeGreaterThan(100);
      await expectWhole(page);
    },
  );
}

test("'98 %' is said only where it is configured", async ({ page, baseURL, request }) => {
  // The service behind the shared site says so on its contact page; this one says nothing.
  const shared = readPage(await (await request.get(`${baseURL}/`)).text());
  expect(shared.words).toContain('client satisfaction98 %');
  await open(page, site.url);
  await expect(page.getByRole('main').getByText('international delivery').first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/client satisfaction|98\s?%/);
});

test('a product is sold by its rules: one at a time, not without a price, in the last of sixty sizes', async ({
  page,
}) => {
  await open(page, `${site.url}/product/single`);
  await expect(page.getByRole('button', { name: 'One more' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await open(page, `${site.url}/product/no-price`);
  await expect(page.getByRole('main').getByText('Price on request').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true })).toHaveCount(0);
  const others = ['colour', 'adhesive', 'core', 'finish', 'numbering', 'void-message', 'face-material-of-the-label'];
  const chosen = new URLSearchParams([['size', '69-x-64-mm-up'], ...others.map(name => [name, 'one'])]);
  await open(page, `${site.url}/product/sixty?${chosen}`);
  await expect(page.getByRole('main').getByText('ZAR 79.00').first()).toBeVisible();
});

test('a price of ten digits stands in one line on a phone', async ({ page }) => {
  await open(page, `${site.url}/product/dear`);
  const price = page.getByRole('main').getByText('ZAR 1,234,567,890.12').filter({ visible: true }).first();
  const lines = (node: Element) => node.clientHeight / Number.parseFloat(getComputedStyle(node).lineHeight);
  expect(Math.round(await price.evaluate(lines))).toBe(1);
});

test('an option with a long name is read whole on a phone', async ({ page }) => {
  await open(page, `${site.url}/product/any`);
  const option = page.getByRole('main').locator('label', { has: page.getByRole('radio', { name: TWO_TONE }) });
  await option.scrollIntoViewIfNeeded();
  await expect(option).toBeInViewport({ ratio: 1 });
});
