import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { linkIn, startTestMailbox, type TestMailbox } from './mailbox.ts';
import { operator } from './operator.ts';
import { choose, expect, test } from './page.ts';
import { type Site, startSite } from './site.ts';
import { expectAccessible, expectWhole } from './whole.ts';

// A quote from the first question to the paid order, both sides, on a site with a mailbox of its own.

/** A green point: the smallest picture that is one. */
const PROOF = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Where pictures of the screens go, if they are wanted. */
const SCREENS = process.env.SCREENS_DIR;

let site: Site;
let mailbox: TestMailbox;

test.beforeAll(async () => {
  mailbox = await startTestMailbox();
  const env = { ...operator, SMTP_URL: mailbox.url, SITE_EMAIL: 'quotes@labels.example' };
  site = await startSite({ env });
});

test.afterAll(async () => {
  await site?.stop();
  await mailbox?.stop();
});

async function picture(page: Page, name: string): Promise<void> {
  if (!SCREENS) return;
  mkdirSync(SCREENS, { recursive: true });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: path.join(SCREENS, `${name}-${width}.png`), fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Whole to look at, and nothing for axe to find where scripts may look. */
async function expectFine(page: Page, scripts: boolean, name: string): Promise<void> {
  if (scripts) await picture(page, name);
  await expectWhole(page);
  if (scripts) await expectAccessible(page);
}

async function ask(page: Page, email: string): Promise<void> {
  await page.goto(`${site.url}/request-quote`);
  const main = page.getByRole('main');
  await choose(main, 'Security Void');
  await choose(main, '5001-10000');
  await main.getByLabel('Size').fill('60 mm x 30 mm');
  await main.getByLabel('Name', { exact: true }).fill('Lerato Mokoena');
  await main.getByLabel(/^Company/).fill('Highveld Devices');
  await main.getByLabel('Email', { exact: true }).fill(email);
  await main.getByRole('button', { name: 'Request a Quote' }).click();
  await expect(main.getByText(/We'll get back to you within 24 hours/)).toBeVisible();
}

async function signInAsOperator(browser: Browser, scripts: boolean): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ javaScriptEnabled: scripts });
  const page = await context.newPage();
  await page.goto(`${site.url}/operator`);
  await page.getByLabel('Operator token').fill(operator.OPERATOR_TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  return { context, page };
}

async function acceptForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const main = page.getByRole('main');
  await main.getByLabel('Street address').first().fill('18 Example Crescent');
  await main.getByLabel('Town or city').first().fill('Midrand');
  await main.getByLabel('Province').first().selectOption('Gauteng');
  await main.getByLabel('Postal code').first().fill('1685');
  await main.getByText('I have checked the wording').click();
  await main.getByText('I accept offer 2').click();
}

for (const scripts of [true, false]) {
  test.describe(`${scripts ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled: scripts });
    test.setTimeout(240_000);

    test('a seal is asked, questioned, answered, offered, ordered once, and followed', async ({
      page,
      watch,
      browser,
      context,
    }) => {
      watch.allow(/status of 422/);
      const email = `lerato.${scripts ? 'with' : 'without'}@highveld.example`;
      await ask(page, email);
      await picture(page, 'quote-receipt');
      await page.getByRole('link', { name: 'Follow this request' }).click();
      await expect(page).toHaveURL(/\/quote\/q-[^?]+$/);
      const address = page.url();
      const reference = address.split('/').at(-1)!.toUpperCase();
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your quote: Security Void, 60 mm x 30 mm');
      await expect(main.getByRole('img', { name: /Drawing of the label: 60 x 30 mm/ })).toBeVisible();
      await expectFine(page, scripts, 'quote-received');

      // Whoever has neither link nor address learns nothing.
      const stranger = await (await browser.newContext({ javaScriptEnabled: scripts })).newPage();
      await stranger.goto(address);
      await stranger.getByLabel('Email').fill('someone@else.example');
      await stranger.getByRole('button', { name: 'Open' }).click();
      await expect(stranger.getByText('The two do not fit together.')).toBeVisible();
      await stranger.getByLabel('Email').fill(email);
      await stranger.getByRole('button', { name: 'Open' }).click();
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(/Your quote/);
      await stranger.context().close();

      const firm = await signInAsOperator(browser, scripts);
      await firm.page.goto(`${site.url}/operator/quotes`);
      await expectFine(firm.page, scripts, 'operator-quotes');
      await firm.page.getByRole('link', { name: reference }).click();
      await firm.page.getByLabel('Ask the buyer').fill('Is the meter cover powder coated, or painted steel?');
      await firm.page.getByRole('button', { name: 'Send question' }).click();
      await expect(firm.page.getByText('The question has been sent.')).toBeVisible();
      await mailbox.mailTo(email, /question/i);

      await page.goto(address);
      await expect(main.getByText('We have a question.')).toBeVisible();
      await main.getByRole('textbox').last().fill('Painted steel, smooth.');
      await main.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(main.getByText('Sent. We write back here and by mail.')).toBeVisible();
      await expect(main.getByText('Painted steel, smooth.')).toBeVisible();

      // Files come later, too.
      await main.getByLabel('Add files').setInputFiles({ name: 'seal.png', mimeType: 'image/png', buffer: PROOF });
      await main.getByRole('button', { name: 'Send files' }).click();
      await expect(main.getByText('Your files have been added.')).toBeVisible();
      await expect(main.getByText('seal.png')).toBeVisible();

      for (const version of [1, 2]) {
        await firm.page.goto(`${site.url}/operator/quotes/${reference.toLowerCase()}`);
        await offer(firm.page, version);
        if (version === 1 && scripts) await expectFine(firm.page, scripts, 'operator-quote');
        await firm.page.getByRole('button', { name: 'Preview' }).click();
        await expect(firm.page.getByRole('heading', { name: 'What the buyer will see' })).toBeVisible();
        await firm.page.getByRole('button', { name: `Send offer ${version}` }).click();
        await expect(firm.page.getByText(new RegExp(`^Offer ${version} (sent to|is saved)`))).toBeVisible();
        // An offer that was read is replaced while it is being accepted.
        if (version === 1) await page.goto(`${address}/accept`);
      }
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Accept offer 1');
      await main.getByLabel('Town or city').first().fill('Midrand');
      await main.getByRole('button', { name: 'Accept and order' }).click();
      await expect(main.getByText(/changed|check the fields/)).toBeVisible();
      await expect(main.getByLabel('Town or city').first()).toHaveValue('Midrand');
      {
        // The link's first opening changes its key for a cookie.
        const told = await mailbox.mailTo(email, /offer/i);
        const reader = await (await browser.newContext({ javaScriptEnabled: scripts })).newPage();
        await reader.goto(linkIn(told, /http\S+\/quote\/\S+key=\S+/));
        await expect(reader).toHaveURL(address);
        await expect(reader.getByRole('heading', { level: 1 })).toHaveText(/Your quote/);
        await reader.context().close();
      }

      await page.goto(address);
      await expect(main.getByRole('region', { name: 'Offer 2' }).getByText('ZAR 9,885.17')).toBeVisible();
      await expect(main.getByRole('img', { name: 'Proof: proof.png' })).toBeVisible();
      await expectFine(page, scripts, 'quote-offer');

      // Two tabs, at once.
      const other = await context.newPage();
      await acceptForm(page, `${address}/accept`);
      await acceptForm(other, `${address}/accept`);
      await expectFine(page, scripts, 'quote-accept');
      await Promise.all([page, other].map(tab => tab.getByRole('button', { name: 'Accept and order' }).click()));
      await expect(async () => {
        for (const tab of [page, other]) {
          if (/\/accept$/.test(tab.url()) || /\/quote\//.test(tab.url())) await tab.goto(address);
          const toOrder = tab.getByRole('link', { name: 'Go to the order' });
          if (await toOrder.count()) await toOrder.click();
          await expect(tab).toHaveURL(/\/order-received\/\d+\?key=/, { timeout: 2_000 });
        }
      }).toPass({ timeout: 60_000 });
      expect(other.url()).toBe(page.url());
      await expect(main.getByText('ZAR 9,885.17').first()).toBeVisible();
      if (scripts) await picture(page, 'quote-order');
      const order = page.url();
      await other.close();

      // Without a password: the mail's link opens a page with one button.
      const buyer = await (await browser.newContext({ javaScriptEnabled: scripts })).newPage();
      await buyer.goto(`${site.url}/account`);
      await expectFine(buyer, scripts, 'account-sign-in');
      await buyer.getByLabel('Email', { exact: true }).fill(email);
      await buyer.getByRole('button', { name: 'Send me a link' }).click();
      await expect(buyer.getByText(/If .* has requests or orders with us, a link is on its way/)).toBeVisible();
      const signIn = linkIn(await mailbox.mailTo(email, /sign-in/i), /http\S+\/account\/sign-in\?token=\S+/);
      await buyer.goto(signIn);
      await buyer.getByRole('button', { name: 'Sign in' }).click();
      await expect(buyer).toHaveURL(`${site.url}/account`);
      await expect(buyer.getByText('ZAR 9,885.17').first()).toBeVisible();
      await expectFine(buyer, scripts, 'account');
      // What was used opens nothing again.
      await buyer.goto(signIn);
      await buyer.getByRole('button', { name: 'Sign in' }).click();
      await expect(
        buyer.getByRole('heading', { name: 'This link has been used, or is older than 20 minutes' }),
      ).toBeVisible();

      await buyer.goto(`${site.url}/track`);
      await expectFine(buyer, scripts, 'track');
      await buyer.getByLabel('Order number').fill(new URL(order).pathname.split('/').at(-1)!);
      await buyer.getByLabel('Email', { exact: true }).fill(email);
      await buyer.getByRole('button', { name: 'Show the order' }).click();
      await expect(buyer).toHaveURL(/\/order-received\/\d+\?key=/);
      await buyer.context().close();
      await firm.context.close();
    });
  });
}

async function fill(page: Page, name: string, value: string): Promise<void> {
  await page.locator(`[name="${name}"]`).fill(value);
}

/** The drawing's offer: ten red rolls, four blue ones in the second version, die, plates, courier. */
async function offer(page: Page, version: number): Promise<void> {
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
