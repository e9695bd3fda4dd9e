import type { Locator, Page } from '@playwright/test';
import { inProof } from './full.ts';
import { expect, open, takenOver, test } from './page.ts';
import { expectAccessible, expectWhole } from './whole.ts';

// The corner of the label on the front page: lifted, it shows VOID.

const VOID = 'The label is off; film and steel read VOID';
const AT_REST = 'A void label pressed onto steel';

const part = (page: Page) =>
  page.getByRole('main').locator('section').filter({ hasText: 'Pull the corner.' }).locator('[data-lift]');

async function reach(page: Page): Promise<Locator> {
  const label = part(page);
  await label.scrollIntoViewIfNeeded();
  await takenOver(label);
  return label;
}

/** Where the corner is, and where it lies once it is pulled off: down and to the left. */
async function ways(label: Locator) {
  const { x, y, width, height } = (await label.boundingBox())!;
  const corner = { x: x + width * 0.85, y: y + height * 0.25 };
  return { corner, off: { x: corner.x - width * 0.4, y: corner.y + width * 0.3 } };
}

const shows = (label: Locator, picture: number) =>
  expect.poll(() =>
    label
      .locator('img')
      .nth(picture)
      .evaluate(image => Number(getComputedStyle(image).opacity)),
  );

test('the corner is lifted by mouse, and VOID appears; a new label lies at rest', inProof, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const label = await reach(page);
  await expect(label.getByRole('img', { name: AT_REST })).toBeVisible();
  await shows(label, 2).toBe(0);
  const { corner, off } = await ways(label);
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  await page.mouse.move((corner.x + off.x) / 2, (corner.y + off.y) / 2, { steps: 4 });
  await expect(page.getByRole('listitem').filter({ hasText: 'Half lifted' })).toHaveAttribute('aria-current', 'true');
  await page.mouse.move(off.x, off.y, { steps: 4 });
  await page.mouse.up();
  await shows(label, 2).toBe(1);
  await expect(label.getByRole('img', { name: VOID })).toBeVisible();
  await page.mouse.move(corner.x, corner.y);
  await shows(label, 2).toBe(1);
  await page.getByRole('button', { name: 'A new label' }).click();
  await expect(label.getByRole('img', { name: AT_REST })).toBeVisible();
  await shows(label, 2).toBe(0);
  await expectAccessible(page);
});

test('the corner is lifted by the keys of its slider', async ({ page }) => {
  await open(page, '/');
  const label = await reach(page);
  const slider = page.getByRole('slider', { name: 'Lift' });
  await slider.focus();
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('5');
  await expect(slider).toHaveAttribute('aria-valuetext', 'At rest');
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Lifted: VOID');
  await shows(label, 2).toBe(1);
  await slider.press('Home');
  await shows(label, 2).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the corner is lifted by a finger', inProof, async ({ page }) => {
    await open(page, '/');
    const label = await reach(page);
    const { corner, off } = await ways(label);
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    await send('touchStart', corner);
    // To the side first: a way that begins downwards scrolls the page.
    for (const x of [0.2, 0.4, 0.6, 0.8, 1])
      await send('touchMove', { x: corner.x + (off.x - corner.x) * x, y: corner.y });
    for (const y of [0.5, 1]) await send('touchMove', { x: off.x, y: corner.y + (off.y - corner.y) * y });
    await send('touchEnd');
    await expect(label.getByRole('img', { name: VOID })).toBeVisible();
    await shows(label, 2).toBe(1);
    await expectWhole(page);
  });
});

for (const { when, use } of [
  { when: 'where motion is reduced', use: { contextOptions: { reducedMotion: 'reduce' as const } } },
  { when: 'without scripts', use: { javaScriptEnabled: false } },
])
  test.describe(when, () => {
    test.use(use);

    test(`nothing is to be pulled ${when}: the three states stand side by side`, async ({ page }) => {
      await page.goto('/');
      await expect(part(page)).toBeHidden();
      await expect(page.getByRole('slider', { name: 'Lift' })).toBeHidden();
      const main = page.getByRole('main');
      for (const name of [AT_REST, 'The corner is up; VOID shows under it', VOID])
        await expect(main.getByRole('img', { name })).toBeVisible();
    });
  });
