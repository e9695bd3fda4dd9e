import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Attributes by which parts of a page find each other, as React names them, where the page has others. */
const strayIds = () =>
  [...document.querySelectorAll('*')].flatMap(node => {
    const key = Object.keys(node).find(name => name.startsWith('__reactProps'));
    const props = key ? (node as unknown as Record<string, Record<string, unknown>>)[key]! : {};
    const held = { id: props.id, name: props.name, for: props.htmlFor };
    return Object.entries(held).flatMap(([name, value]) =>
      typeof value === 'string' && value !== node.getAttribute(name)
        ? [`${node.tagName} ${name}: ${node.getAttribute(name)}, in the browser's code ${value}`]
        : [],
    );
  });

/** One heading of the first rank, every picture there, nothing wider than the window, ids that the browser's code has, too. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  const { wide, broken } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - innerWidth,
    broken: [...document.images].filter(image => image.complete && image.naturalWidth === 0).map(image => image.src),
  }));
  expect(wide, `${page.url()} is wider than the window`).toBeLessThanOrEqual(0);
  expect(broken).toEqual([]);
  expect(await page.evaluate(strayIds), page.url()).toEqual([]);
}

/**
 * Nothing that the rules of WCAG or good practice object to.
 * @param part selector of what alone is looked at
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ runOnly: TAGS, resultTypes: ['violations'] })
    // Otherwise what was found in each frame is put together in a page of its own, and no page of ours has frames.
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ''}`),
  );
  expect(found, page.url()).toEqual([]);
}

/** Words that do not stand on one line, but for addresses, which are no words. */
const brokenIn = (part: Element) => {
  const broken: string[] = [];
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const holder = text.parentElement!;
    // What is clipped away is for screen readers.
    if (!holder.checkVisibility() || getComputedStyle(holder).clipPath !== 'none' || holder.closest('svg')) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\d]+(?![^\s]*@)/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
};

/** No word of the page's own part, or of the given one, is broken for want of room. */
export async function expectWordsWhole(page: Page, part = page.getByRole('main')): Promise<void> {
  expect(await part.evaluate(brokenIn), page.url()).toEqual([]);
}
