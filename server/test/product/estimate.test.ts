import { beforeAll, expect, it } from 'vitest';
import { HttpRefusal } from '../../http/refusal.ts';
import { ask, requestContext } from '../ask.ts';
import { change } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';
import { EMAIL, operator, quoting } from '../quoting.ts';
import { newShopper } from '../shopper.ts';
import { shopSaying } from '../shopSaying.ts';

const service = startEmbedded();
const { take } = quoting(() => service.gateway);
const ESTIMATE = `query ($items: [EstimateItemInput!]!, $postcode: String, $country: CountryCode) {
  estimateQuote(items: $items, postcode: $postcode, country: $country) { complete
  lines { quantity unpriced product { slug } variation { sku } unitPrice { gross { amount } } total { net { amount } tax { amount } gross { amount } }
    break { from to } nextBreak { from missing saves { amount } savesPercent total { gross { amount } } } }
  goods { net { amount } tax { amount } gross { amount } } delivery { gross { amount } } total { amount } taxRate { label percent } } }`;
const TOTALS = '{ cart { totals { items { net { amount } tax { amount } gross { amount } } total { amount } } } }';
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
      nextBreak: { from: 5, missing: 1, saves: { amount: '1.00' }, savesPercent: 13, total: gross('35.00') },
    },
    { unitPrice: gross('7.00'), total: gross('35.00'), break: { from: 5, to: 9 }, nextBreak: { from: 10, missing: 5 } },
    { unitPrice: gross('6.50'), total: gross('78.00'), break: { from: 10, to: null }, nextBreak: null },
  ]);
  expect(sums).toEqual({
    ...{ complete: true, delivery: null, total: { amount: '145.00' }, taxRate: { label: 'VAT', percent: '15' } },
    goods: { net: { amount: '126.09' }, tax: { amount: '18.91' }, gross: { amount: '145.00' } },
  });
});

it('names no next break that is not lower than the price that is held', async () => {
  const raised = { meta: { price_breaks: '5:7, 8:7.00, 10:7.5' }, regularPrice: '8.00' };
  await service.edit('products', 'roll-6', raised);
  await service.cold();
  const { data } = await service.ask('{ product(slug: "roll-6") { id } }');
  const { lines } = await estimate([1, 6].map(quantity => ({ productId: data.product.id, quantity })));
  expect(lines).toMatchObject([{ nextBreak: { from: 5, saves: { amount: '1.00' } } }, { nextBreak: null }]);
});

it('sums up as the cart of a shop whose price breaks hold there', async () => {
  for (const quantity of [1, 4, 5, 9, 10, 40]) {
    const shopper = newShopper(service.gateway);
    await change(shopper, 'addCartItem', { product: id, quantity });
    const { totals } = (await shopper.ask('{ cart { totals { items { gross { amount } } } } }')).data.cart;
    const { goods } = await estimate([{ productId: id, quantity }]);
    expect(goods.gross.amount, `${quantity} pieces`).toBe(totals.items.gross.amount);
  }
});

it('takes the tax of home out of what goes abroad, as the cart there does', async () => {
  const shopper = newShopper(service.gateway);
  await change(shopper, 'addCartItem', { product: id, quantity: 4 });
  const abroad = { country: 'BW', city: 'Gaborone', address1: '1 Main Rd' };
  await change(shopper, 'updateCartCustomer', { billing: abroad, shipping: abroad });
  const { items, total } = (await shopper.ask(TOTALS)).data.cart.totals;
  const sums = await estimate([{ productId: id, quantity: 4 }], { country: 'BW' });
  expect(items).toEqual({ net: { amount: '27.83' }, tax: { amount: '0.00' }, gross: { amount: '27.83' } });
  expect([sums.goods, sums.total, sums.taxRate]).toEqual([items, total, null]);
  expect(sums.lines[0]).toMatchObject({ unitPrice: gross('6.96'), nextBreak: { saves: { amount: '0.87' } } });
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

it('prices no fewer than the shop sells', async () => {
  await service.edit('products', 'roll-5', { meta: { min_order_qty: '3' }, regularPrice: '8.00' });
  await service.cold();
  const few = (await service.ask('{ product(slug: "roll-5") { id } }')).data.product.id;
  const sums = await estimate([
    { productId: few, quantity: 2 },
    { productId: few, quantity: 3 },
  ]);
  expect(sums.lines).toMatchObject([
    { product: { slug: 'roll-5' }, unpriced: 'BELOW_MINIMUM', unitPrice: null, total: null, nextBreak: null },
    { unpriced: null, total: gross('24.00') },
  ]);
  expect([sums.complete, sums.total]).toEqual([false, { amount: '24.00' }]);
});

it('prices nothing whose stock keeping unit is of other goods than its ids', async () => {
  const { data } = await service.ask(
    '{ seal: product(slug: "seal") { id ... on VariableProduct { variations { id sku } } } roll: product(slug: "roll-1") { id sku } }',
  );
  const { seal, roll } = data;
  const idOf = (sku: string) => seal.variations.find((one: { sku: string }) => one.sku === sku).id;
  const [small, other] = seal.variations.map(({ sku }: { sku: string }) => sku);
  const { lines } = await estimate([
    { productId: id, sku: roll.sku, quantity: 1 },
    { productId: seal.id, sku: roll.sku, variationId: idOf(small), quantity: 1 },
    { productId: seal.id, sku: other, variationId: idOf(small), quantity: 1 },
    { productId: seal.id, sku: ` ${small.toLowerCase()}`, variationId: idOf(small), quantity: 1 },
    { productId: roll.id, sku: roll.sku, quantity: 1 },
    { productId: id, sku: 'of another day', quantity: 1 },
  ]);
  expect(lines.map(({ unpriced, product }: { unpriced: string; product: object }) => unpriced ?? product)).toEqual([
    ...['UNKNOWN', 'UNKNOWN', 'UNKNOWN'],
    ...[{ slug: 'seal' }, { slug: 'roll-1' }, { slug: 'roll-7' }],
  ]);
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

it.each([
  ['adds up what is sent in two packages', true, { gross: { amount: '227.70' } }],
  ['says nothing of delivery where the store chose no way for one of two packages', false, null],
] as const)('%s', async (_, selected, delivery) => {
  interface Package {
    shipping_rates: { selected: boolean }[];
  }
  const upstream = await shopSaying(service.demo.url, {
    '/wc/store/v1/batch': ({ responses }: { responses: { body: { shipping_rates?: Package[] } }[] }) => {
      const { body } = responses.at(-1)!;
      const [first] = body.shipping_rates ?? [];
      const rates = first!.shipping_rates.map(rate => ({ ...rate, selected: rate.selected && selected }));
      body.shipping_rates = [first!, { ...first!, shipping_rates: rates }];
      return { responses };
    },
  });
  const gateway = service.another({ upstream });
  await gateway.ready();
  const { data } = await ask(gateway, ESTIMATE, { items: [{ productId: id, quantity: 4 }], postcode: '8001' });
  expect(data.estimateQuote.delivery).toEqual(delivery);
});

it('says nothing of delivery where the store does not take all of the goods', async () => {
  const { data } = await service.ask('{ product(slug: "counted") { id } }');
  const items = [
    { productId: id, quantity: 4 },
    { productId: data.product.id, quantity: 900 },
  ];
  expect(await estimate(items, { postcode: '8001' })).toMatchObject({ delivery: null });
});

it('asks the store for delivery only as often as a visitor may, and estimates without it after that', async () => {
  const refuse = (form: string) =>
    form === 'delivery' ? Promise.reject(new HttpRefusal(429, 'RATE_LIMITED')) : Promise.resolve();
  const items = [{ productId: id, quantity: 4 }];
  await service.cold();
  const limited = { ...requestContext('a visitor'), limit: refuse };
  const { errors, data } = await ask(service.gateway, ESTIMATE, { items, postcode: '8003' }, limited);
  expect(errors).toEqual([]);
  expect(data.estimateQuote).toMatchObject({ delivery: null, total: { amount: '32.00' } });
  expect((await service.calls()).filter(path => path.includes('/wc/store/'))).toEqual([]);
  expect(await estimate(items, { postcode: '8003' })).toMatchObject({ delivery: { gross: { amount: '113.85' } } });
});

it('estimates without delivery where the store does not answer', async () => {
  await service.faults({ path: '/wc/store/', status: 503, body: 'html' });
  await service.cold();
  const { errors, data } = await service.ask(ESTIMATE, { items: [{ productId: id, quantity: 4 }], postcode: '8002' });
  expect(data.estimateQuote).toMatchObject({ delivery: null, total: { amount: '32.00' } });
  expect(errors).toEqual([]);
});

const DRAFT = `query ($r: String!) { quoteRequest(reference: $r) { status draft { country taxPercent validDays currency
  lines { productId name quantity unit labelsPerUnit unitPrice lastOffered lastOfferedAt breaks { from to unitPrice } } fees { name amount } }
  buyer { requests { reference } orders { number } } mailed } }`;
const submit = async (name: string, email = EMAIL) => {
  const items = [{ productId: id, productName: 'Roll 7', quantity: 6 }];
  const input = { name, email, labelType: 'custom', quantity: '1-100', items };
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
      ...{ productId: id, name: 'Roll 7', quantity: 6, unitPrice: '6.087', lastOffered: null, lastOfferedAt: null },
      ...{ unit: null, labelsPerUnit: null },
      breaks: [
        { from: 1, to: 4, unitPrice: '6.9565' },
        { from: 5, to: 9, unitPrice: '6.087' },
        { from: 10, to: null, unitPrice: '5.6522' },
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

/** Asks by the form alone, as somebody. */
async function askByForm(name: string, fields: object): Promise<string> {
  const input = { name, email: `${name.toLowerCase()}@else.example`, labelType: 'security-void', ...fields };
  const query =
    'mutation ($input: SubmitQuoteRequestInput!) { submitQuoteRequest(input: $input) { ... on QuoteRequest { reference } } }';
  return (await service.ask(query, { input: { quantity: '5001-10000', material: 'vinyl', ...input } })).data
    .submitQuoteRequest.reference;
}
const offerSeals = (reference: string, unitPrice: string) =>
  take('answerQuoteRequest', {
    ...{ reference, version: 1, note: 'For Cele Mining' },
    lines: [{ name: 'Cele Mining seal', quantity: 10, unit: 'roll', labelsPerUnit: 500, unitPrice }],
    fees: [{ name: 'Die of Cele Mining', amount: '900.00' }],
  });

it('begins an offer with what was last offered for the like, to anybody, in figures alone', async () => {
  const size = '60x30mm';
  await offerSeals(await askByForm('Cele', { size }), '432.60');
  await offerSeals(await askByForm('Dlamini', { size: '60 mm x 30 mm', material: 'paper' }), '999.00');
  await offerSeals(await askByForm('Els', { size: '61x30mm' }), '999.00');
  const { draft: begun } = await draft(await askByForm('Fourie', { size: '30 x 60 mm' }));
  expect(begun).toMatchObject({
    lines: [
      {
        ...{ productId: null, name: 'Security Void, 30 x 60 mm, Vinyl', quantity: 10, unit: 'roll' },
        ...{ labelsPerUnit: 500, unitPrice: '432.60', lastOffered: '432.60', breaks: [] },
        lastOfferedAt: expect.stringMatching(/Z$/),
      },
    ],
    fees: [],
  });
  expect(JSON.stringify(begun)).not.toMatch(/Cele|Mining/);
  // Of another range the price per roll holds, how many does not.
  const { draft: fewer } = await draft(await askByForm('Gumede', { size, quantity: '1001-5000' }));
  expect(fewer.lines).toMatchObject([{ quantity: null, unit: 'roll', unitPrice: '432.60' }]);
  const { draft: first } = await draft(await askByForm('Hlope', { size: '12 mm round' }));
  expect(first.lines).toMatchObject([{ quantity: null, unitPrice: null, lastOffered: null }]);
});

it('knows what a product was last offered for to somebody else, and begins with that where it has no price', async () => {
  await service.edit('products', 'roll-7', { regularPrice: '' });
  await service.cold();
  const somebody = await submit('Ivy', 'ivy@else.example');
  const lines = [{ productId: id, name: 'Roll 7', quantity: 6, unit: 'box', unitPrice: '5.50' }];
  await take('answerQuoteRequest', { reference: somebody, version: 1, lines });
  const { draft: begun } = await draft(await submit('Joubert', 'joubert@else.example'));
  expect(begun.lines).toMatchObject([{ productId: id, unit: 'box', unitPrice: '5.50', lastOffered: '5.50' }]);
});

it('estimates for no country that there is not', async () => {
  for (const country of ['UK', 'XX']) {
    const { errors } = await service.ask(ESTIMATE, { items: [{ productId: id, quantity: 1 }], country });
    expect(errors).toMatchObject([{ message: `country: ${country} is no code of a country.` }]);
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  }
});

it('refuses a number of pieces that nobody could mean, and prices nothing in its place', async () => {
  for (const quantity of [0, -1, 100_000_001]) {
    const items = [
      { productId: '1', quantity: 1 },
      { productId: '1', quantity },
    ];
    const { errors } = await service.ask(ESTIMATE, { items });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(errors?.[0]?.message).toBe(`items[1].quantity: ${quantity} is not a number from 1 to 100000000.`);
  }
});
