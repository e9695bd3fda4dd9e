import type { Locator, Page } from '@playwright/test';

// What the buyers of docs/buyers.md look for: each has a spec with what made them hesitate once.

export const LABEL = 'Security Void Label, Blue';
export const LABEL_PATH = '/product/security-void-label-blue';
export const TAPE = 'Branded Box Sealing Tape';

export const main = (page: Page): Locator => page.getByRole('main');
export const told = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });
/** The rule of real text under the header. */
export const microtext = (page: Page): Locator => page.getByRole('banner').locator('> div > div[aria-hidden=true]');

export async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not shown`);
  return box;
}
