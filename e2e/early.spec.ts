import type { Page, Request } from '@playwright/test';
import { full, inProof } from './full.ts';
import { choose, expect, hydrated, test } from './page.ts';

// What is done before the client has taken the page over, as it comes on a slow line.

const TAPE_PATH = '/product/branded-box-sealing-tape';
const CLIENT = /\/assets\/main-[\w-]+\.js$/;
/** From the first byte on. */
const moments = full ? Array.from({ length: 16 }, (_, step) => step * 100) : [0];

/** A line on which the client comes a second after the page. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 250_000,
    uploadThroughput: 100_000,
  });
}

/** Opens an address, and leaves it alone for so long. */
async function openFor(page: Page, address: string, ms: number): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(wait => {
    const [{ responseStart = 0 } = {}] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.now() - responseStart >= wait;
  }, ms);
}

const isAdding = (request: Request): boolean => {
  const body = request.postData() ?? '';
  return request.method() === 'POST' && (body.includes('"AddCartItem"') || body.includes('add='));
};

const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true });

/** Adds the tape to the cart by `press`, and sees in the cart that it was added once. */
async function expectAddedOnce(page: Page, press: () => Promise<void>): Promise<void> {
  let asked = 0;
  page.on('request', request => {
    if (isAdding(request)) asked += 1;
  });
  const added = page.waitForResponse(response => isAdding(response.request()));
  await press();
  expect((await added).status()).toBeLessThan(400);
  // In another tab: a form that was sent as without scripts is on its way to the cart in this one.
  const cart = await page.context().newPage();
  await cart.goto('/cart');
  await expect(cart.getByLabel('Quantity of Branded Box Sealing Tape')).toHaveValue('1');
  expect(asked).toBe(1);
}

for (const ms of moments) {
  test(`${ms} ms after the first byte each thing is done, and done once`, async ({ page, watch }) => {
    // A page that is left while its client comes.
    watch.allow(/Request failed/);
    await slowDown(page);
    await openFor(page, TAPE_PATH, ms);
    await expectAddedOnce(page, () => addButton(page).click());

    await openFor(page, '/catalog', ms);
    const onSale = page.getByRole('main').locator('input[name=on_sale]').first();
    await page
      .getByRole('main')
      .locator('label', { has: page.locator('input[name=on_sale]') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/catalog\?on_sale=true$/);
    await expect(onSale).toBeChecked();

    await openFor(page, '/', ms);
    await page.getByRole('main').locator('a[href="/request-quote"]').first().click();
    await expect(page).toHaveURL(/\/request-quote$/);

    await openFor(page, '/search', ms);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.pressSequentially('void seal', { delay: 20 });
    await hydrated(page);
    await expect(field).toHaveValue('void seal');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=void\+seal$/);
    await expect(field).toHaveValue('void seal');
  });
}

/** Keeps the client back until it is let go. */
async function holdClient(page: Page): Promise<() => void> {
  const client = Promise.withResolvers<void>();
  await page.route(CLIENT, async route => {
    await client.promise;
    await route.continue();
  });
  return client.resolve;
}

test('a link pressed while the client takes the page over leads on', inProof, async ({ page }) => {
  // React draws in turns, each begun by a message to itself: till the link is pressed it gets none.
  await page.addInitScript(() => {
    const send = MessagePort.prototype.postMessage;
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = function (message: unknown) {
      held.push(() => send.call(this, message));
    };
    const letGo = () => {
      MessagePort.prototype.postMessage = send;
      for (const message of held.splice(0)) message();
    };
    addEventListener('click', letGo, { capture: true });
  });
  await page.goto('/catalog');
  await page.waitForFunction(() => Object.keys(document).some(key => key.startsWith('__reactContainer')));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Product Catalog');
  await expect(page).toHaveURL(/\/about$/);
});

test('Back before the client has come shows the page that it leads to, once', async ({ page }) => {
  await page.goto('/cookies');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  const letGo = await holdClient(page);
  await page.addInitScript(() => {
    const look = () => {
      const most = Math.max(Number(sessionStorage.mains ?? 0), document.querySelectorAll('main').length);
      sessionStorage.mains = most;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  const client = page.waitForResponse(CLIENT);
  // The client comes while what Back leads to is on its way, which takes as long as ten answers.
  await page.route(/\/cookies$/, async route => {
    await (await client).finished();
    for (let answers = 0; answers < 10; answers += 1) await route.fetch();
    await route.continue();
  });
  await page.evaluate(() => history.back());
  letGo();
  await expect(page).toHaveURL(/\/cookies$/);
  await hydrated(page);
  expect(await page.evaluate(() => sessionStorage.mains)).toBe('1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cookies/i);
});

test('text, choices and files entered before the client comes stay, and it hears of them', async ({ page }) => {
  const letGo = await holdClient(page);
  await page.goto('/request-quote');
  const main = page.getByRole('main');
  await main.locator('input[name=name]').fill('Thandi Nkosi');
  await main.locator('textarea[name=specialRequirements]').fill('Numbered');
  await choose(main, 'Security Void');
  await main.locator('select[name=material]').selectOption('vinyl');
  await main.locator('input[name=phone]').fill('0821234567');
  await main.locator('input[type=file]').setInputFiles({
    name: 'seal.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n'),
  });
  letGo();
  await hydrated(page);
  await expect(main.locator('input[name=name]')).toHaveValue('Thandi Nkosi');
  await expect(main.locator('textarea[name=specialRequirements]')).toHaveValue('Numbered');
  await expect(main.getByRole('radio', { name: 'Security Void' })).toBeChecked();
  await expect(main.locator('select[name=material]')).toHaveValue('vinyl');
  await expect(main.getByText('seal.pdf').first()).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(main.locator('input[name=name]'), 'the draft is kept by the client').toHaveValue('Thandi Nkosi');
});

test(
  'a variation and a quantity chosen before the client comes are what goes into the cart',
  inProof,
  async ({ page }) => {
    const letGo = await holdClient(page);
    await page.goto('/product/security-void-label-blue');
    await choose(page.getByRole('main'), '50 × 20 mm');
    await page.getByRole('main').getByRole('button', { name: 'One more' }).click();
    letGo();
    await expect(page).toHaveURL(/\?size=/);
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2');
  },
);

test('without the client a form is sent as without scripts, once however often it is pressed', async ({
  page,
  watch,
}) => {
  watch.allow(/main-[\w-]+\.js/);
  await page.route(CLIENT, route => route.abort());
  // One of those pages that are measured: the site is told.
  await page.addInitScript(() => Object.assign(Math, { random: () => 0 }));
  const told = page.waitForRequest(/\/beacon$/);
  await page.goto(TAPE_PATH);
  expect((await told).postData()).toBe('[{"name":"error","value":1}]');
  await expectAddedOnce(page, () => addButton(page).dblclick());
});

test('without the client filters and variations are reached as without scripts', async ({ page, watch }) => {
  watch.allow(/main-[\w-]+\.js/);
  await page.route(CLIENT, route => route.abort());
  const main = page.getByRole('main');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/catalog');
    await main.locator('label', { has: page.locator('input[name=on_sale]') }).click();
    await expect(main.getByRole('button', { name: 'Filters', exact: true })).toBeHidden();
    await main.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/\/catalog\?(.*&)?on_sale=true/);
  }
  await page.goto('/product/security-void-label-blue');
  await choose(main, 'Red');
  await main.getByRole('button', { name: 'Show this selection' }).click();
  await expect(page).toHaveURL(/colour=red/);
});

test('a form waits two seconds for the client and no longer', inProof, async ({ page, watch }) => {
  watch.allow(/main-[\w-]+\.js/);
  await page.route(CLIENT, () => {});
  await page.goto(TAPE_PATH);
  await expectAddedOnce(page, async () => {
    const pressed = Date.now();
    const asked = page.waitForRequest(isAdding);
    await addButton(page).click();
    await asked;
    expect(Date.now() - pressed).toBeGreaterThan(1_500);
  });
});
