import type { Page } from '@playwright/test';
import { inProofBut } from './full.ts';
import { expect, open, test } from './page.ts';
import { expectWhole, expectWordsWhole } from './whole.ts';

const HINT = 'Move the table sideways to see them all.';

/** Opens the first so many products of the catalogue side by side. */
async function compare(page: Page, count: number): Promise<void> {
  await page.goto('/catalog');
  const ticks = page.locator('input[name=products]');
  const ids = await ticks.evaluateAll(boxes => boxes.map(box => (box as HTMLInputElement).value));
  await open(page, `/compare?products=${ids.slice(0, count).join(',')}`);
}

for (const { width, count, moves } of [
  { width: 390, count: 1, moves: false },
  { width: 390, count: 2, moves: false },
  { width: 390, count: 3, moves: true },
  { width: 320, count: 1, moves: false },
  { width: 320, count: 2, moves: true },
  { width: 768, count: 4, moves: false },
  { width: 1440, count: 4, moves: false },
])
  test(
    `${count} side by side at ${width} ${moves ? 'are moved sideways, and say so' : 'fit into their frame'}`,
    inProofBut(count > 2),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await compare(page, count);
      const frame = page.getByRole('region', { name: 'Products side by side' });
      expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(moves);
      await expect(page.getByText(HINT)).toBeVisible({ visible: moves });
      await expectWordsWhole(page);
      await expectWhole(page);
    },
  );
