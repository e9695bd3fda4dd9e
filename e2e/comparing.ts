import type { Page } from '@playwright/test';
import { open } from './page.ts';

export const MOVE_HINT = 'Move the table sideways to see them all.';

/** Opens the first so many products of the catalogue side by side. */
export async function compare(page: Page, count: number): Promise<void> {
  await page.goto('/catalog');
  const ticks = page.locator('input[name=products]');
  const ids = await ticks.evaluateAll(boxes => boxes.map(box => (box as HTMLInputElement).value));
  await open(page, `/compare?products=${ids.slice(0, count).join(',')}`);
}
