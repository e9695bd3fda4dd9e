import { told } from './buyers.ts';
import { fillIn, place, putIn, received } from './buying.ts';
import { readPage } from './crawl/readPage.ts';
import { faultsOf } from './crawl/structuredData.ts';
import { inProof } from './full.ts';
import { expect, open, test } from './page.ts';
import { demo, openShop, site } from './shop.ts';
import { expectAccessible } from './whole.ts';

const LABEL = 'icasa-type-approval-label';

/** What a firm may say of itself. */
const PROMISES = {
  SITE_WHATSAPP: '+27 82 000 0100',
  SITE_ORDER_BEFORE: '14:00',
  SITE_DELIVERY_DAYS: '2',
  SITE_DELIVERY_COST: '113.85',
  SITE_RETURN_DAYS: '14',
};

openShop(PROMISES);

test.afterEach(() => demo.fault());

test('from a card over the cart to an order that only its buyer sees', async ({ page, browser }) => {
  const main = page.getByRole('main');

  await test.step('a label goes from its card into the cart', async () => {
    await open(page, `${site.url}/catalog?search=sealing+tape`);
    await main.getByRole('button', { name: 'Add to cart: Branded Box Sealing Tape' }).click();
    await expect(told(page).getByText('Added to Cart')).toBeVisible();
    await open(page, `${site.url}/cart`);
    await test.step("delivery date, 'order before 14:00' and returns line stand in the cart", async () => {
      const summary = main.getByRole('region', { name: 'Order Summary' });
      await expect(summary).toContainText(/Delivered \w+day,? \d+ \w+ if ordered before 14:00 on \w+/);
      await expect(summary).toContainText('Unused goods come back within 14 days. No account needed.');
    });
    await test.step('WhatsApp stands beside the phone', async () => {
      const chat = page.getByRole('banner').getByRole('link', { name: 'WhatsApp' }).locator('visible=true');
      await expect(chat).toHaveAttribute('href', 'https://wa.me/27820000100');
    });
    await main.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Checkout');
    await expect(main.getByRole('region', { name: 'Order Summary' })).toContainText(
      /Delivered .* if ordered before 14:00/,
    );
  });

  await test.step('the checkout is the visitor\u2019s own page, and says what is wrong', async () => {
    const response = await page.reload();
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(main).toContainText('Please fill in every field that is not marked (optional)');
    await place(page).click();
    const alert = main.getByRole('alert');
    await expect(alert).toBeFocused();
    await alert.getByRole('link', { name: 'Please enter your first name.' }).click();
    await expect(main.getByLabel('First name')).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('what was typed outlives a reload', async () => {
    await fillIn(page, 'ada@example.test');
    await main.getByLabel('Purchase order number').fill('PO-77');
    await page.reload();
    await expect(main.getByLabel('First name')).toHaveValue('Sipho');
    await expect(main.getByLabel('Province')).toHaveValue('WC');
  });

  await test.step('the order is placed and shown, and the cart is empty', async () => {
    const shown = (await main.getByText(/^To pay: /).textContent())!.replace('To pay: ', '');
    await place(page).click();
    await page.waitForURL(received);
    await expect(main.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Order Summary' })).toContainText(shown);
    await expect(main.getByText('Purchase order: PO-77')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('banner').getByRole('button', { name: /^Cart$/ })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('Sipho');
    expect(await demo.orders('ada@example.test')).toHaveLength(1);
  });

  await test.step("'Buy again' leads to a list of what was bought", async () => {
    const again = main.getByRole('link', { name: 'Buy again' });
    await expect(again).toHaveAttribute('href', /^\/cart\/\d+:1$/);
    const list = await page.context().newPage();
    await open(list, new URL((await again.getAttribute('href'))!, site.url).href);
    await expect(list.getByRole('main').getByRole('link', { name: 'Branded Box Sealing Tape' })).toBeVisible();
    await list.getByRole('main').getByRole('button', { name: 'Add all to cart' }).click();
    await expect(list).toHaveURL(`${site.url}/cart`);
    await expect(list.getByRole('main').getByLabel('Quantity of Branded Box Sealing Tape')).toHaveValue('1');
    await list.close();
  });

  await test.step('another browser must know the e-mail', async () => {
    const stranger = await (await browser.newContext()).newPage();
    await open(stranger, page.url());
    const there = stranger.getByRole('main');
    await expect(there.getByText('Sipho')).toHaveCount(0);
    await there.getByLabel('Billing email').fill('ada@example.test');
    await there.getByRole('button', { name: 'Show the Order' }).click();
    await expect(there.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible();
    await expectAccessible(stranger);
    await stranger.context().close();
  });
});

test('shipping and return data of the offer are told to search engines as they are configured', async ({ request }) => {
  const { data } = readPage(await (await request.get(`${site.url}/product/branded-box-sealing-tape`)).text());
  const product = data.find(({ '@type': type }) => type === 'Product')!;
  expect(faultsOf(product)).toEqual([]);
  expect(product).toMatchObject({
    offers: {
      shippingDetails: {
        shippingRate: { value: '113.85', currency: 'ZAR' },
        deliveryTime: { cutoffTime: '14:00:00+02:00', transitTime: { maxValue: 2 } },
      },
      hasMerchantReturnPolicy: { applicableCountry: 'ZA', merchantReturnDays: 14 },
    },
  });
});

test('a double click makes one order', async ({ page }) => {
  await putIn(page, site.url);
  await open(page, `${site.url}/checkout`);
  await fillIn(page, 'bea@example.test');
  await place(page).dblclick();
  await page.waitForURL(received);
  expect(await demo.orders('bea@example.test')).toHaveLength(1);
});

test(
  'a cart that the store forgets while its form is filled in is put back, and the visitor is told',
  inProof,
  async ({ page }) => {
    const main = page.getByRole('main');
    await putIn(page, site.url);
    await open(page, `${site.url}/checkout`);
    await demo.expireCarts();
    await fillIn(page, 'ivy@example.test');
    await expect(main.getByText('What was in your cart has been put back.')).toBeVisible();
    await expect(main.getByLabel('First name')).toHaveValue('Sipho');
    await place(page).click();
    await page.waitForURL(received);
    expect(await demo.orders('ivy@example.test')).toHaveLength(1);
  },
);

test('without scripts, too, an order is shown to whoever knows its e-mail', inProof, async ({ page, browser }) => {
  await putIn(page, site.url);
  await open(page, `${site.url}/checkout`);
  await fillIn(page, 'gugu@example.test');
  await place(page).click();
  await page.waitForURL(received);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const stranger = await context.newPage();
  await stranger.goto(page.url());
  const main = stranger.getByRole('main');
  const give = async (email: string): Promise<number> => {
    await main.getByLabel('Billing email').fill(email);
    const posted = stranger.waitForResponse(response => response.request().method() === 'POST');
    await main.getByRole('button', { name: 'Show the Order' }).click();
    return (await posted).status();
  };
  expect(await give('else@example.test')).toBe(422);
  await expect(main.getByText('Sipho')).toHaveCount(0);
  expect(await give('gugu@example.test')).toBe(200);
  await expect(main.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible();
  await expect(main.getByText('Sipho Dube').first()).toBeVisible();
  expect(stranger.url()).not.toContain('gugu');
  await context.close();
});

test('without scripts the checkout says that it needs them', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/product/${LABEL}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/cart`);
  await page.goto(`${site.url}/checkout`);
  await expect(page.getByText('Ordering needs JavaScript')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeHidden();
  await context.close();
});
