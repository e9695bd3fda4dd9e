import type { Page } from '@playwright/test';
import { told } from './buyers.ts';
import { type Demo, startDemo } from './demo.ts';
import { inProof } from './full.ts';
import { startTestMailbox, type TestMailbox } from './mailbox.ts';
import { choose, expect, hydrated, open, test } from './page.ts';
import { type Site, startSite } from './site.ts';
import { expectAccessible } from './whole.ts';

let demo: Demo;
let site: Site;
let mailbox: TestMailbox;

test.beforeAll(async () => {
  mailbox = await startTestMailbox();
  demo = await startDemo();
  // An office that is never open for long enough says by when it answers.
  const office = { SITE_HOURS: 'Mon-Sun 12:00-12:00', SITE_EMAIL: 'quotes@labels.example', SMTP_URL: mailbox.url };
  site = await startSite({ env: { ...demo.env, ...office } });
});

test.afterAll(async () => {
  await site?.stop();
  await demo?.stop();
  await mailbox?.stop();
});

const listed = (page: Page) => page.getByRole('banner').getByRole('link', { name: /on your list$/ });

/** What the form service has got so far. */
async function arrived(): Promise<Record<string, unknown>[]> {
  const response = await fetch(`${demo.env.WORDPRESS_URL}/__demo/submissions`);
  return (await response.json()) as Record<string, unknown>[];
}

test('a list made while shopping is edited, and added to from a spreadsheet', async ({ page, context }) => {
  const main = page.getByRole('main');
  const list = main.locator('#quote-list');
  const other = await context.newPage();

  await test.step('a card and a product page add to it', async () => {
    await open(page, `${site.url}/catalog?search=icasa`);
    await main.getByRole('button', { name: 'Request Quote for ICASA Type Approval Label', exact: true }).click();
    await expect(told(page).getByRole('link', { name: 'View quote list' })).toBeVisible();
    await expect(listed(page)).toHaveText('1');
    await open(page, `${site.url}/product/security-void-label-blue?size=75-x-30-mm`);
    await main.getByRole('button', { name: 'One more' }).click();
    await main.getByRole('button', { name: 'Add to quote list' }).click();
    await expect(listed(page)).toHaveText('2');
  });

  await test.step('another tab follows', async () => {
    await open(other, `${site.url}/request-quote`);
    const there = other.locator('#quote-list');
    await expect(other.getByText('Quoting: 2 products')).toBeVisible();
    const pieces = there.getByRole('spinbutton', { name: /^Quantity of Security Void Label, Blue/ });
    await expect(pieces).toHaveValue('2');
    await main.getByRole('button', { name: 'Add to quote list' }).click();
    await expect(pieces).toHaveValue('4');
    await other.close();
  });

  await test.step('it is edited on the quote page', async () => {
    await told(page).getByRole('link', { name: 'View quote list' }).first().click();
    await expect(page).toHaveURL(`${site.url}/request-quote#quote-list`);
    await list.getByRole('spinbutton', { name: 'Quantity of ICASA Type Approval Label' }).fill('7');
    await list.getByRole('textbox', { name: 'Notes on ICASA Type Approval Label' }).fill('matt');
  });

  await test.step('a pasted list adds what is found and keeps the rest', async () => {
    await list.getByText('Paste a list of SKUs').click();
    const lines = list.getByRole('textbox', { name: /^SKU and quantity/ });
    await lines.fill('SKU;Quantity\nreg-zic-3012;4\nNO-SUCH-SKU;2');
    await list.getByRole('button', { name: 'Add to quote list' }).click();
    await expect(list.getByRole('status')).toContainText('1 product was added.');
    await expect(list.getByRole('status')).toContainText('Line 3: NO-SUCH-SKU;2, not found');
    await expect(lines).toHaveValue('NO-SUCH-SKU;2');
    await expect(main.getByText('Quoting: 3 products')).toBeVisible();
    await expectAccessible(page);
  });
});

test('a list is sent once with what was begun before, printed, and asked for again', inProof, async ({ page }) => {
  await page.clock.install();
  const main = page.getByRole('main');
  const list = main.locator('#quote-list');
  await open(page, `${site.url}/request-quote`);
  await list.getByText('Paste a list of SKUs').click();
  await list.getByRole('textbox', { name: /^SKU and quantity/ }).fill('REG-ICA-2515;7\nSEC-VD-3819B-13;4');
  await list.getByRole('button', { name: 'Add to quote list' }).click();
  await list.getByRole('textbox', { name: 'Notes on ICASA Type Approval Label' }).fill('matt');

  await test.step('what was begun survives a walk through the shop', async () => {
    await main.getByLabel('Name', { exact: true }).fill('Lerato Mokoena');
    await main.getByLabel('Email', { exact: true }).fill('lerato@highveld.example');
    await list.getByRole('link', { name: 'Add another product' }).click();
    await expect(page).toHaveURL(/\/catalog$/);
    await listed(page).click();
    await expect(main.getByText('Your unfinished request is here again.')).toBeVisible();
    await expect(main.getByLabel('Name', { exact: true })).toHaveValue('Lerato Mokoena');
    await expectAccessible(page);
  });

  await test.step('two clicks send one request that names all of it', async () => {
    const before = await arrived();
    const artwork = { name: 'seal.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nseal\n%%EOF') };
    await main.getByText('Add details').click();
    await main.getByLabel(/^Artwork/).setInputFiles(artwork);
    await expect(main.getByRole('list', { name: 'Attached files' })).toContainText('1 kB');
    // Nobody fills it in within two seconds.
    await page.clock.fastForward(10_000);
    await main.getByRole('button', { name: 'Request a Quote' }).dblclick();
    const status = main.getByRole('status').filter({ hasText: 'Success!' });
    await expect(status).toBeFocused();
    const reference = /Q-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec((await status.textContent()) ?? '')?.[0] ?? 'none';
    await expect.poll(async () => (await arrived()).length).toBe(before.length + 1);
    const sent = JSON.stringify((await arrived()).filter(one => JSON.stringify(one).includes(reference)));
    expect(sent).toContain('7 x ICASA Type Approval Label (REG-ICA-2515');
    expect(sent).toContain('matt');
    expect(sent).toContain('4 x Security Void Label, Blue (75 × 30 mm');
  });

  await test.step('the receipt: what was asked, files, reference, until when, a copy by mail', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Request Quote');
    await expect(main.getByText('24-48 Hour Turnaround'), 'the hero is not shown again').toHaveCount(0);
    const status = main.getByRole('status').filter({ hasText: 'Success!' });
    await expect(status).toContainText(/Outside office hours: by .*\d\d:\d\d/);
    const [reference = 'none'] = /Q-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec((await status.textContent()) ?? '') ?? [];
    const receipt = main.locator('section').filter({ has: page.getByRole('heading', { name: 'What you asked for' }) });
    await expect(receipt.getByRole('listitem').filter({ hasText: '7 x ICASA Type Approval Label' })).toContainText(
      'matt',
    );
    await expect(receipt.getByRole('row', { name: 'Name Lerato Mokoena' })).toBeVisible();
    await expect(receipt.getByRole('row', { name: /^Artwork seal\.pdf \(/ })).toBeVisible();
    await expect(receipt.getByText('A copy is on its way to lerato@highveld.example.')).toBeVisible();
    const copy = await mailbox.mailTo('lerato@highveld.example', new RegExp(`Your quote request ${reference}`));
    for (const part of ['7 x ICASA Type Approval Label', 'seal.pdf', reference]) expect(copy.text).toContain(part);
  });

  await test.step('list and draft are empty now, and the request can be printed', async () => {
    await expect(listed(page)).toHaveCount(0);
    await expect(main.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(
      main.getByText('7 x ICASA Type Approval Label, REG-ICA-2515, matt').filter({ visible: true }),
    ).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Request a Quote' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await open(page, `${site.url}/request-quote`);
    await expect(main.getByLabel('Name', { exact: true })).toHaveValue('');
    await main.getByRole('button', { name: 'Ask for this again' }).click();
    await expect(main.getByText('Quoting: 2 products')).toBeVisible();
    await expect(main.getByLabel('Name', { exact: true })).toHaveValue('Lerato Mokoena');
    await expectAccessible(page);
  });
});

test('what is typed before the scripts come stays, and the draft fills in the rest', inProof, async ({ page }) => {
  const address = `${site.url}/request-quote`;
  const main = page.getByRole('main');
  const name = main.getByLabel('Name', { exact: true });
  await open(page, address);
  await name.fill('Lerato Mokoena');
  await main.getByLabel('Company').fill('Highveld Devices');
  await choose(main, 'Security Void');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/main-[^/]*\.js$/, async route => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await name.fill('Sipho Dlamini');
  release();
  await hydrated(page);
  await expect(main.getByText('Your unfinished request is here again.')).toBeVisible();
  await expect(name).toHaveValue('Sipho Dlamini');
  await expect(main.getByLabel('Company')).toHaveValue('Highveld Devices');
  await expect(main.getByRole('radio', { name: 'Security Void' })).toBeChecked();
});

test('a request that meets a broken line is kept, and sent once when the line is back', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Request a Quote' });
  await page.clock.install();
  await open(page, `${site.url}/request-quote`);
  await choose(main, 'Security Void');
  await choose(main, '501-1000');
  await main.getByLabel('Name', { exact: true }).fill('Thandi Nkosi');
  await main.getByLabel('Email', { exact: true }).fill('thandi@example.co.za');
  // Who has filled in a form within two seconds is taken for a machine.
  await page.clock.fastForward(10_000);
  const before = await arrived();
  await context.setOffline(true);
  await send.click();
  const alert = main.getByRole('alert');
  await expect(alert).toContainText('Error! There was a problem submitting your request.');
  await expect(alert.getByRole('link', { name: '+27 11 000 0100' })).toBeVisible();
  await expect(main.getByLabel('Name', { exact: true })).toHaveValue('Thandi Nkosi');
  await context.setOffline(false);
  await send.click();
  await expect(main.getByRole('status').filter({ hasText: 'Success!' })).toBeFocused();
  await expect.poll(async () => (await arrived()).length).toBe(before.length + 1);
});
