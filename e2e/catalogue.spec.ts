import type { Locator } from '@playwright/test';
import { inProofBut } from './full.ts';
import { expect, open, test } from './page.ts';

// What lists of products look like.

/** Two lines of a price are higher. */
const ONE_LINE = 34;

/** What the price of each card says, how high its words are and whether it is whole, and where the parts of the card lie. */
const measure = (cards: Locator) =>
  cards.evaluateAll(found =>
    found.map(card => {
      const price = [...card.querySelectorAll('p')].find(({ textContent }) => /ZAR|Free|request/i.test(textContent))!;
      const [whole, cell, actions] = [card, price, price.nextElementSibling!].map(part => part.getBoundingClientRect());
      const words = document.createRange();
      words.selectNodeContents(price);
      return {
        says: price.textContent.replace(/\s+/g, ' '),
        lineHeight: words.getBoundingClientRect().height,
        cut: price.scrollWidth - price.clientWidth,
        top: whole!.top,
        ends: whole!.bottom,
        price: cell!.top,
        actions: actions!.top,
      };
    }),
  );

for (const [width, columns] of [
  [390, 1],
  [600, 1],
  [768, 2],
  [961, 2],
  [1024, 2],
  [1181, 3],
  [1280, 3],
  [1440, 3],
] as const)
  test(
    `a price is one line, the cards of a row end alike, and VAT is said once, at ${width}`,
    inProofBut(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const main = page.getByRole('main');
      // The first has the longest prices; one name of the third takes two lines.
      for (const address of ['/catalog', '/catalog?page=3']) {
        await open(page, address);
        // In the letters that it has in the end.
        await page.evaluate(() => document.fonts.ready);
        const cards = await measure(main.getByRole('article'));
        expect(cards).toHaveLength(12);
        for (const { says, lineHeight, cut } of cards) {
          expect(says).toMatch(/^(from )?(ZAR [\d,.]+|Free|Price on request)( |$)/);
          expect(says).not.toContain('VAT');
          expect(lineHeight, says).toBeLessThan(ONE_LINE);
          expect(cut, `${says} is cut off`).toBeLessThanOrEqual(0);
        }
        const rows = [...Map.groupBy(cards, ({ top }) => Math.round(top)).values()];
        expect(Math.max(...rows.map(row => row.length))).toBe(columns);
        for (const part of ['ends', 'price', 'actions'] as const)
          for (const row of rows) expect(new Set(row.map(card => Math.round(card[part]))).size, part).toBe(1);
        await expect(main.getByText('All prices are per pack and include VAT.')).toHaveCount(1);
      }
    },
  );

test('the services are a catalogue between their two paragraphs', async ({ page }) => {
  await open(page, '/services');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Services');
  const cards = main.getByRole('article');
  await expect(cards.first()).toBeVisible();
  for (const card of await cards.all()) {
    await expect(card.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
    await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\//);
  }
});

for (const width of [390, 768, 961, 1280])
  test(
    `price breaks share a row or stand below each other, at ${width}`,
    inProofBut(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const slug of ['branded-box-sealing-tape', 'security-void-label-blue']) {
        await open(page, `/product/${slug}`);
        const chips = page.getByRole('main').locator('label', { hasText: /\d(-\d+|\+) .*ZAR/ });
        await expect(chips).toHaveCount(3);
        const places = await chips.evaluateAll(all => all.map(chip => chip.getBoundingClientRect()));
        const ways = [places.map(({ x }) => Math.round(x)), places.map(({ y }) => Math.round(y))];
        expect(Math.min(...ways.map(way => new Set(way).size))).toBe(1);
      }
    },
  );

test('the words above the services keep to a column that can be read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/services');
  const words = page.getByRole('main').getByText(/^A label is the end of a job/);
  expect(await words.evaluate(node => node.getBoundingClientRect().width)).toBeLessThan(800);
});

test('the options of few products come when somebody wants to see them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(/operationName=(\w+)/.exec(request.url())?.[1] ?? ''));
  await open(page, '/catalog');
  const size = page.getByRole('main').getByRole('group', { name: 'Size' });
  await page.getByRole('main').locator('summary', { hasText: 'Size' }).click();
  await expect(size.getByRole('checkbox')).toHaveCount(6);
  expect(asked).not.toContain('FoldedOptions');
  await size.getByRole('link', { name: /^\d+ more$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(size.getByRole('checkbox').nth(6)).toBeFocused();
  await expect(size.getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?filter_size=/);
  await expect(size.getByRole('checkbox', { checked: true })).toHaveCount(1);
  expect(await size.getByRole('checkbox').count()).toBeGreaterThan(6);
  expect(asked.filter(name => name === 'FoldedOptions')).toHaveLength(1);
});

test('the options of few products say that they are waited for, and that they did not come', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 500/);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/catalog');
  const { promise: failing, resolve: fail } = Promise.withResolvers<void>();
  await page.route(/operationName=FoldedOptions/, async route => {
    await failing;
    await route.fulfill({ status: 500, body: '' });
  });
  await page.getByRole('button', { name: /^Filter/ }).click();
  const drawer = page.getByRole('dialog');
  await drawer.locator('summary', { hasText: 'Size' }).click();
  const size = drawer.getByRole('group', { name: 'Size' });
  const more = size.getByRole('link', { name: /^\d+ more$/ });
  await more.click();
  await expect(size.getByRole('status')).toHaveText('Loading...');
  await expect(more).toBeFocused();
  fail();
  await expect(size.getByRole('status')).toHaveText('They could not be loaded just now.');
  await more.click();
  await expect(page).toHaveURL(/\?more=size/);
  await expect(page.locator('input[name=filter_size]').nth(6)).toBeAttached();
});

test('a price that is none yet holds nobody in its field, and is told when the form is sent', async ({ page }) => {
  await open(page, '/catalog');
  const main = page.getByRole('main');
  await main.locator('summary', { hasText: 'Price' }).click();
  const from = main.getByLabel('From', { exact: true });
  await from.fill('R 1 500');
  await page.keyboard.press('Tab');
  await expect(main.getByLabel('To', { exact: true })).toBeFocused();
  await expect(page).toHaveURL(/\/catalog$/);
  await from.press('Enter');
  await expect(from).toBeFocused();
  await from.fill('1500');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/min_price=1500/);
});

test('a price that is none is told where its fold is closed, too, and goes with the filter once it is one', async ({
  page,
}) => {
  await open(page, '/catalog');
  const main = page.getByRole('main');
  const fold = main.locator('summary', { hasText: 'Price' });
  await fold.click();
  const from = main.getByLabel('From', { exact: true });
  await from.fill('R 1 500');
  await fold.click();
  await expect(from).toBeHidden();
  await main.locator('label', { has: page.locator('input[name=on_sale]') }).click();
  await expect(from).toBeFocused();
  await from.fill('99,5');
  await from.press('Enter');
  await expect(page).toHaveURL(/on_sale=true&min_price=99/);
});

test('what was typed in the drawer of filters is searched for when its results are asked for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/catalog?page=2');
  const drawer = page.getByRole('dialog');
  const show = async (typed: string) => {
    await page.getByRole('button', { name: /^Filter/ }).click();
    await drawer.getByLabel('Search products').fill(typed);
    await drawer.getByRole('button', { name: /^Show \d/ }).click();
    await expect(drawer).toBeHidden();
  };
  await show('');
  await expect(page).toHaveURL(/\?page=2$/);
  await show('void');
  await expect(page).toHaveURL(/\?search=void$/);
});
