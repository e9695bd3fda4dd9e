import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { inProof } from './full.ts';
import { expect, test } from './page.ts';

// Visitors who do what nobody has thought of: they press, type, choose, reload and walk back and forth, and wait for
// nothing. Whatever comes of it, nothing goes wrong in the page, and one page is there at the end.

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const STEPS = 40;
const WIDTHS = [390, 768, 1440];
const STARTS = ['/', '/catalog', '/product/security-void-label-blue', '/blog', '/request-quote', '/contact', '/cart'];
const WORDS = ['void', 'a@b.co', '5', '-1', '99999', '', '<b>x</b>', '2,5', '%', '🙂'];
const KEYS = ['Escape', 'Enter', 'Tab', 'Shift+Tab', 'ArrowDown', 'ArrowRight', 'Space', '/'];

/** What can be pressed and leads to no file and no other site. */
const PRESSED = [
  'a[href^="/"]:not([href*="."], [href*="feed"], [href*="graphql"])',
  'button',
  'summary',
  'label',
  'input[type=checkbox]',
  'input[type=radio]',
];
const TYPED = ['input:not([type=checkbox], [type=radio], [type=file], [type=hidden])', 'textarea'];

/** A step and, between 0 and 1, which of what it could be done with is meant. */
const steps = {
  press: async (page: Page, at: number) => (await one(page, PRESSED, at))?.click(QUICKLY),
  type: async (page: Page, at: number) => (await one(page, TYPED, at))?.fill(of(WORDS, (at * 97) % 1), QUICKLY),
  choose: async (page: Page, at: number) => {
    const select = await one(page, ['select'], at);
    await select?.selectOption(
      { index: Math.floor(((at * 89) % 1) * (await select.locator('option').count())) },
      QUICKLY,
    );
  },
  key: (page: Page, at: number) => page.keyboard.press(of(KEYS, at)),
  back: (page: Page) => page.evaluate(() => history.back()),
  forward: (page: Page) => page.evaluate(() => history.forward()),
  reload: (page: Page) => page.reload({ waitUntil: 'domcontentloaded' }),
  scroll: (page: Page, at: number) => page.mouse.wheel(0, (at - 0.3) * 3000),
};
/** What is covered or gone meanwhile is left. */
const QUICKLY = { timeout: 600, noWaitAfter: true };

const of = <T>(list: readonly T[], at: number): T => list[Math.floor(at * list.length)]!;

async function one(page: Page, selectors: readonly string[], at: number) {
  const dialog = page.locator('dialog[open]');
  const place = (await dialog.count()) ? dialog.last() : page.locator('body');
  const found = place.locator(selectors.map(selector => `${selector}:visible`).join(', '));
  const count = await found.count();
  return count ? found.nth(Math.floor(at * count)) : null;
}

const often = { press: 10, type: 4, choose: 2, key: 2, back: 2, forward: 1, reload: 1, scroll: 1 };
const kind = fc.oneof(
  ...Object.entries(often).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name as keyof typeof steps) })),
);
const at = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const walk = fc.record({
  width: fc.constantFrom(...WIDTHS),
  start: fc.constantFrom(...STARTS),
  steps: fc.array(fc.tuple(kind, at), { minLength: STEPS, maxLength: STEPS }),
});

for (const seed of SEEDS) {
  test(`walk ${seed} leaves one page, and nothing that went wrong`, inProof, async ({ page, watch }) => {
    // What is left before it has come, and what is refused as it should be.
    watch.allow(/Request failed/, /status of 4\d\d/);
    const { width, start, steps: taken } = fc.sample(walk, { seed, numRuns: 1 })[0]!;
    await page.setViewportSize({ width, height: 850 });
    await page.goto(start);
    const home = new URL(page.url()).origin;
    for (const [name, where] of taken) {
      await Promise.resolve(steps[name](page, where)).catch(() => {});
      await page.waitForLoadState('domcontentloaded');
      // Back out of the site; a step before may be bringing its page already.
      if (!page.url().startsWith(home)) await page.goto(start).catch(() => {});
    }
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveCount(1);
  });
}
