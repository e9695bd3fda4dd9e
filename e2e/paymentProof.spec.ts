import { pdf } from '../server/web/routes/uploads/testUploads.ts';
import { told } from './buyers.ts';
import { fillIn, place, received } from './buying.ts';
import { inProof } from './full.ts';
import { expect, open, test } from './page.ts';
import { openShop, site } from './shop.ts';
import { expectAccessible, expectWhole } from './whole.ts';

openShop();

const file = (text: string) => ({ name: 'payment.pdf', mimeType: 'application/pdf', buffer: pdf(text) });

test(
  'proof of payment goes to the order that waits for it, and stands there',
  inProof,
  async ({ page, browser, watch }) => {
    watch.allow(/status of 422/);
    const main = page.getByRole('main');
    await open(page, `${site.url}/catalog?search=sealing+tape`);
    await main.getByRole('button', { name: 'Add to cart: Branded Box Sealing Tape' }).click();
    await expect(told(page).getByText('Added to Cart')).toBeVisible();
    await open(page, `${site.url}/checkout`);
    await fillIn(page, 'pia@example.test');
    await place(page).click();
    await page.waitForURL(received);
    const address = page.url();
    await page.reload();

    await test.step('nothing is sent without a file, and what is no proof is refused', async () => {
      await main.getByRole('button', { name: 'Send proof' }).click();
      await expect(main.getByRole('alert')).toHaveText('Choose a file first.');
      await main
        .getByLabel('Proof of payment from your bank')
        .setInputFiles({ ...file(''), buffer: Buffer.from('text') });
      await main.getByRole('button', { name: 'Send proof' }).click();
      await expect(main.getByRole('alert')).toContainText('Nothing was sent. This is not a PDF');
    });

    await test.step('it is told on the order\u2019s page', async () => {
      await main.getByLabel('Proof of payment from your bank').setInputFiles(file('one'));
      await main.getByRole('button', { name: 'Send proof' }).click();
      await expect(main.getByText('Proof of payment received')).toBeVisible();
      await expect(main.getByText('payment.pdf')).toBeVisible();
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await expectWhole(page);
        await expectAccessible(page);
      }
    });

    await test.step('another browser sends one without scripts, once it knows the e-mail', async () => {
      const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      await other.goto(address.replace(/[&#]done.*|#.*/, ''));
      const there = other.getByRole('main');
      await expect(there.getByText('payment.pdf')).toHaveCount(0);
      await there.getByLabel('Billing email').fill('pia@example.test');
      await there.getByRole('button', { name: 'Show the Order' }).click();
      await there.getByLabel('Proof of payment from your bank').setInputFiles(file('two'));
      await there.getByRole('button', { name: 'Send another' }).click();
      await expect(there.getByText('payment.pdf')).toHaveCount(2);
      expect(other.url()).not.toContain('pia');
      await other.context().close();
    });
  },
);
