import { inProof } from './full.ts';
import { choose, expect, test } from './page.ts';
import { expectWhole } from './whole.ts';

test.use({ javaScriptEnabled: false });

const REFERENCE = /Your reference number is [A-Z]-[0-9A-Z]{5}-[0-9A-Z]{5}\./;

test('the menus open and lead on, without scripts', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Primary' });
  await expect(menu.getByRole('link', { name: 'Security Products' })).toBeHidden();
  await menu.getByText('Products', { exact: true }).click();
  await menu.getByRole('link', { name: 'Security Products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Security Products' })).toBeVisible();
});

test('the menu of a small screen opens and leads on, without scripts', inProof, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const header = page.getByRole('banner');
  await header.locator('summary[aria-label=Menu]').click();
  await header.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Blog' })).toBeVisible();
});

test('the catalogue is filtered, ordered and turned, without scripts', async ({ page }) => {
  await page.goto('/catalog');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /Security Products/ }).check();
  await main.getByLabel('Sort by').selectOption('Title A to Z');
  await main.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/category=\d+/);
  await expect(main.getByText('Showing 1-12 of 40 products')).toBeVisible();
  const names = await main.getByRole('article').getByRole('heading').allInnerTexts();
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  await main.getByRole('link', { name: 'Next' }).click();
  await expect(main.getByText('Showing 13-24 of 40 products')).toBeVisible();
  await main.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(main.getByText('of 125 products')).toBeVisible();
});

test('an option of few products is found and chosen, without scripts', inProof, async ({ page }) => {
  await page.goto('/catalog?on_sale=true');
  const main = page.getByRole('main');
  await main.getByText('Size', { exact: true }).first().click();
  const size = main.getByRole('group', { name: 'Size' });
  const shown = await size.getByRole('checkbox').count();
  await size.getByRole('link', { name: /^\d+ more$/ }).click();
  await expect(page).toHaveURL(/\?on_sale=true&more=size$/);
  await expect(size.getByRole('link')).toHaveCount(0);
  expect(await size.getByRole('checkbox').count()).toBeGreaterThan(shown);
  await size.getByRole('checkbox').last().check();
  await main.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/filter_size=/);
  await expect(page).not.toHaveURL(/more=/);
});

test('a price and a rating that nothing found has stay, without scripts', inProof, async ({ page }) => {
  await page.goto('/catalog?search=zzzzqqq&rating=5&max_price=500');
  const main = page.getByRole('main');
  await main.getByLabel('Search products').fill('ballot');
  await main.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/search=ballot/);
  await expect(page).toHaveURL(/rating=5/);
  await expect(page).toHaveURL(/max_price=500/);
});

test('products are searched by name, without scripts', inProof, async ({ page }) => {
  await page.goto('/catalog');
  const main = page.getByRole('main');
  await main.getByLabel('Search products').fill('ballot');
  await main.getByRole('button', { name: 'Apply filters' }).click();
  await expect(main.getByRole('link', { name: 'Ballot Box Seal, Numbered', exact: true })).toBeVisible();
});

test('the filters can be reached on a small screen, without scripts', inProof, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/catalog');
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: /On sale/ }).check();
  await main.getByRole('button', { name: 'Apply filters' }).click();
  await expect(main.getByText('of 11 products')).toBeVisible();
});

test('a variation is chosen, and taken to the quote form, without scripts', async ({ page }) => {
  await page.goto('/product/security-void-label-blue');
  const main = page.getByRole('main');
  await expect(main.getByRole('insertion').filter({ hasText: 'ZAR 714.00' })).toBeVisible();
  await choose(main, '75 × 30 mm');
  await main.getByRole('button', { name: 'Show this selection' }).click();
  await expect(page).toHaveURL(/size=75-x-30-mm/);
  await expect(main.getByRole('radio', { name: '75 × 30 mm' })).toBeChecked();
  await expect(main.getByRole('insertion').filter({ hasText: 'ZAR 714.00' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Request Quote', exact: true }).click();
  await expect(page).toHaveURL(/\/request-quote\?/);
  await expect(main.getByText('Quoting: 1 product')).toBeVisible();
  await expect(main.getByText(/^Security Void Label, Blue \(75 × 30 mm/)).toBeVisible();
});

test('where an address leads nowhere its words are searched for, without scripts', inProof, async ({ page, watch }) => {
  watch.allow(/status of 404/);
  await page.goto('/products-of-old/void-label-silver');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(main.getByRole('searchbox', { name: 'Search' })).toHaveValue('void label silver');
  await main.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=void\+label\+silver$/);
  await expect(main.getByRole('region', { name: 'Products' }).getByRole('link').first()).toBeVisible();
});

test('the product of a card is taken to the quote form, without scripts', inProof, async ({ page }) => {
  await page.goto('/catalog?search=icasa');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Request Quote for ICASA Type Approval Label', exact: true }).click();
  await expect(page).toHaveURL(/\/request-quote\?product=\d+&name=ICASA\+Type\+Approval\+Label&quantity=1$/);
  await expect(main.getByText('Quoting: 1 product')).toBeVisible();
  await expect(main.getByRole('list', { name: 'Known from the product' })).toContainText('Telecoms Regulatory Labels');
  await expect(main.getByText('Paste a list of SKUs')).toBeHidden();
});

test(
  'a product more is put on the list, which Enter sends as it stands, without scripts',
  inProof,
  async ({ page, watch }) => {
    watch.allow(/status of 422/);
    await page.goto('/catalog?search=icasa');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Request Quote for ICASA Type Approval Label', exact: true }).click();
    await main.getByLabel('Name', { exact: true }).fill('Thandi Nkosi');
    await main.getByLabel('Size of ICASA Type Approval Label').selectOption('40 × 24 mm');
    await main.getByLabel('SKU').fill('nobody-knows-it');
    await main.getByRole('button', { name: 'Add another product' }).click();
    await expect(main.getByLabel('SKU')).toHaveValue('nobody-knows-it');
    await expect(main.getByText('Quoting: 1 product')).toBeVisible();
    await main.getByLabel('SKU').fill('REG-ICA-2515-04');
    await main.getByRole('button', { name: 'Add another product' }).click();
    await expect(main.getByText('Quoting: 2 products')).toBeVisible();
    await expect(main.getByLabel('Name', { exact: true })).toHaveValue('Thandi Nkosi');
    await expectWhole(page);
    await main.getByLabel('Email', { exact: true }).fill('thandi@highveld.example');
    await main.getByLabel('Email', { exact: true }).press('Enter');
    await expect(main.getByText(REFERENCE)).toBeVisible();
    await main.getByRole('link', { name: 'Follow this request' }).click();
    for (const size of ['25 × 15 mm', '40 × 24 mm'])
      await expect(main.getByText(`ICASA Type Approval Label (${size}`).first()).toBeVisible();
  },
);

test('posts, pages and their neighbours are read, without scripts', inProof, async ({ page }) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Five days to Lusaka' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Five days to Lusaka');
  await expect(main.getByText('proof approved by 11:00')).toBeVisible();
  await main.getByRole('link', { name: /^Next post/ }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('One label, four surfaces');
  await page.goto('/page/faq');
  await expect(main.getByRole('heading', { name: 'How small can a label be?' })).toBeVisible();
});

test('the search form finds, without scripts', inProof, async ({ page, watch }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('lusaka');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Search results for "lusaka"');
  await expect(main.getByRole('link', { name: 'Five days to Lusaka' })).toBeVisible();
  await main.getByRole('searchbox').fill('REG-ICA-2515-04');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/product/icasa-type-approval-label?size=25-x-15-mm&material=white-polyester');
  watch.allow(/404/);
  await page.goto('/void-label-blue-old');
  await expect(main.getByRole('link', { name: /Security Void Label, Blue/ })).toBeVisible();
});

test(
  'what a product costs is worked out for a place, and the form kept, without scripts',
  inProof,
  async ({ page }) => {
    await page.goto('/product/security-void-label-blue?size=50-x-20-mm&colour=blue');
    await page.getByRole('main').getByRole('button', { name: 'Request Quote', exact: true }).click();
    const price = page.getByRole('region', { name: 'Your price now' });
    await page.getByRole('main').getByLabel('Email', { exact: true }).first().fill('lerato@highveld.example');
    await price.getByLabel('Country').selectOption('South Africa');
    await price.getByLabel(/^Postal code/).fill('8001');
    await price.getByRole('button', { name: 'Work out the price' }).click();
    await expect(price.getByText('to 8001')).toBeVisible();
    await expect(price.getByText('Estimate', { exact: true })).toBeVisible();
    await expect(price.getByLabel(/^Postal code/)).toHaveValue('8001');
    await expect(page.getByRole('main').getByLabel('Email', { exact: true }).first()).toHaveValue(
      'lerato@highveld.example',
    );
    expect(page.url()).not.toContain('8001');

    const items = JSON.parse(await page.locator('input[name=items]').inputValue());
    const tape = { ...items[0], productName: 'Another of these', quantity: 7 };
    const form = { items: JSON.stringify([...items, tape]), workOut: '1', deliveryCountry: 'ZA' };
    const answer = await page.request.post('/request-quote', { form, headers: { origin: new URL(page.url()).origin } });
    const whole = await answer.text();
    for (const shown of ['Quoting: 2 products', '1 × Security Void Label, Blue', '7 × Another of these'])
      expect(whole).toContain(shown);
  },
);

test('a refused quote request comes back with its values, a good one with its reference, without scripts', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 422/);
  await page.goto('/request-quote');
  const main = page.getByRole('main');
  const posted = page.waitForResponse(response => response.request().method() === 'POST');
  await choose(main, 'Security Void');
  await choose(main, '501-1000');
  await main.getByLabel('Name', { exact: true }).fill('Thandi Nkosi');
  await main.getByLabel('Email', { exact: true }).fill('thandi@example.co.za');
  await main.getByLabel('Country code').selectOption('ZA');
  await main.getByLabel(/^Phone/).fill('082 123');
  await main.getByRole('button', { name: 'Request a Quote' }).click();
  expect((await posted).status()).toBe(422);
  expect((await posted).headers()['cache-control']).toContain('no-store');

  await expect(main.getByRole('alert')).toContainText('Please enter a valid phone number.');
  await expect(main.getByLabel('Name', { exact: true })).toHaveValue('Thandi Nkosi');
  await expect(main.getByRole('radio', { name: 'Security Void' })).toBeChecked();
  await expect(main.getByLabel(/^Phone/)).toHaveValue('082 123');
  await expect(main.getByLabel(/^Phone/)).toHaveAccessibleDescription(
    'Please enter a valid phone number for South Africa',
  );

  const again = page.waitForResponse(response => response.request().method() === 'POST');
  await main.getByLabel(/^Phone/).fill('082 123 4567');
  await main.getByRole('button', { name: 'Request a Quote' }).click();
  expect((await again).status()).toBe(303);
  await expect(page).toHaveURL(/\/request-quote\?sent=/);
  await expect(main.getByText(REFERENCE)).toBeVisible();
});

test('a message and a sign-up are sent, without scripts', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/contact');
  await main.getByLabel('Name').fill('Johan van Wyk');
  await main.getByLabel('Email').fill('johan@example.co.za');
  await main.getByLabel('Subject').selectOption('Products');
  await main.getByRole('textbox', { name: 'Message' }).fill('Do you stock 2.5 mm seals?');
  await main.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/contact\?sent=/);
  await expect(main.getByText('Thank you for your message!')).toBeVisible();
  await expect(main.getByText(REFERENCE)).toBeVisible();

  await page.goto('/blog');
  await main.getByRole('textbox', { name: 'Email' }).fill('plain@example.co.za');
  await main.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/blog\?sent=/);
  await expect(main.getByText('Thank you for signing up.')).toBeVisible();
});
