import { boxOf, LABEL, LABEL_PATH, main, microtext, TAPE, told } from './buyers.ts';
import { inProof } from './full.ts';
import { choose, expect, open, takenOver, test } from './page.ts';
import { expectWhole } from './whole.ts';

test.describe('a repair shop on a phone that wants one roll today', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 });

  test('finds it by popular words and by its card', inProof, async ({ page }) => {
    await open(page, '/');
    await expect(microtext(page), 'the microtext rule under the header shows at 2 dppx').toBeVisible();

    await test.step('recent and popular words in the search overlay', async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap();
      const overlay = page.getByRole('dialog', { name: 'Search' });
      const popular = overlay.getByRole('region', { name: 'Often bought' }).getByRole('link');
      await expect(popular.first()).toBeVisible();
      const word = (await popular.first().innerText()).trim();
      await popular.first().tap();
      await expect(main(page).getByRole('heading', { level: 1 })).toContainText(word);
      await expect(main(page).getByRole('region', { name: 'Products' }).getByRole('link').first()).toBeVisible();
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap();
      const recent = overlay.getByRole('region', { name: 'Your last words' }).getByRole('link');
      await expect(recent.first()).toContainText(word);
    });

    await open(page, '/catalog');
    const cards = main(page).getByRole('article');

    await test.step("'Choose options' stands beside 'Request Quote' on what has variations", async () => {
      const card = cards.filter({ has: page.getByRole('heading', { name: LABEL }) });
      const choose = card.getByRole('link', { name: `Choose options: ${LABEL}` });
      const ask = card.getByRole('button', { name: `Request Quote for ${LABEL}` });
      await expect(choose).toHaveText('Choose options');
      const [one, other] = [await boxOf(choose), await boxOf(ask)];
      expect(one.y).toBeCloseTo(other.y, 0);
      expect(one.x + one.width).toBeLessThanOrEqual(other.x);
    });

    await test.step('one badge on phones, none over the label', async () => {
      const badges = await cards.evaluateAll(found =>
        found.flatMap(card => {
          const picture = card.querySelector('[data-picture]')!;
          const badges = [...(picture.previousElementSibling?.children ?? [])].map(one => one.getBoundingClientRect());
          const there = badges.filter(({ width }) => width > 0);
          const label = picture.getBoundingClientRect();
          return there.length ? [{ count: there.length, clear: there.every(({ left }) => left >= label.right) }] : [];
        }),
      );
      expect(badges.length).toBeGreaterThan(3);
      expect(badges).toEqual(badges.map(() => ({ count: 1, clear: true })));
    });

    await test.step("'Need another size?' comes early", async () => {
      const asked = await boxOf(
        main(page).getByRole('heading', { name: 'Need another size?' }).locator('visible=true'),
      );
      expect(asked.y).toBeLessThan((await boxOf(cards.nth(3))).y);
    });

    await test.step("a free thing says 'Free'", async () => {
      await open(page, '/catalog?search=adhesion+test');
      const test = cards.filter({ has: page.getByRole('heading', { name: 'Adhesion Test on Your Surface' }) });
      await expect(test.getByText('Free', { exact: true })).toBeVisible();
      await expect(test).not.toContainText('ZAR');
    });
  });

  test(
    'sees on a product what it costs before scrolling, with the way to have it in reach',
    inProof,
    async ({ page }) => {
      await open(page, LABEL_PATH);
      const bar = page.getByRole('region', { name: 'Price and cart' });
      await expect(
        main(page)
          .getByText(/ZAR\s[\d,.]+/)
          .locator('visible=true')
          .first(),
      ).toBeInViewport();
      await expect(bar).toBeInViewport({ ratio: 1 });
      const rows = await main(page)
        .getByRole('region', { name: `Pictures of ${LABEL}` })
        .getByRole('img')
        .evaluateAll(pictures => pictures.map(picture => Math.round(picture.getBoundingClientRect().top)));
      expect(new Set(rows).size, 'the pictures lie in one row').toBe(1);

      await test.step('price per label beside price per roll', async () => {
        const roll = main(page).getByText(/^per roll of 1000/);
        const label = main(page).getByText('ZAR 0.71 a label', { exact: true });
        await expect(label).toBeInViewport();
        const [one, other] = [await boxOf(roll), await boxOf(label)];
        expect(other.y - (one.y + one.height)).toBeLessThan(12);
      });

      await test.step('the price breaks beside the quantity, with what the next one saves', async () => {
        const breaks = main(page).getByRole('radiogroup', { name: 'Price breaks' });
        const quantity = main(page).getByLabel('Quantity', { exact: true });
        const saves = main(page).getByRole('paragraph').filter({ hasText: 'Next break saves' });
        await expect(saves).toHaveText('Next break saves ZAR 50.00 a roll: 4 more rolls and each costs ZAR 664.00.');
        await takenOver(breaks);
        const [one, other] = [await boxOf(breaks), await boxOf(quantity)];
        expect(other.y - (one.y + one.height)).toBeLessThan(100);
        await choose(breaks, '5-9 rolls');
        await expect(quantity).toHaveValue('5');
        await expect(saves).toContainText('ZAR 64.20 a roll: 5 more rolls and each costs ZAR 599.80.');
        await quantity.fill('12');
        await expect(breaks.getByRole('radio', { name: /^10\+ rolls/ })).toBeChecked();
        await expect(main(page).getByText('This is the lowest price in the list.')).toBeVisible();
      });

      await main(page).getByRole('button', { name: 'Request Quote', exact: true }).first().scrollIntoViewIfNeeded();
      await expect(bar, 'it makes room for the form').toBeHidden();
    },
  );

  test('buys it, takes back what was cleared, and finds again what was looked at', async ({ page }) => {
    await open(page, '/product/branded-box-sealing-tape');
    await test.step('no price of a break is cut in two', async () => {
      const prices = main(page).getByRole('radiogroup', { name: 'Price breaks' }).locator('label > span');
      const lines = await prices.evaluateAll(chips =>
        chips.map(chip => {
          const range = document.createRange();
          range.selectNodeContents([...chip.childNodes].find(node => node.nodeType === Node.TEXT_NODE)!);
          return range.getClientRects().length;
        }),
      );
      expect(lines).toEqual([1, 1, 1]);
    });
    await main(page).getByRole('button', { name: 'Add to cart', exact: true }).first().tap();
    await expect(told(page)).toContainText(`Added to Cart${TAPE}`);

    await test.step("undo after 'Clear cart'", async () => {
      await open(page, '/cart');
      await main(page).getByRole('button', { name: 'One more' }).tap();
      await expect(main(page).getByRole('region', { name: 'Order Summary' })).toContainText('Items (2)');
      await main(page).getByRole('button', { name: 'Clear cart' }).tap();
      await expect(main(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
      await expect(told(page)).toContainText('The cart is empty');
      await told(page).getByRole('button', { name: 'Undo' }).tap();
      await expect(main(page).getByLabel(`Quantity of ${TAPE}`)).toHaveValue('2');
      await expectWhole(page);
    });

    await test.step('recently viewed', async () => {
      await open(page, LABEL_PATH);
      const recent = page.getByRole('region', { name: 'Recently viewed' });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(recent.getByRole('link', { name: new RegExp(TAPE) })).toBeVisible();
      await expect(recent.getByRole('link', { name: new RegExp(LABEL) })).toHaveCount(0);
      await recent.getByRole('button', { name: 'Clear' }).tap();
      await expect(recent).toHaveCount(0);
    });
  });
});
