import type { Page } from '@playwright/test';
import { full, inProofBut } from './full.ts';
import { expect, hydrated, open, test } from './page.ts';
import { expectAccessible, expectWhole } from './whole.ts';

type Shown = {
  status?: number;
  canonical?: string | null;
  description?: boolean;
  /** Another address with all its parts is looked at by axe; the proof sees that it is whole and named, too. */
  alike?: boolean;
};

const sizes = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } };
const noPage: Shown = { status: 404, canonical: null, description: false };

// A trace of axe at work costs more than the work.
test.use({ trace: 'off' });
// All workers share them: as one long file they would be the last thing that one of them does while the others rest.
test.describe.configure({ mode: 'parallel' });

/** Every screen, with the path it calls its own where that is another; one page shows those of a group in turn. */
const screens: Record<string, Record<string, Shown>> = {
  'the catalogue': {
    '/': {},
    '/catalog': {},
    '/products': { canonical: '/catalog', alike: true },
    '/catalog?on_sale=true': { canonical: null, alike: true },
    '/catalog?search=zzzz': { canonical: null },
    '/products/security': {},
    '/labels': {},
    '/services': {},
  },
  'products, cart and search': {
    '/product/security-void-label-blue': {},
    '/product/cash-bag-seal': {},
    '/cart': { canonical: null },
    '/cart/20:2,21:1': { canonical: null },
    '/search': {},
    '/search?q=void': { canonical: '/search?q=void' },
    '/search?q=zzzz': { canonical: '/search?q=zzzz' },
    '/compare': { canonical: null },
    '/discount/save10': { canonical: null },
  },
  'the blog': {
    '/blog': {},
    '/blog?page=2': { canonical: '/blog?page=2', alike: true },
    '/blog/archive': {},
    '/blog/archive?page=2': { canonical: '/blog/archive?page=2', alike: true },
    '/category/security': {},
    '/tag/zicta': { alike: true },
    '/author/chanda-mwansa': {},
    '/post/five-days-to-lusaka': {},
    '/posts/five-days-to-lusaka': { canonical: '/post/five-days-to-lusaka', alike: true },
  },
  'pages and forms': {
    '/page/faq': {},
    '/page/materials': {},
    '/terms-of-service': {},
    '/cookies': {},
    '/about': {},
    '/contact': {},
    '/request-quote': {},
    '/seo-tools': { canonical: null },
    '/operator': { canonical: null },
    '/debug/woocommerce': { canonical: null },
  },
  'what is not there': {
    '/404': noPage,
    '/product/nope': noPage,
    '/page/nope': noPage,
    '/blog/archive?page=99': noPage,
  },
};

async function expectNamed(page: Page, address: string, { canonical, description = true }: Shown): Promise<void> {
  await expect(page).toHaveTitle(/\S+ \| \S+/);
  if (description) await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{2,}/);
  const link = page.locator('link[rel=canonical]');
  if (canonical === null) return expect(link).toHaveCount(0);
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '');
  expect(pathname + search).toBe(canonical ?? address.split('?')[0]);
}

async function openAs(page: Page, address: string, status: number): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status(), address).toBe(status);
  await hydrated(page);
}

for (const [group, addresses] of Object.entries(screens)) {
  test(
    `${group}: whole, named and open to all at 390 and 1440`,
    inProofBut(group !== 'what is not there'),
    async ({ page, watch }) => {
      // A picture that an address before has shown larger stands in for the one that this address preloads.
      watch.allow(/status of 404/, /preloaded using link preload but not used/);
      const looked = Object.entries(addresses).filter(([, { alike }]) => full || !alike);
      for (const [at, [address, shown]] of looked.entries())
        await test.step(address, async () => {
          await page.setViewportSize(sizes[390]);
          await openAs(page, address, shown.status ?? 200);
          for (const [turn, size] of Object.values(sizes).entries()) {
            await page.setViewportSize(size);
            await expectWhole(page);
            if (!shown.alike && (full || turn === at % 2)) await expectAccessible(page);
          }
          await expectNamed(page, address, shown);
        });
    },
  );
}

test('the open Products menu is accessible', async ({ page }) => {
  await page.setViewportSize(sizes[1440]);
  await open(page, '/');
  const menu = page.getByRole('navigation', { name: 'Primary' });
  await menu.getByText('Products', { exact: true }).click();
  await expect(menu.getByRole('link', { name: 'General Products' })).toBeVisible();
  await expectWhole(page);
  await expectAccessible(page);
});

test('the open menu of a small screen is accessible', async ({ page }) => {
  await page.setViewportSize(sizes[390]);
  await open(page, '/');
  await page.getByRole('banner').locator('summary[aria-label=Menu]').click();
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectWhole(page);
  await expectAccessible(page);
});

test('the search overlay is accessible, empty, with results and without', async ({ page }) => {
  for (const size of full ? Object.values(sizes) : [sizes[390]]) {
    await page.setViewportSize(size);
    await open(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    const overlay = page.getByRole('dialog', { name: 'Search' });
    const field = overlay.getByLabel('Search posts and pages...');
    await expectAccessible(page);
    await field.fill('void');
    await expect(overlay.getByRole('link', { name: /How a void label/ })).toBeVisible();
    await expectWhole(page);
    await expectAccessible(page);
    await field.fill('zzzz');
    await expect(overlay.getByText('No results found for "zzzz"')).toBeVisible();
    await expectAccessible(page);
  }
});

test('the drawer of filters is accessible', async ({ page }) => {
  await page.setViewportSize(sizes[390]);
  await open(page, '/catalog');
  await page.getByRole('main').getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expectWhole(page);
  await expectAccessible(page);
});

test('the larger picture of a product is accessible', async ({ page }) => {
  await open(page, '/product/security-void-label-blue');
  await page.getByRole('main').getByRole('link', { name: 'Open larger image' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

for (const [address, button] of [
  ['/request-quote', 'Request a Quote'],
  ['/contact', 'Send Message'],
] as const) {
  test(`the errors of ${address} are accessible`, inProofBut(address === '/request-quote'), async ({ page }) => {
    await open(page, address);
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size);
      await expectWhole(page);
      await expectAccessible(page);
    }
  });
}

test('a phone of 320 pixels scrolls no screen sideways', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ['/', '/catalog', '/product/security-void-label-blue', '/blog', '/request-quote', '/404']) {
    await open(page, address);
    await expectWhole(page);
  }
});

test('/cookies names all that a walk through the site leaves in the browser', async ({ page, context }) => {
  await open(page, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await open(page, '/cookies');
  const listed = await page.getByRole('main').getByRole('rowheader').allInnerTexts();
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(stored).toContain('diri_scroll');
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect([...stored, ...cookies].filter(name => !listed.includes(name))).toEqual([]);
});
