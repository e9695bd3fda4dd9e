import { main } from './buyers.ts';
import { fillIn, place, putIn, received } from './buying.ts';
import { compare, MOVE_HINT } from './comparing.ts';
import { inProof, inProofBut } from './full.ts';
import { operator } from './operator.ts';
import { expect, open, test } from './page.ts';

// What a compliance officer keeps: the data sheet of a product, on paper.

/** How many sheets Chromium makes of the page. */
const sheets = (file: Buffer): number => file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const [slug, count] of [
  ['security-void-label-blue', 1],
  ['icasa-type-approval-label', 1],
  ['cash-bag-seal', 1],
  ['repair-bench-label-set', 1],
] as const)
  test(
    `the data sheet of ${slug} is one sheet of A4, with no menus and no buttons`,
    inProofBut(slug === 'cash-bag-seal'),
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, `/product/${slug}`);
      const main = page.getByRole('main');
      await page.emulateMedia({ media: 'print' });
      await expect(main.getByText('Product data sheet')).toBeVisible();
      await expect(main.getByRole('heading', { name: 'Specifications' })).toBeVisible();
      await expect(main.getByRole('heading', { name: 'True size' })).toBeVisible();
      for (const role of ['button', 'navigation', 'banner', 'contentinfo'] as const)
        await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
      await expect(main.getByText('Please select product options').filter({ visible: true })).toHaveCount(0);
      // Where grounds are not printed, the browser paints white in their place: over the picture, too.
      const over = (node: Element) => getComputedStyle(node, '::after').display;
      expect(await main.locator('figure', { has: page.locator('[data-picture]') }).evaluate(over)).toBe('none');
      const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      expect(sheets(file)).toBe(count);
      expect(file.toString('latin1')).toMatch(/MediaBox \[0 0 59[45]\.\d+ 84[12]\.\d+\]/);
    },
  );

for (const [what, address] of [
  ['an article', '/post/five-days-to-lusaka'],
  ['the home page', '/'],
  ['a page of questions', '/faq'],
  ['the catalogue', '/catalog'],
  ['the services', '/services'],
  ['the request for a quote', '/request-quote'],
] as const)
  test(
    `${what} is printed with its words alone, with no menus and no buttons`,
    inProofBut(address === '/request-quote'),
    async ({ page }) => {
      await open(page, address);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      for (const role of ['button', 'navigation', 'banner', 'contentinfo'] as const)
        await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
    },
  );

test('an article begins on the first sheet, under the name of the firm', async ({ page }) => {
  await open(page, '/post/five-days-to-lusaka');
  expect(sheets(await page.pdf({ format: 'A4' }))).toBe(2);
});

test('what is folded on the screen is open on paper', async ({ page }) => {
  await open(page, '/request-quote');
  const company = page.getByRole('textbox', { name: 'Company' });
  await page.getByText('Add details').click();
  await expect(company).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(company).toBeVisible();
});

test('nothing to search with, sort by or take off stands on paper', inProof, async ({ page }) => {
  const shown = (role: 'combobox' | 'searchbox' | 'link', name?: RegExp) =>
    main(page).getByRole(role, { name }).filter({ visible: true });
  for (const address of ['/catalog', '/search?q=void']) {
    await open(page, address);
    await page.emulateMedia({ media: 'print' });
    await expect(shown('combobox')).toHaveCount(0);
    await expect(shown('searchbox')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  }
  await compare(page, 3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(shown('link', /^Remove|^Add another/)).toHaveCount(0);
  await page.setViewportSize({ width: 400, height: 800 });
  await expect(page.getByText(MOVE_HINT)).toBeHidden();
});

test('a cart on paper says how many by the number alone', inProof, async ({ page }) => {
  await putIn(page, '');
  await open(page, '/cart');
  await page.emulateMedia({ media: 'print' });
  const quantity = page.getByRole('spinbutton', { name: /^Quantity of/ });
  await expect(quantity).toHaveValue('3');
  expect(await quantity.evaluate(field => field.parentElement!.clientWidth - field.getBoundingClientRect().width)).toBe(
    0,
  );
});

test('what is chosen is seen to be on paper, where grounds are not printed', async ({ page }) => {
  await putIn(page, '');
  for (const address of ['/cart', '/checkout']) {
    await open(page, address);
    const radios = main(page).getByRole('radio', { checked: true });
    await expect(radios).not.toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    for (const radio of await radios.all())
      expect(await radio.evaluate(node => getComputedStyle(node, '::after').printColorAdjust)).toBe('exact');
    await page.emulateMedia({ media: 'screen' });
  }
});

test('an order on paper ends with its last words: no sheet follows that has none', async ({ page }) => {
  await putIn(page, '');
  await open(page, '/checkout');
  await fillIn(page, 'paper@example.test');
  await place(page).click();
  await expect(page).toHaveURL(received);
  // As wide as A4 between its margins.
  await page.setViewportSize({ width: 718, height: 400 });
  await page.emulateMedia({ media: 'print' });
  const account = main(page).locator('#transfer dl');
  await expect(account).toBeVisible();
  const below = (node: Element) =>
    document.documentElement.scrollHeight - node.getBoundingClientRect().bottom - scrollY;
  expect(await account.evaluate(below)).toBeLessThan(1);
});

const SUBMIT = `mutation ($input: SubmitQuoteRequestInput!) { done: submitQuoteRequest(input: $input) { ... on QuoteRequest { reference version link } } }`;
const ANSWER = `mutation ($input: AnswerQuoteRequestInput!) { done: answerQuoteRequest(input: $input) { ... on QuoteRequest { status } } }`;

for (const [count, paper] of [
  [2, 1],
  [30, 3],
] as const)
  test(
    `an offer of ${count} lines begins on the first sheet`,
    inProofBut(count === 30),
    async ({ page, request, baseURL }) => {
      const tell = async (query: string, input: object) => {
        const headers = { authorization: `Bearer ${operator.OPERATOR_TOKEN}`, origin: baseURL ?? '' };
        const answer = await request.post('/graphql', { headers, data: { query, variables: { input } } });
        return (await answer.json()).data.done;
      };
      const asked = { labelType: 'security-void', quantity: '5001-10000', elapsedMs: 9_000 };
      const buyer = { name: 'Lerato Mokoena', company: 'Highveld Devices', email: `lines.${count}@highveld.example` };
      const { reference, version, link } = await tell(SUBMIT, { ...buyer, ...asked });
      const line = { name: 'Security void seal 60 x 30 mm, red', quantity: 3, unit: 'rolls', unitPrice: '432.60' };
      await tell(ANSWER, { reference, version, lines: Array(count).fill(line) });
      await open(page, link);
      const offer = page.getByRole('region', { name: 'Offer 1' });
      await expect(offer.getByRole('row')).toHaveCount(count + 1);
      expect(sheets(await page.pdf({ format: 'A4' }))).toBe(paper);
      // Where grounds are not printed, what tears the slip off would be painted white, over its heading.
      await page.emulateMedia({ media: 'print' });
      for (const end of ['::before', '::after'])
        expect(await offer.evaluate((node, end) => getComputedStyle(node, end).display, end)).toBe('none');
    },
  );
