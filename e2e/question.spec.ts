import { inProof } from './full.ts';
import { expect, test } from './page.ts';
import { demo, openShop, site } from './shop.ts';
import { expectWhole } from './whole.ts';

// A question about a product, asked on its page, without scripts.

const REFERENCE = /Your reference number is [A-Z]-[0-9A-Z]{5}-[0-9A-Z]{5}\./;
const ABOUT = 'REG-ICA-2515-04, ICASA Type Approval Label';

test.use({ javaScriptEnabled: false });
openShop();

test(
  'a question about a product comes in with its SKU and choice, without scripts',
  inProof,
  async ({ page, watch }) => {
    watch.allow(/status of 422/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site.url}/product/icasa-type-approval-label?size=25-x-15-mm&material=white-polyester`);
    const main = page.getByRole('main');
    const ask = main.locator('#ask');
    await expect(ask.getByText(new RegExp(`^${ABOUT}.* goes with your question\\.$`))).toBeVisible();

    await test.step('a slip leads to the contact page, with the product and the words kept', async () => {
      await ask.getByLabel('Your question').fill('Does it stand 90 °C?');
      await ask.getByLabel('Your name').fill('Naledi');
      await ask.getByLabel('Your email').fill('naledi@example');
      await ask.getByRole('button', { name: 'Send Message' }).click();
      await expect(page).toHaveURL(/\/contact/);
      await expect(main.getByRole('alert')).toContainText(/email/i);
      await expect(main.getByRole('textbox', { name: 'Message' })).toHaveValue(
        new RegExp(`${ABOUT}[^]*Does it stand 90`),
      );
      await expect(main.getByLabel('Name', { exact: true })).toHaveValue('Naledi');
      await expectWhole(page);
      expect(await demo.submissions()).toEqual([]);
    });

    await test.step('put right, it is sent once, with its reference', async () => {
      await main.getByLabel('Email', { exact: true }).fill('naledi@example.co.za');
      await main.getByRole('button', { name: 'Send Message' }).click();
      await expect(page).toHaveURL(/\/contact\?sent=/);
      await expect(main.getByText(REFERENCE)).toBeVisible();
      expect(page.url()).not.toContain('naledi');
      await expect.poll(async () => (await demo.submissions()).length).toBe(1);
      const { fields } = (await demo.submissions())[0]!;
      const sent = JSON.stringify(fields);
      expect(sent).toContain(`About ${ABOUT}`);
      expect(sent).toContain('Does it stand 90');
      expect(sent.split('About ').length, 'the product is named once').toBe(2);
    });
  },
);
