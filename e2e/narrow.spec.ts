import type { Page } from '@playwright/test';
import { boxOf } from './buyers.ts';
import { addOne } from './cart.ts';
import { inProof } from './full.ts';
import { expect, open, test } from './page.ts';
import { ask, fill, signInAsOperator } from './quoteSides.ts';
import { expectWhole, expectWordsWhole } from './whole.ts';

// The narrowest window that WCAG names.

const NARROW = { width: 320, height: 640 };

test.use({ viewport: NARROW });

test('no word is broken, and nothing is wider than the window', inProof, async ({ page }) => {
  // A phone has the button twice.
  await page.setViewportSize({ width: 1440, height: 900 });
  await addOne(page);
  await page.setViewportSize(NARROW);
  for (const address of ['/cart', '/checkout', '/request-quote', '/catalog', '/product/security-void-label-blue']) {
    await open(page, address);
    await expectWhole(page);
    await expectWordsWhole(page);
  }
});

/** Opens an address in letters twice as large as usual. */
async function openLarge(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await open(page, address);
  await page.evaluate(async () => {
    document.adoptedStyleSheets.push(await new CSSStyleSheet().replace('html { font-size: 200% }'));
  });
}

test('in letters twice as large the header has room for all its words, and addresses for theirs', async ({ page }) => {
  for (const width of [1280, 961]) {
    await openLarge(page, '/about', width);
    const { x, width: wide } = await boxOf(page.getByRole('banner').getByText('Labels and seals'));
    const menu = await boxOf(page.getByRole('navigation', { name: 'Primary' }));
    expect(menu.x).toBeGreaterThan(x + wide);
    await expectWhole(page);
  }
  await openLarge(page, '/', 390);
  await expectWordsWhole(page, page.getByRole('heading', { level: 1 }));
  await openLarge(page, '/seo-tools', 390);
  await expectWhole(page);
  await openLarge(page, '/product/security-void-label-blue', 390);
  const price = page.getByRole('region', { name: 'Price and cart' }).getByText('ZAR');
  expect(await price.evaluate(node => node.getClientRects().length)).toBe(1);
  // The button of the bar at its foot, and who wrote a review.
  await page.setViewportSize(NARROW);
  await expectWordsWhole(page, page.getByRole('region', { name: 'Price and cart' }));
  await expectWordsWhole(page, page.locator('#reviews header').first());
});

test('in letters twice as large nothing is wider than the narrowest window', async ({ page }) => {
  for (const address of ['/', '/catalog?page=2', '/product/type-approval-label-kit', '/search?q=void']) {
    await openLarge(page, address, NARROW.width);
    await expectWhole(page);
  }
});

test('the example of a search breaks where its SKU is longer than the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/search?q=void');
  const sku = page.getByRole('main').locator('kbd + b');
  await sku.evaluate(node => node.replaceChildren('SEC-VOID-LABEL-BLUE-25X15-ROLL-OF-1000-PERMANENT-2026'));
  await expectWhole(page);
});

test('no price is cut off in letters twice as large', async ({ page }) => {
  await openLarge(page, '/catalog', 390);
  const cut = await page
    .getByRole('article')
    .locator('p', { hasText: 'ZAR' })
    .evaluateAll(lines =>
      lines.filter(line => line.scrollWidth > line.clientWidth).map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
});

test('no sum of a cart breaks between two digits in letters twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await addOne(page);
  for (const width of [390, 360]) {
    await openLarge(page, '/cart', width);
    const sums = page
      .getByRole('main')
      .locator('li p, dd')
      .filter({ hasText: /^ZAR\s[\d,.]+$/ });
    const digits = await sums.evaluateAll(all =>
      all.map(({ firstChild }) => {
        const range = document.createRange();
        range.setStart(firstChild!, 4);
        range.setEnd(firstChild!, firstChild!.textContent!.length);
        return range.getClientRects().length;
      }),
    );
    expect(digits.length).toBeGreaterThan(3);
    expect(digits.filter(lines => lines !== 1)).toEqual([]);
    await expectWhole(page);
  }
});

test('no count of a filter is broken in letters twice as large', async ({ page }) => {
  await openLarge(page, '/catalog', 1440);
  const counts = page.getByRole('main').getByRole('complementary', { name: 'Filters' }).locator('label small');
  expect(await counts.count()).toBeGreaterThan(5);
  expect(await counts.evaluateAll(all => all.filter(one => one.scrollHeight > 20).length)).toBe(0);
});

/** What WCAG 1.4.12 lets a reader set. */
const SPACED = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }';

test('nothing is wider than the window where a reader spaces letters and words', inProof, async ({ page }) => {
  for (const address of ['/', '/catalog', '/product/security-void-label-blue', '/request-quote', '/contact', '/blog']) {
    await open(page, address);
    await page.evaluate(async rules => {
      const sheet = await new CSSStyleSheet().replace(rules);
      document.adoptedStyleSheets.push(sheet);
    }, SPACED);
    await expectWhole(page);
  }
});

test(
  'an offer keeps total and acceptance at hand in one row, under which no focus lies',
  inProof,
  async ({ page, browser, baseURL }) => {
    const site = baseURL ?? '';
    await ask(page, site, 'naledi@narrow.example', true);
    await page.getByRole('link', { name: 'Follow this request' }).click();
    await expect(page).toHaveURL(/\/quote\/q-[^?]+$/);
    const firm = await signInAsOperator(browser, site, true);
    await firm.page.goto(`${site}/operator/quotes/${page.url().split('/').at(-1)}`);
    await fill(firm.page, 'line.0.name', 'Security void seal 60 x 30 mm');
    await fill(firm.page, 'line.0.quantity', '1000');
    await fill(firm.page, 'line.0.unitPrice', '432.60');
    await firm.page.getByRole('button', { name: 'Send offer 1' }).click();
    await expect(firm.page.getByText(/^Offer 1 (sent to|is saved)/)).toBeVisible();
    await firm.context.close();

    await page.reload();
    const accept = page.getByRole('link', { name: 'Accept offer' }).first();
    const bar = accept.locator('xpath=..');
    await expect(bar).toContainText('ZAR 497,490.00');
    const kept = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    );
    expect(await bar.evaluate(node => node.getBoundingClientRect().height)).toBeLessThanOrEqual(kept);
    await expectWhole(page);
    await expectWordsWhole(page);
  },
);

test(
  "the firm's pages have room for a sum in one line, for the open queue and for whole words",
  inProof,
  async ({ page, browser, baseURL, request }) => {
    const site = baseURL ?? '';
    const asking = (name: string) =>
      `${name}: submitQuoteRequest(input: { name: "${name}", email: "room@narrow.example", labelType: "security-void",
        quantity: "1-100", size: "60x30mm" }) { ... on QuoteRequest { reference } }`;
    const query = `mutation { ${asking('Before')} ${asking('Now')} }`;
    const { data } = await (await request.post('/graphql', { data: { query } })).json();
    await page.close();
    const firm = await signInAsOperator(browser, site, true);
    await firm.page.setViewportSize({ width: 1440, height: 900 });
    await firm.page.goto(`${site}/operator/quotes/${data.Now.reference.toLowerCase()}`);
    const sum = firm.page.getByLabel('Net of line 1');
    await fill(firm.page, 'line.0.quantity', '10000');
    await fill(firm.page, 'line.0.unitPrice', '432.60');
    await expect(sum).toHaveText('ZAR 4,326,000.00');
    expect(await sum.evaluate(linesIn)).toBe(1);

    await firm.page.setViewportSize(NARROW);
    await firm.page.reload();
    await expect(firm.page.getByRole('table', { name: 'This buyer' })).toContainText('60x30mm');
    await expectWordsWhole(firm.page);
    await firm.page.goto(`${site}/operator/quotes?queue=closed`);
    await expect(firm.page.getByRole('link', { name: /^Closed/ })).toBeInViewport({ ratio: 1 });
    await firm.context.close();
  },
);

/** In how many lines a text stands. */
function linesIn(node: Element): number {
  const range = document.createRange();
  range.selectNodeContents(node);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}
