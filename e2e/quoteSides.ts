import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { operator } from './operator.ts';
import { choose, expect, takenOver } from './page.ts';
import { picture } from './picture.ts';
import { expectAccessible, expectWhole } from './whole.ts';

// What both sides of a quote do on its pages.

/** A green point: the smallest picture that is one. */
export const PROOF = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Whole to look at, and nothing for axe to find where scripts may look. */
export async function expectFine(page: Page, scripts: boolean, name: string): Promise<void> {
  if (scripts) await picture(page, name);
  await expectWhole(page);
  if (scripts) await expectAccessible(page);
}

/** The script that takes a page over. */
export const CLIENT = /\/assets\/main-[^/]*\.js$/;

/** The client that takes a part over moves nothing in it from under a pointer. */
export async function expectStill(part: Locator): Promise<void> {
  const page = part.page();
  const height = () => part.evaluate(node => document.fonts.ready.then(() => node.getBoundingClientRect().height));
  // Held back, not refused: a page whose client does not come at all shows what pages without scripts have.
  const { promise: measured, resolve: comes } = Promise.withResolvers<void>();
  await page.route(CLIENT, route => measured.then(() => route.continue()));
  await page.reload();
  const before = await height();
  comes();
  await takenOver(part);
  await page.unroute(CLIENT);
  expect(await height()).toBe(before);
}

/** The page has come back at what came of a step: that is seen at once, and read out. */
export async function expectOutcome(page: Page): Promise<void> {
  await expect(page.locator('#outcome')).toBeFocused();
  await expect(page.locator('#outcome')).toBeInViewport();
}

export async function ask(page: Page, siteUrl: string, email: string, scripts: boolean): Promise<void> {
  await page.goto(`${siteUrl}/request-quote`);
  const main = page.getByRole('main');
  await choose(main, 'Security Void');
  await choose(main, '5001-10000');
  await main.getByLabel('Size').fill('60 mm x 30 mm');
  await main.getByLabel('Name', { exact: true }).fill('Lerato Mokoena');
  await main.getByLabel(/^Company/).fill('Highveld Devices');
  await main.getByLabel('Email', { exact: true }).fill(email);
  // Who has filled it in within two seconds is taken for a machine, as scripts tell, and the firm is not told.
  if (scripts) await page.waitForFunction(() => performance.now() > 2_500);
  await main.getByRole('button', { name: 'Request a Quote' }).click();
  await expect(main.getByText(/We'll get back to you within 24 hours/)).toBeVisible();
}

export async function signInAsOperator(
  browser: Browser,
  siteUrl: string,
  scripts: boolean,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ javaScriptEnabled: scripts });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/operator`);
  await page.getByLabel('Operator token').fill(operator.OPERATOR_TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  return { context, page };
}

export async function fillAcceptForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const main = page.getByRole('main');
  await main.getByLabel('Street address').first().fill('18 Example Crescent');
  await main.getByLabel('Town or city').first().fill('Midrand');
  await main.getByLabel('Province').first().selectOption('Gauteng');
  await main.getByLabel('Postal code').first().fill('1685');
  await main.getByRole('radio', { name: 'Card' }).check();
  await main.getByText('I have checked the wording').click();
  await main.getByText('I accept offer 2').click();
}

export async function fill(page: Page, name: string, value: string): Promise<void> {
  await page.locator(`[name="${name}"]`).fill(value);
}

/** The drawing's offer: ten red rolls, four blue ones in the second version, die, plates, courier. */
export async function fillOffer(page: Page, version: number): Promise<void> {
  const lines = [
    { name: 'Security void seal 60 x 30 mm, red', quantity: version === 1 ? '14' : '10', price: '432.60' },
    ...(version === 1 ? [] : [{ name: 'Security void seal 60 x 30 mm, blue', quantity: '4', price: '471.25' }]),
  ];
  for (const [at, { name, quantity, price }] of lines.entries()) {
    if (at > 0 && (await page.locator(`[name="line.${at}.name"]`).count()) === 0)
      await page.getByRole('button', { name: 'Free line' }).click();
    await fill(page, `line.${at}.name`, name);
    await fill(page, `line.${at}.quantity`, quantity);
    await fill(page, `line.${at}.unit`, 'rolls');
    await fill(page, `line.${at}.labelsPerUnit`, '500');
    await fill(page, `line.${at}.unitPrice`, price);
  }
  if (version === 2) return;
  await fill(page, 'fee.0.name', 'Cutting die 60 x 30 mm');
  await fill(page, 'fee.0.amount', '1450.00');
  await page.getByRole('button', { name: 'Another fee' }).click();
  await fill(page, 'fee.1.name', 'Printing plates, two');
  await fill(page, 'fee.1.amount', '770.00');
  await fill(page, 'delivery.name', 'Courier to Midrand');
  await fill(page, 'delivery.amount', '164.80');
  await fill(page, 'leadTimeDays', '6');
  await page.getByLabel('Add proofs').setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: PROOF });
}

/** Printed, the offer is a pro-forma: seller, VAT number, sums, bank account, and no button. */
export async function expectProForma(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await picture(page, 'quote-print');
  const main = page.getByRole('main');
  await expect(main.getByText(', pro-forma invoice')).toBeVisible();
  await expect(main.getByText('VAT no. 4123456789')).toBeVisible();
  await expect(main.getByText('62 000 000 017')).toBeVisible();
  for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
}
