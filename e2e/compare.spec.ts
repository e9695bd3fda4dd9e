import { compare, MOVE_HINT } from './comparing.ts';
import { inProofBut } from './full.ts';
import { expect, test } from './page.ts';
import { expectWhole, expectWordsWhole } from './whole.ts';

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
    inProofBut(count > 2 && width !== 768),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await compare(page, count);
      const frame = page.getByRole('region', { name: 'Products side by side' });
      expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(moves);
      await expect(page.getByText(MOVE_HINT)).toBeVisible({ visible: moves });
      await expectWordsWhole(page);
      await expectWhole(page);
    },
  );
