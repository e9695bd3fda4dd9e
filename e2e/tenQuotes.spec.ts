import type { Page } from '@playwright/test';
import { freePort } from '../server/test/freePort.ts';
import { type Demo, startDemo } from './demo.ts';
import { full, inProof } from './full.ts';
import { operator } from './operator.ts';
import { expect, test } from './page.ts';
import { expectFine, expectOutcome, fill, signInAsOperator } from './quoteSides.ts';
import { type Site, startSite } from './site.ts';

// A day's quotes, answered by keyboard alone: the keys are counted.

let demo: Demo;
let site: Site;

test.beforeAll(async () => {
  const port = String(await freePort());
  demo = await startDemo({ SITE_URL: `http://localhost:${port}` });
  site = await startSite({ env: { ...operator, ...demo.env, PORT: port } });
});

test.afterAll(async () => {
  await site?.stop();
  await demo?.stop();
});

/** Asked for again, for goods of the list, and for something new. */
const ALIKE = full ? 4 : 1;
const LISTED = full ? 3 : 1;
const NEW = full ? 3 : 1;
const ALL = ALIKE + LISTED + NEW;
/** At ten in ten minutes. */
const SECONDS_A_QUOTE = 60;
const KEYS_A_QUOTE = 12;

/** What a practised hand needs for a key, and for what it has to think of before a figure: long enough for anybody. */
const SECONDS_A_KEY = 0.5;
const SECONDS_A_FIGURE = 5;

async function send(query: string, variables: object) {
  const response = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${operator.OPERATOR_TOKEN}` },
    body: JSON.stringify({ query, variables }),
  });
  return ((await response.json()) as { data: Record<string, { reference: string; items: { id: string }[] }> }).data;
}

const SUBMIT = `mutation ($input: SubmitQuoteRequestInput!) { asked: submitQuoteRequest(input: $input) { ... on QuoteRequest { reference } } }`;
const ANSWER = `mutation ($input: AnswerQuoteRequestInput!) { done: answerQuoteRequest(input: $input) { __typename } }`;

async function submit(name: string, more: object): Promise<string> {
  const input = { name, email: `${name.toLowerCase()}@buyers.example`, labelType: 'security-void', ...more };
  return (await send(SUBMIT, { input: { quantity: '5001-10000', ...input } })).asked!.reference;
}

/** Presses keys and counts them. */
function hands(page: Page) {
  const count = { keys: 0, figures: 0 };
  return {
    count,
    async press(...keys: string[]) {
      for (const key of keys) await page.keyboard.press(key);
      count.keys += keys.length;
    },
    async type(figure: string) {
      await page.keyboard.type(figure);
      count.keys += figure.length;
      count.figures += 1;
    },
  };
}

test('requests are answered at ten in ten minutes, by keyboard alone', async ({ browser, watch }) => {
  test.setTimeout(600_000);
  watch.allow(/./);
  const seal = { size: '60x30mm', material: 'vinyl' };
  const like = await submit('Earlier', seal);
  const line = { name: 'Seal', quantity: 10, unit: 'rolls', labelsPerUnit: 500, unitPrice: '432.60' };
  await send(ANSWER, { input: { reference: like, version: 1, lines: [line] } });
  const { goods } = await send('{ goods: products(perPage: 4) { items { id name } } }', {});
  for (const [at, { id }] of goods!.items.slice(0, LISTED).entries())
    await submit(`Listed${at}`, { items: [{ productId: id, productName: `Listed ${at}`, quantity: 25 }] });
  for (let at = 1; at <= ALIKE; at++) await submit(`Alike${at}`, seal);
  for (let at = 1; at <= NEW; at++) await submit(`New${at}`, { size: `${at}1 x 17 mm`, material: 'paper' });

  const { page, context } = await signInAsOperator(browser, site.url, true);
  await page.goto(`${site.url}/operator/quotes`);
  await expect(page.getByText('Keys work outside fields')).toBeVisible();
  const { press, type, count } = hands(page);
  const began = Date.now();
  // Open the first, at its answer.
  await press('a');
  for (let answered = 1; answered <= ALL; answered++) {
    await expect(page.getByRole('heading', { name: 'Offer 1' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Free line' })).toBeEnabled();
    await expect(page.getByText('sends')).toBeVisible();
    await press('a');
    // The focus is where something is missing; what is there already is left as it is.
    const missing = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name);
    if ((await missing()) === 'line.0.quantity') {
      await type('10');
      await press('Tab', 'Tab', 'Tab');
    }
    if ((await missing()) === 'line.0.unitPrice') await type('395.50');
    await press('Control+Enter');
    await expect(page.getByText(/^Offer 1 is saved/)).toBeVisible();
    await expect(page.locator('#outcome')).toBeFocused();
    // Keys wait for the page's scripts, as a hand does for the page.
    await expect(page.getByText('sends')).toBeVisible();
    if (answered < ALL) await press('j');
  }
  await page.goto(`${site.url}/operator/quotes`);
  await expect(page.getByText('Nothing waits')).toBeVisible();
  const waited = (Date.now() - began) / 1000;
  const seconds = count.keys * SECONDS_A_KEY + count.figures * SECONDS_A_FIGURE + waited;
  test.info().annotations.push({ type: 'measured', description: JSON.stringify({ ...count, waited, seconds }) });
  expect(seconds).toBeLessThan(ALL * SECONDS_A_QUOTE);
  expect(count.keys).toBeLessThan(ALL * KEYS_A_QUOTE);
  await context.close();
});

for (const scripts of [true, false])
  test(
    `whoever is overtaken by another operator sees both offers, ${scripts ? 'with' : 'without'} scripts`,
    inProof,
    async ({ browser, watch }) => {
      watch.allow(/status of 422/);
      const reference = await submit(scripts ? 'Overtaken' : 'Outrun', { size: '60x30mm' });
      const { page } = await signInAsOperator(browser, site.url, scripts);
      await page.goto(`${site.url}/operator/quotes/${reference}`);
      await fill(page, 'line.0.name', 'Seal, blue');
      await fill(page, 'line.0.quantity', '4');
      await fill(page, 'line.0.unitPrice', '471.25');
      const line = { name: 'Seal, red', quantity: 10, unit: 'rolls', unitPrice: '432.60' };
      const delivery = { name: 'Courier to Midrand', amount: '164.80' };
      await send(ANSWER, { input: { reference, version: 2, lines: [line], delivery } });
      await page.getByRole('button', { name: 'Send offer 1' }).click();
      await expect(page.getByText(/^Offer 1 was sent while you were writing/)).toBeVisible();
      await expectOutcome(page);
      await page.getByRole('link', { name: 'Compare' }).click();
      const both = page.getByRole('region', { name: 'Both offers, part by part' });
      await expect(both).toBeInViewport();
      await expect(both.getByRole('row', { name: /^Line 1/ })).toContainText('Seal, red, 10 rolls at 432.6');
      await expect(both.getByRole('row', { name: /^Line 1/ })).toContainText('Seal, blue, 4 at 471.25');
      await expectFine(page, scripts, 'operator-overtaken');
      await page.getByRole('button', { name: 'Send offer 2' }).click();
      await expect(page.getByText(/^Offer 2 /).first()).toBeVisible();
      await page.context().close();
    },
  );
