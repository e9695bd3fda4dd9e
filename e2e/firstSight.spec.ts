import type { Locator, Page } from '@playwright/test';
import { inProof } from './full.ts';
import { choose, expect, open, test } from './page.ts';

// What screens show before their visitor does anything, and what follows the first choice.

const main = (page: Page) => page.getByRole('main');
const under = (page: Page, heading: string): Locator =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading }) });

test('home shows four products with their prices, three reports of buyers, and the approvals', async ({ page }) => {
  await open(page, '/');
  const shelf = under(page, 'On the shelf today').getByRole('article');
  await expect(shelf).toHaveCount(4);
  for (const card of await shelf.all()) {
    await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', /^\/product\//);
    await expect(card).toContainText(/ZAR\s[\d,.]+/);
  }
  // The embedded service says so of itself; a site that says nothing has no such figure.
  await expect(main(page).getByText('client satisfaction').locator('..')).toHaveText(/98\s?%/);
  const reports = under(page, 'What buyers report').getByRole('article');
  await expect(reports).toHaveCount(3);
  for (const report of await reports.all()) {
    await expect(report.getByRole('img', { name: /^Rated \d\.\d of 5$/ })).toBeVisible();
    await expect(report.locator('footer a')).toHaveAttribute('href', /^\/product\//);
  }
  for (const authority of ['ICASA', 'SABS', 'ZICTA', 'BOCRA', 'Ex ia'])
    await expect(under(page, 'What buyers report').getByText(authority, { exact: true })).toBeVisible();
});

test('title, picture and true size follow the variation that is chosen, and one button is the first', async ({
  page,
}) => {
  await open(page, '/product/security-void-label-blue');
  const picture = main(page)
    .getByRole('region', { name: /^Pictures of / })
    .getByRole('img')
    .first();
  const before = await picture.getAttribute('src');
  await choose(main(page), '75 × 30 mm');
  await expect(
    main(page).getByRole('img', {
      name: 'The 75 x 30 mm label drawn to scale on the outline of a bank card, 85.6 by 54 millimetres',
    }),
  ).toBeVisible();
  await choose(main(page), 'Red');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Security Void Label, Red');
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  const form = main(page)
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Add to cart', exact: true }) });
  const buttons = await form
    .getByRole('button')
    .evaluateAll(all => all.map(one => [one.textContent, getComputedStyle(one).backgroundColor]));
  const [, filled] = buttons.find(([words]) => words === 'Add to cart')!;
  expect(buttons.filter(([, colour]) => colour === filled)).toHaveLength(1);
});

test(
  'the bank card beside a label is as large as one, and stands on nothing else, however wide the window',
  inProof,
  async ({ page }) => {
    await open(page, '/product/security-void-label-blue');
    const card = main(page).getByRole('img', { name: /drawn to scale on the outline of a bank card/ });
    const edges = (part: Locator) => part.evaluate(node => node.getBoundingClientRect().toJSON());
    for (const width of [375, 390, 768, 834, 960, 961, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [drawn, part, panel] = await Promise.all([
        edges(card),
        edges(under(page, 'True size')),
        edges(main(page).locator('#buy')),
      ]);
      expect(drawn.width, `${width}`).toBeCloseTo((85.6 * 96) / 25.4, 0);
      expect([drawn.left >= part.left, drawn.right <= part.right + 1], `${width}`).toEqual([true, true]);
      expect(part.right <= panel.left || part.top >= panel.bottom, `${width}`).toBe(true);
    }
  },
);

test('who comes with a product meets a short hero, and begins with what is quoted', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const formTop = () =>
    main(page)
      .locator('#quote-form')
      .evaluate(form => form.getBoundingClientRect().top + scrollY);
  await open(page, '/request-quote');
  const empty = await formTop();
  await open(page, '/product/security-void-label-blue');
  await main(page).getByRole('button', { name: 'Request Quote', exact: true }).first().click();
  await expect(main(page).getByText('Quoting: 1 product')).toBeInViewport();
  expect(await formTop()).toBeLessThan(empty - 200);
});
