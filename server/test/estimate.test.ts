import { beforeAll, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { startEmbedded } from './embedded.ts';
import { EMAIL, operator, quoting } from './quoting.ts';

const service = startEmbedded();
const { take } = quoting(() => service.gateway);
const ESTIMATE = `query ($items: [EstimateItemInput!]!, $postcode: String, $country: CountryCode) {
  estimateQuote(items: $items, postcode: $postcode, country: $country) { complete
  lines { quantity unpriced product { slug } variation { sku } unitPrice { gross { amount } } total { net { amount } tax { amount } gross { amount } }
    break { from to } nextBreak { from missing saves { amount } savesPercent total { gross { amount } } } }
  goods { net { amount } tax { amount } gross { amount } } delivery { gross { amount } } total { amount } taxRate { label percent } } }`;
let id = '';

beforeAll(async () => {
  await service.edit('products', 'roll-7', { meta: { price_breaks: '10:6.5, 5:7' }, regularPrice: '8.00' });
  await service.cold();
  id = (await service.ask('{ product(slug: "roll-7") { id } }')).data.product.id;
});
const estimate = async (items: object[], place: object = {}) => {
  const { data, errors } = await service.ask(ESTIMATE, { items, ...place });
  expect(errors).toEqual([]);
  return data.estimateQuote;
};
const gross = (amount: string) => ({ gross: { amount } });

it('prices each quantity by the break that it reaches, and says what the next one saves', async () => {
  const { lines, ...sums } = await estimate([
    { productId: id, quantity: 4 },
    { productId: id, quantity: 5 },
    { productId: id, quantity: 12 },
  ]);
  expect(lines.map((line: object) => ({ ...line, product: null }))).toMatchObject([
    {
      ...{ unitPrice: gross('8.00'), total: gross('32.00'), break: { from: 1, to: 4 } },
      nextBreak: { from: 5, missing: 1, saves: { amount: '1.00' }, savesPercent: 12, total: gross('35.00') },
    },
    { unitPrice: gross('7.00'), total: gross('35.00'), break: { from: 5, to: 9 }, nextBreak: { from: 10, missing: 5 } },
    { unitPrice: gross('6.50'), total: gross('78.00'), break: { from: 10, to: null }, nextBreak: null },
  ]);
  expect(sums).toEqual({
    ...{ complete: true, delivery: null, total: { amount: '145.00' }, taxRate: { label: 'VAT', percent: '15' } },
    goods: { net: { amount: '126.09' }, tax: { amount: '18.91' }, gross: { amount: '145.00' } },
  });
});

it('says of each thing that it cannot price why, and leaves it out of the sum', async () => {
  const { data } = await service.ask('{ product(slug: "seal") { id } }');
  const { lines, complete, total } = await estimate([
    { productId: '999999', quantity: 1 },
    { productId: data.product.id, quantity: 1 },
    { sku: 'SEAL-S-R', quantity: 2 },
  ]);
  expect(lines.map(({ unpriced }: { unpriced: string | null }) => unpriced)).toEqual([
    'UNKNOWN',
    'CHOOSE_OPTIONS',
    null,
  ]);
  expect(lines[2]).toMatchObject({ variation: { sku: 'SEAL-S-R' }, total: gross('48.00') });
  expect([complete, total]).toEqual([false, { amount: '48.00' }]);
});

it('says what delivery costs where the postal code is known, by the rates of the store', async () => {
  const items = [{ productId: id, quantity: 4 }];
  const { goods, delivery, total } = await estimate(items, { postcode: '8001' });
  expect([goods.gross.amount, delivery.gross.amount, total.amount]).toEqual(['32.00', '113.85', '145.85']);
  // Nowhere else is delivered to, and what is not priced is not sent.
  expect(await estimate(items, { postcode: '10101', country: 'ZM' })).toMatchObject({ delivery: null });
  expect(await estimate([{ productId: '999999', quantity: 1 }], { postcode: '8001' })).toMatchObject({
    delivery: null,
  });
  const { errors } = await service.ask(ESTIMATE, { items, postcode: '<8001>' });
  expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

it('estimates without delivery where the store does not answer', async () => {
  await service.faults({ path: '/wc/store/', status: 503, body: 'html' });
  await service.cold();
  const { errors, data } = await service.ask(ESTIMATE, { items: [{ productId: id, quantity: 4 }], postcode: '8002' });
  expect(data.estimateQuote).toMatchObject({ delivery: null, total: { amount: '32.00' } });
  expect(errors).toEqual([]);
});

const DRAFT = `query ($r: String!) { quoteRequest(reference: $r) { status draft { country taxPercent validDays currency
  lines { productId name quantity unitPrice lastOffered breaks { from to unitPrice } } fees { name amount } }
  buyer { requests { reference } orders { number } } mailed } }`;
const submit = async (name: string) => {
  const items = [{ productId: id, productName: 'Roll 7', quantity: 6 }];
  const input = { name, email: EMAIL, labelType: 'custom', quantity: '1-100', items };
  const query =
    'mutation ($input: SubmitQuoteRequestInput!) { submitQuoteRequest(input: $input) { ... on QuoteRequest { reference } } }';
  return (await service.ask(query, { input })).data.submitQuoteRequest.reference as string;
};
const draft = async (reference: string, asked = operator()) =>
  (await ask(service.gateway, DRAFT, { r: reference }, asked)).data.quoteRequest;

it('gives the operator an offer to begin with: catalogue prices without tax, breaks, and what was offered for the like', async () => {
  const [first, second] = [await submit('Ada'), await submit('Bea')];
  const opened = await draft(first);
  expect(opened).toMatchObject({ status: 'IN_REVIEW', mailed: false });
  expect(opened.draft).toMatchObject({ country: 'ZA', taxPercent: '15', validDays: 14, currency: 'ZAR', fees: [] });
  expect(opened.draft.lines).toEqual([
    {
      ...{ productId: id, name: 'Roll 7', quantity: 6, unitPrice: '6.09', lastOffered: null },
      breaks: [
        { from: 1, to: 4, unitPrice: '6.96' },
        { from: 5, to: 9, unitPrice: '6.09' },
        { from: 10, to: null, unitPrice: '5.65' },
      ],
    },
  ]);
  const lines = [{ productId: id, name: 'Roll 7', quantity: 6, unitPrice: '6.00' }];
  await take('answerQuoteRequest', { reference: first, version: 2, lines, fees: [{ name: 'Die', amount: '100.00' }] });
  const other = await draft(second);
  expect(other.draft.lines[0].lastOffered).toBe('6.00');
  expect(other.buyer.requests).toEqual([{ reference: first }]);
  expect((await draft(first)).draft).toMatchObject({
    lines: [{ unitPrice: '6.00' }],
    fees: [{ name: 'Die', amount: '100.00' }],
  });
});
