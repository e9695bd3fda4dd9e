import type { Locator, Page } from '@playwright/test';
import { readPage } from './crawl/readPage.ts';
import { choose, expect, open, takenOver, test } from './page.ts';
import { expectWhole } from './whole.ts';

// Three buyers, each with what made them hesitate once. What they hesitated over is listed in docs/buyers.md.

const LABEL = 'Security Void Label, Blue';
const LABEL_PATH = '/product/security-void-label-blue';
const TAPE = 'Branded Box Sealing Tape';

const main = (page: Page): Locator => page.getByRole('main');
const told = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });
const cartLines = (page: Page): Locator => main(page).getByRole('spinbutton', { name: /^Quantity of / });
/** The rule of real text under the header. */
const microtext = (page: Page): Locator => page.getByRole('banner').locator('> div > div[aria-hidden=true]');

test.describe('a repair shop on a phone that wants one roll today', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 });

  test('finds it by popular words and by its card', async ({ page }) => {
    await open(page, '/');
    await expect(microtext(page), 'the microtext rule under the header shows at 2 dppx').toBeVisible();

    await test.step('recent and popular words in the search overlay', async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap();
      const overlay = page.getByRole('dialog', { name: 'Search' });
      const popular = overlay.getByRole('region', { name: 'Often bought' }).getByRole('link');
      await expect(popular.first()).toBeVisible();
      const word = (await popular.first().innerText()).trim();
      await popular.first().tap();
      await expect(main(page).getByRole('heading', { level: 1 })).toContainText(word);
      await expect(main(page).getByRole('region', { name: 'Products' }).getByRole('link').first()).toBeVisible();
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap();
      const recent = overlay.getByRole('region', { name: 'Your last words' }).getByRole('link');
      await expect(recent.first()).toContainText(word);
    });

    await open(page, '/catalog');
    const cards = main(page).getByRole('article');

    await test.step("'Choose options' stands beside 'Request Quote' on what has variations", async () => {
      const card = cards.filter({ has: page.getByRole('heading', { name: LABEL }) });
      const choose = card.getByRole('link', { name: `Choose options: ${LABEL}` });
      const ask = card.getByRole('button', { name: `Request Quote for ${LABEL}` });
      await expect(choose).toHaveText('Choose options');
      const [one, other] = [await boxOf(choose), await boxOf(ask)];
      expect(one.y).toBeCloseTo(other.y, 0);
      expect(one.x + one.width).toBeLessThanOrEqual(other.x);
    });

    await test.step('one badge on phones, none over the label', async () => {
      const badges = await cards.evaluateAll(found =>
        found.flatMap(card => {
          const picture = card.querySelector('[data-picture]')!;
          const badges = [...(picture.previousElementSibling?.children ?? [])].map(one => one.getBoundingClientRect());
          const there = badges.filter(({ width }) => width > 0);
          const label = picture.getBoundingClientRect();
          return there.length ? [{ count: there.length, clear: there.every(({ left }) => left >= label.right) }] : [];
        }),
      );
      expect(badges.length).toBeGreaterThan(3);
      expect(badges).toEqual(badges.map(() => ({ count: 1, clear: true })));
    });

    await test.step("'Need another size?' comes early", async () => {
      const asked = await boxOf(
        main(page).getByRole('heading', { name: 'Need another size?' }).locator('visible=true'),
      );
      expect(asked.y).toBeLessThan((await boxOf(cards.nth(3))).y);
    });

    await test.step("a free thing says 'Free'", async () => {
      await open(page, '/catalog?search=adhesion+test');
      const test = cards.filter({ has: page.getByRole('heading', { name: 'Adhesion Test on Your Surface' }) });
      await expect(test.getByText('Free', { exact: true })).toBeVisible();
      await expect(test).not.toContainText('ZAR');
    });
  });

  test('sees on a product what it costs before scrolling, with the way to have it in reach', async ({ page }) => {
    await open(page, LABEL_PATH);
    const bar = page.getByRole('region', { name: 'Price and cart' });
    await expect(
      main(page)
        .getByText(/ZAR\s[\d,.]+/)
        .locator('visible=true')
        .first(),
    ).toBeInViewport();
    await expect(bar).toBeInViewport({ ratio: 1 });
    const rows = await main(page)
      .getByRole('region', { name: `Pictures of ${LABEL}` })
      .getByRole('img')
      .evaluateAll(pictures => pictures.map(picture => Math.round(picture.getBoundingClientRect().top)));
    expect(new Set(rows).size, 'the pictures lie in one row').toBe(1);

    await test.step('price per label beside price per roll', async () => {
      const roll = main(page).getByText(/^per roll of 1000/);
      const label = main(page).getByText('ZAR 0.71 a label', { exact: true });
      await expect(label).toBeInViewport();
      const [one, other] = [await boxOf(roll), await boxOf(label)];
      expect(other.y - (one.y + one.height)).toBeLessThan(12);
    });

    await test.step('the price breaks beside the quantity, with what the next one saves', async () => {
      const breaks = main(page).getByRole('radiogroup', { name: 'Price breaks' });
      const quantity = main(page).getByLabel('Quantity', { exact: true });
      const saves = main(page).getByRole('paragraph').filter({ hasText: 'Next break saves' });
      await expect(saves).toHaveText('Next break saves ZAR 50.00 a roll: 4 more rolls and each costs ZAR 664.00.');
      await takenOver(breaks);
      const [one, other] = [await boxOf(breaks), await boxOf(quantity)];
      expect(other.y - (one.y + one.height)).toBeLessThan(100);
      await choose(breaks, '5-9 rolls');
      await expect(quantity).toHaveValue('5');
      await expect(saves).toContainText('ZAR 64.20 a roll: 5 more rolls and each costs ZAR 599.80.');
      await quantity.fill('12');
      await expect(breaks.getByRole('radio', { name: /^10\+ rolls/ })).toBeChecked();
      await expect(main(page).getByText('This is the lowest price in the list.')).toBeVisible();
    });

    await main(page).getByRole('button', { name: 'Request Quote', exact: true }).first().scrollIntoViewIfNeeded();
    await expect(bar, 'it makes room for the form').toBeHidden();
  });

  test('buys it, takes back what was cleared, and finds again what was looked at', async ({ page }) => {
    await open(page, '/product/branded-box-sealing-tape');
    await test.step('no price of a break is cut in two', async () => {
      const prices = main(page).getByRole('radiogroup', { name: 'Price breaks' }).locator('label > span');
      const lines = await prices.evaluateAll(chips =>
        chips.map(chip => {
          const range = document.createRange();
          range.selectNodeContents([...chip.childNodes].find(node => node.nodeType === Node.TEXT_NODE)!);
          return range.getClientRects().length;
        }),
      );
      expect(lines).toEqual([1, 1, 1]);
    });
    await main(page).getByRole('button', { name: 'Add to cart', exact: true }).first().tap();
    await expect(told(page)).toContainText(`Added to Cart${TAPE}`);

    await test.step("undo after 'Clear cart'", async () => {
      await open(page, '/cart');
      await main(page).getByRole('button', { name: 'One more' }).tap();
      await expect(main(page).getByRole('region', { name: 'Order Summary' })).toContainText('Items (2)');
      await main(page).getByRole('button', { name: 'Clear cart' }).tap();
      await expect(main(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
      await expect(told(page)).toContainText('The cart is empty');
      await told(page).getByRole('button', { name: 'Undo' }).tap();
      await expect(main(page).getByLabel(`Quantity of ${TAPE}`)).toHaveValue('2');
      await expectWhole(page);
    });

    await test.step('recently viewed', async () => {
      await open(page, LABEL_PATH);
      const recent = page.getByRole('region', { name: 'Recently viewed' });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(recent.getByRole('link', { name: new RegExp(TAPE) })).toBeVisible();
      await expect(recent.getByRole('link', { name: new RegExp(LABEL) })).toHaveCount(0);
      await recent.getByRole('button', { name: 'Clear' }).tap();
      await expect(recent).toHaveCount(0);
    });
  });
});

test.describe('an importer with twelve SKUs', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  const TWELVE = [
    ...['REG-ZIC-3012', 'REG-SAB-R20', 'REG-IMEI-5025', 'REG-ICA-1208', 'REG-ICA-BX80', 'REG-DUAL-4020'],
    ...['REG-IMP-5025', 'REG-RM-2020', 'GEN-BT-4866', 'GEN-ST-4866', 'GEN-QC-2512', 'SEC-VD-3819B-05'],
  ];

  test('pastes the list into the cart, and passes it on', async ({ page, browser, baseURL }) => {
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

  test('compares up to four and passes the address on', async ({ page, browser, baseURL }) => {
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

test.describe('a compliance officer who needs proof', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('asks for a quote with two answers, and knows whom to call', async ({ page }) => {
    await test.step('an address as a mail has it is taken over as it was served, down to the reviews', async () => {
      await open(page, `${LABEL_PATH}?utm_source=mail&size=38-x-19-mm&colour=blue`);
      const write = main(page).getByRole('button', { name: 'Write a Review' });
      await write.scrollIntoViewIfNeeded();
      await takenOver(write);
    });
    await main(page).getByRole('button', { name: 'Request Quote', exact: true }).click();
    await expect(page).toHaveURL(/\/request-quote/);
    await expect(main(page).getByText('Quoting: 1 product')).toBeVisible();

    await test.step('what is known is filled in and can be changed, and the quantity says of what', async () => {
      const line = main(page).getByRole('listitem').filter({ hasText: 'SEC-VD-3819B-05' });
      await expect(line.getByRole('combobox', { name: /size/i })).toHaveValue('38 × 19 mm');
      await expect(line).toContainText('Rolls of 1000');
      const quantity = line.getByRole('spinbutton', { name: /^Quantity of / });
      await expect(quantity).toHaveValue('1');
      await expect(line).toContainText('1000 labels');
      await quantity.fill('5');
      await expect(line).toContainText('5000 labels');
      await line.getByRole('combobox', { name: /size/i }).selectOption('50 × 20 mm');
      await expect(line, 'another size has another SKU').toHaveCount(0);
      await expect(main(page).getByText('Quoting: 1 product')).toBeVisible();
    });

    await test.step("'Call Expert Team' keeps its link, and the number to call stands beside it", async () => {
      const call = main(page).getByRole('link', { name: 'Call Expert Team' });
      await expect(call).toHaveAttribute('href', '/contact');
      const number = call.locator('xpath=..').getByRole('link', { name: '+27 11 000 0100' });
      await expect(number).toHaveAttribute('href', 'tel:+27110000100');
      const [one, other] = [await boxOf(call), await boxOf(number)];
      expect(other.y + other.height / 2).toBeCloseTo(one.y + one.height / 2, -1);
    });

    await test.step("optional parts folded: 'Add details, 7 optional'", async () => {
      const fold = main(page).locator('details').filter({ hasText: 'Add details' });
      await expect(fold.locator('summary')).toHaveText(/^Add details 7 optional: /);
      await expect(fold).not.toHaveAttribute('open');
      await expect(main(page).getByLabel('Company')).toBeHidden();
      await expect(main(page).getByText('Two required fields')).toBeVisible();
      await fold.locator('summary').click();
      await expect(main(page).getByLabel('Company')).toBeVisible();
      await expect(fold.getByText('(optional)')).toHaveCount(7);
    });

    await test.step('ten more countries, each with its name shown and spoken, searchable, flags as text', async () => {
      const select = main(page).getByRole('combobox', { name: 'Country code' });
      const search = main(page).getByRole('combobox', { name: 'Search countries' });
      for (const [code, name, prefix] of ADDED) {
        await select.click();
        await search.fill(name);
        const found = main(page)
          .getByRole('option', { name: `${name} ${prefix}` })
          .and(page.locator('[tabindex]'));
        await expect(found, name).toHaveText(`${code}${name}${prefix}`);
        await search.press('Enter');
        await expect(select).toHaveValue(code);
        await expect(select.locator(':checked'), 'the name is shown once it is chosen').toHaveText(`${name} ${prefix}`);
      }
    });
  });

  test('reads what proves it, has it on paper, and asks about it', async ({ page, watch }) => {
    await page.clock.install();
    await open(page, `${LABEL_PATH}?size=75-x-30-mm&colour=blue`);
    const documents = main(page).getByRole('navigation', { name: 'Documents' });

    await test.step('data sheet and approvals stand before the description', async () => {
      const description = await boxOf(main(page).getByRole('heading', { name: 'Description' }));
      expect((await boxOf(documents)).y).toBeLessThan(description.y);
      const href = await documents.getByRole('link', { name: /^Open the data sheet/ }).getAttribute('href');
      const sheet = await page.request.get(href ?? '');
      expect([sheet.status(), sheet.headers()['content-type']]).toEqual([200, 'application/pdf']);
      await documents.getByRole('link', { name: 'Approvals and proof' }).click();
      await expect(main(page).getByRole('heading', { name: 'Approvals and proof' })).toBeInViewport();
      const proof = main(page)
        .getByRole('row', { name: /^Material/ })
        .last();
      await expect(proof).toContainText('RoHS and REACH');
    });

    await test.step('a print view: A4, no menus, no buttons, of what was chosen', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(main(page).getByText('Product data sheet')).toBeVisible();
      await expect(main(page).getByText(/^Product data sheet\s*SEC-VD-\S+, printed \d+ \w+ \d{4}$/)).toBeVisible();
      await expect(
        main(page)
          .getByText(/75 × 30 mm/)
          .locator('visible=true')
          .first(),
      ).toBeVisible();
      await expect(main(page).getByRole('heading', { name: 'Approvals and proof' })).toBeVisible();
      for (const role of ['button', 'navigation', 'banner', 'contentinfo'] as const)
        await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0);
      const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(sheet).toMatch(/MediaBox \[0 0 59[45]\.\d+ 84[12]\.\d+\]/);
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('ask a question about this product, where one reads of it', async () => {
      await documents.getByRole('link', { name: /^Ask about this product/ }).click();
      const ask = main(page).locator('#ask');
      await expect(ask.getByLabel('Your question')).toBeInViewport();
      await expect(
        ask.getByText(/^SEC-VD-\S+, Security Void Label, Blue.*75 × 30 mm.* goes with your question\.$/),
      ).toBeVisible();
      const form = ask.locator('form');
      await takenOver(form);
      await form.getByLabel('Your question').fill('Is the REACH declaration of this year?');
      await form.getByLabel('Your name').fill('Naledi');
      await form.getByLabel('Your email').fill('naledi@example.co.za');
      // Nobody asks within two seconds.
      await page.clock.fastForward(10_000);
      await form.getByRole('button', { name: 'Send Message' }).click();
      await expect(ask.getByText(/^Your reference number is M-/)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${LABEL_PATH}\\?`));
      expect(watch.asked()).toContain('POST SubmitContactMessage');
    });
  });

  test('what is on its way has the shape of its screen: skeletons', async ({ page }) => {
    const held: (() => void)[] = [];
    // Answers, and the code of a screen that needs none.
    await page.route(/\/graphql|\/ContactScreen-/, async route => {
      await new Promise<void>(done => held.push(done));
      await route.continue();
    });
    await open(page, '/page/faq');
    const pending = main(page).locator('[aria-busy=true]');
    for (const [part, link, pictures, heading] of WAYS) {
      await page.getByRole(part).getByRole('link', { name: link, exact: true }).first().click();
      await expect(pending.getByRole('heading', { level: 1 })).toHaveText('Loading...');
      expect(await pending.locator('[aria-hidden=true]').evaluateAll(countPictures), link).toBe(pictures);
      // What is asked for next may come after what was held until now.
      const comes = () => {
        for (const release of held.splice(0)) release();
        return pending.count();
      };
      await expect.poll(comes, { message: link, intervals: [100] }).toBe(0);
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });
});

/** A part of the page, what it leads to, how many pictures the shape of that holds a place for, and its heading. */
const WAYS: ['banner' | 'contentinfo' | 'main', string, number, string | RegExp][] = [
  ['banner', 'Services', 6, 'Services'],
  ['banner', 'Blog', 8, /./],
  ['contentinfo', 'About', 1, /proof/],
  ['contentinfo', 'Contact', 0, /Contact/],
  ['contentinfo', 'Security', 6, 'Security Products'],
  ['main', LABEL, 1, LABEL],
  ['banner', 'Home', 1, /Experts/],
];

/** The countries that were added, with what is dialled. */
const ADDED = [
  ['ZM', 'Zambia', '+260'],
  ['BW', 'Botswana', '+267'],
  ['NA', 'Namibia', '+264'],
  ['MZ', 'Mozambique', '+258'],
  ['ZW', 'Zimbabwe', '+263'],
  ['LS', 'Lesotho', '+266'],
  ['SZ', 'Eswatini', '+268'],
  ['MW', 'Malawi', '+265'],
  ['TZ', 'Tanzania', '+255'],
  ['AO', 'Angola', '+244'],
] as const;

/** Blocks that hold the place of a picture. */
const countPictures = (blocks: Element[]): number =>
  blocks.filter(block => block.localName === 'span' && block.getBoundingClientRect().height > 100).length;

async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not shown`);
  return box;
}
