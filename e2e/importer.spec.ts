import type { Locator, Page } from '@playwright/test';
import { LABEL, main, microtext, TAPE, told } from './buyers.ts';
import { readPage } from './crawl/readPage.ts';
import { inProof } from './full.ts';
import { expect, open, takenOver, test } from './page.ts';
import { expectWhole } from './whole.ts';

const cartLines = (page: Page): Locator => main(page).getByRole('spinbutton', { name: /^Quantity of / });

test.describe('an importer with twelve SKUs', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  const TWELVE = [
    ...['REG-ZIC-3012', 'REG-SAB-R20', 'REG-IMEI-5025', 'REG-ICA-1208', 'REG-ICA-BX80', 'REG-DUAL-4020'],
    ...['REG-IMP-5025', 'REG-RM-2020', 'GEN-BT-4866', 'GEN-ST-4866', 'GEN-QC-2512', 'SEC-VD-3819B-05'],
  ];

  test('pastes the list into the cart, and passes it on', inProof, async ({ page, browser, baseURL }) => {
    await test.step('/about-us, /contact-us, /catalogue and /quote lead where they mean', async () => {
      for (const [tried, meant] of [
        ['/about-us', '/about'],
        ['/contact-us', '/contact'],
        ['/catalogue', '/catalog'],
        ['/quote', '/request-quote'],
      ] as const) {
        const answer = await page.request.get(tried, { maxRedirects: 0 });
        expect([answer.status(), answer.headers().location], tried).toEqual([301, meant]);
      }
    });

    await test.step("'Need another size?' stands in the first window", async () => {
      await open(page, '/catalog');
      const asked = main(page).getByRole('heading', { name: 'Need another size?' }).locator('visible=true');
      await expect(asked).toBeInViewport({ ratio: 1 });
      await expect(microtext(page), 'the microtext rule is left out at 1 dppx').toBeHidden();
    });

    await test.step('a pasted list fills the cart', async () => {
      const box = main(page).getByRole('group').filter({ hasText: 'Paste a list of SKUs' });
      await box.getByText('Paste a list of SKUs').click();
      const list = TWELVE.map(sku => `${sku};2`);
      await box.getByRole('textbox', { name: /^SKU and quantity/ }).fill(['SKU;Quantity', ...list].join('\n'));
      await box.getByRole('button', { name: 'Add to cart' }).click();
      await expect(box.getByRole('status')).toContainText('12 products were added.');
      await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 24 items' })).toBeVisible();
    });

    const link = await test.step('the cart has an address to share or reorder', async () => {
      await open(page, '/cart');
      await expect(cartLines(page)).toHaveCount(12);
      await main(page).getByRole('link', { name: 'This list as a link' }).click();
      await expect(page).toHaveURL(/\/cart\/(\d+:2,){11}\d+:2$/);
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Shared list');
      return page.url();
    });

    await test.step('a CSV file fills the cart, from the cart itself', async () => {
      await page.goBack();
      const box = main(page).getByRole('group').filter({ hasText: 'Paste a list of SKUs' });
      await takenOver(box);
      await box.getByText('Paste a list of SKUs').click();
      const rows = ['SKU,Quantity', 'REG-ICA-2515-04,3', 'GEN-BT-4866,1'].join('\r\n');
      const file = { name: 'order.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
      await box.getByLabel('Or read a CSV or text file').setInputFiles(file);
      await expect(box.getByRole('textbox', { name: /^SKU and quantity/ })).toHaveValue(/GEN-BT-4866,1$/);
      await box.getByRole('button', { name: 'Add to cart' }).click();
      await expect(box.getByRole('status')).toContainText('2 products were added.');
      await expect(cartLines(page)).toHaveCount(13);
      await expect(main(page).getByLabel(`Quantity of ${TAPE}`)).toHaveValue('3');
    });

    await test.step('/cart/5027:2,5101:1 shows a list, and a button puts it into the cart', async () => {
      const other = await browser.newContext({ baseURL: baseURL ?? '' });
      const colleague = await other.newPage();
      await open(colleague, link);
      await expect(main(colleague).getByText('12 products can be bought here')).toBeVisible();
      expect(
        (await other.cookies()).some(({ name }) => name === 'cart'),
        'reading a list fills no cart',
      ).toBe(false);
      await main(colleague).getByRole('button', { name: 'Add all to cart' }).click();
      await expect(colleague).toHaveURL(/\/cart$/);
      await expect(cartLines(colleague)).toHaveCount(12);
      await expect(cartLines(colleague).first()).toHaveValue('2');
      await other.close();
    });
  });

  test('compares up to four and passes the address on', inProof, async ({ page, browser, baseURL }) => {
    await open(page, '/catalog');
    const ticks = main(page).getByRole('checkbox', { name: /^Compare / });
    const bar = main(page).getByRole('region', { name: 'Compare' });
    const names: string[] = [];
    for (const at of [0, 1, 2, 3]) {
      const card = main(page).getByRole('article').nth(at);
      names.push(await card.getByRole('heading').innerText());
      await ticks.nth(at).check();
      await expect(bar.getByRole('status')).toContainText(`${at + 1} of 4 chosen.`);
    }
    // The box is as it was clicked at once, and not only once everything else is drawn.
    const sprang = (box: HTMLInputElement) => {
      const before = box.checked;
      box.click();
      return box.checked === before;
    };
    expect(await ticks.first().evaluate(sprang), 'unticked').toBe(false);
    expect(await ticks.first().evaluate(sprang), 'ticked').toBe(false);
    await ticks.nth(4).click();
    await expect(told(page)).toContainText('Four products fit side by side');
    await expect(ticks.nth(4)).not.toBeChecked();

    await bar.getByRole('link', { name: 'Compare' }).click();
    await expect(page).toHaveURL(/\/compare\?products=\d+(,\d+){3}$/);
    const other = await browser.newContext({ baseURL: baseURL ?? '' });
    const colleague = await other.newPage();
    await open(colleague, page.url());
    const table = main(colleague).getByRole('table');
    await expect(table.getByRole('columnheader').getByRole('link', { name: names[0]!, exact: true })).toBeVisible();
    for (const name of names) await expect(table).toContainText(name);
    for (const row of ['Size', 'Material', 'Adhesive', 'Price per label'])
      await expect(table.getByRole('rowheader', { name: row, exact: true })).toBeVisible();
    await expectWhole(colleague);
    await other.close();
  });

  test('a merchant feed offers what its pages sell', async ({ page }) => {
    const feed = await page.request.get('/feeds/products.xml');
    expect(feed.headers()['content-type']).toContain('xml');
    const xml = await feed.text();
    expect(xml.startsWith('<?xml')).toBe(true);
    const item = xml.split('<item>').find(text => text.includes('<g:mpn>SEC-VD-3819B-05</g:mpn>')) ?? '';
    const said = (name: string) => new RegExp(`<g:${name}>(.*?)</g:${name}>`).exec(item)?.[1]?.replaceAll('&amp;', '&');
    await open(page, said('link') ?? '');
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText(LABEL);
    const price = Number.parseFloat(said('sale_price') ?? said('price') ?? '').toFixed(2);
    await expect(main(page).getByRole('insertion').first()).toContainText(price);
    const offered = readPage(await page.content()).data.find(({ '@type': type }) => type === 'ProductGroup');
    expect(JSON.stringify(offered)).toContain(`"price":"${price}"`);
  });
});
