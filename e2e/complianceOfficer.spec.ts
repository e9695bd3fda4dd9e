import { boxOf, LABEL, LABEL_PATH, main } from './buyers.ts';
import { inProof } from './full.ts';
import { expect, open, takenOver, test } from './page.ts';

test.describe('a compliance officer who needs proof', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('asks for a quote with two answers, and knows whom to call', inProof, async ({ page }) => {
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

  test('reads what proves it, has it on paper, and asks about it', inProof, async ({ page, watch }) => {
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

  test('what is on its way has the shape of its screen: skeletons', inProof, async ({ page }) => {
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
