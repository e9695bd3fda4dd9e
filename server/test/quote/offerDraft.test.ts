import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { postgresPrograms, startPostgres } from '../../outbox/test/postgres.ts';
import { ask, type TestGateway } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { operator, quoting } from '../quoting.ts';

const service = startEmbedded();
let gateway: TestGateway;
const { take, submit } = quoting(() => gateway);
const LINE = 'productId variationId name unitPrice lastOffered breaks { from to unitPrice }';
const BREAKS = [
  { from: 1, to: 4, unitPrice: '6.9565' },
  { from: 5, to: 9, unitPrice: '6.087' },
  { from: 10, to: null, unitPrice: '5.6522' },
];
const ids: Record<string, string> = {};

beforeAll(async () => {
  gateway = service.gateway;
  await service.edit('products', 'roll-7', { meta: { price_breaks: '10:6.5, 5:7' }, regularPrice: '8.00' });
  for (const slug of ['roll-7', 'roll-8', 'roll-9', 'seal'])
    ids[slug] = (await service.ask(`{ product(slug: "${slug}") { id } }`)).data.product.id;
  const { skus } = (await service.ask('{ skus(skus: ["SEAL-S-R"]) { variation { id } } }')).data;
  ids['SEAL-S-R'] = skus[0].variation.id;
});

/** The variation that is small and red, as the shop keeps it. */
const seal = () => service.demo.database.all('variations').find(({ id }) => String(id) === ids['SEAL-S-R'])!;

async function linesOf(reference: string, field: string, variables: object = {}) {
  const declared = field === 'draft' ? '' : ', $items: [EstimateItemInput!]!';
  const selected = field === 'draft' ? `draft { lines { ${LINE} } }` : `draftLines(items: $items) { ${LINE} }`;
  const query = `query ($r: String!${declared}) { quoteRequest(reference: $r) { ${selected} } }`;
  await service.cold();
  const { data, errors } = await ask(gateway, query, { r: reference, ...variables }, operator());
  expect(errors).toEqual([]);
  const calls = (await service.calls()).filter(path => /products|variations/.test(path));
  return { lines: data.quoteRequest.draft?.lines ?? data.quoteRequest.draftLines, calls };
}
/** Offers goods of the catalogue, each at its price, to a buyer of their own. */
async function offerTo(name: string, prices: Record<string, string>) {
  const { reference, version } = await submit(name);
  const lines = Object.entries(prices).map(([slug, unitPrice]) => ({
    ...{ productId: ids[slug], name: slug, quantity: 6, unitPrice },
  }));
  expect(await take('answerQuoteRequest', { reference, version, lines })).toMatchObject({ status: 'ANSWERED' });
  return reference;
}

it('knows breaks and last offers of the lines of another version, and asks for all of them at once', async () => {
  await offerTo('Ada', { 'roll-7': '5.80', 'roll-9': '7.10' });
  await offerTo('Bea', { 'roll-7': '5.90' });
  const reference = await offerTo('Cele', { 'roll-7': '6.00', 'roll-8': '9.00', 'roll-9': '9.50' });
  const { lines, calls } = await linesOf(reference, 'draft');
  expect(lines).toMatchObject([
    { productId: ids['roll-7'], unitPrice: '6.00', lastOffered: '5.90', breaks: BREAKS },
    { productId: ids['roll-8'], unitPrice: '9.00', lastOffered: null, breaks: [{ from: 1, to: null }] },
    { productId: ids['roll-9'], unitPrice: '9.50', lastOffered: '7.10', breaks: [{ from: 1, to: null }] },
  ]);
  expect(calls).toHaveLength(1);
});

it.runIf(postgresPrograms())('knows last offers that are kept in PostgreSQL', { tags: 'proof' }, async () => {
  const postgres = await startPostgres();
  onTestFinished(async () => {
    gateway = service.gateway;
    await postgres.stop();
  });
  gateway = service.another({ env: { DATABASE_URL: await postgres.database() } });
  await gateway.ready();
  await offerTo('Ada', { 'roll-7': '5.80', 'roll-9': '7.10' });
  const reference = await offerTo('Bea', { 'roll-7': '6.00', 'roll-8': '9.00', 'roll-9': '9.50' });
  const { lines } = await linesOf(reference, 'draft');
  expect(lines).toMatchObject([{ lastOffered: '5.80' }, { lastOffered: null }, { lastOffered: '7.10' }]);
});

it('begins a line that is added with what one of the first offer knows, by its stock keeping unit', async () => {
  const { reference } = await submit('Dlamini');
  await offerTo('Els', { 'roll-7': '5.70' });
  const items = ['ROLL-07', 'SEAL-S-R', 'no-such', 'ROLL-09'].map(sku => ({ sku, quantity: 1 }));
  const { lines, calls } = await linesOf(reference, 'draftLines', { items });
  expect(lines).toMatchObject([
    { productId: ids['roll-7'], name: 'Roll 07', unitPrice: '6.9565', lastOffered: '5.70', breaks: BREAKS },
    { productId: ids.seal, variationId: expect.any(String), name: 'Seal & proof, Small, Red', unitPrice: '20.8696' },
    { productId: null, name: '', unitPrice: null, lastOffered: null, breaks: [] },
    { productId: ids['roll-9'], name: 'Roll 09', lastOffered: '9.50' },
  ]);
  // The products in one call, the variations of the seal in another.
  expect(calls).toHaveLength(2);
  const many = { items: Array.from({ length: 101 }, () => items[0]) };
  const query =
    'query ($r: String!, $items: [EstimateItemInput!]!) { quoteRequest(reference: $r) { draftLines(items: $items) { name } } }';
  const { errors } = await ask(gateway, query, { r: reference, ...many }, operator());
  expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

it.each([
  ['its own id', () => ({ productId: ids['SEAL-S-R'], productName: 'Seal & proof' })],
  ['the options in its name', () => ({ productId: ids.seal, productName: 'Seal & proof (Small, Red)' })],
  ['them, beside what its product is kept by', () => ({ productId: ids.seal, productName: 'Small, Red', sku: 'SEAL' })],
])('knows a variation without a stock keeping unit of its own by %s', async (_, named) => {
  await service.edit('products', 'seal', { sku: 'SEAL' });
  await service.edit('variations', 'SEAL-S-R', { sku: '' });
  await service.gateway.services.catalogue.refresh();
  const item = { ...named(), quantity: 2 };
  const input = { name: 'Nel', email: 'nel@else.example', labelType: 'custom', quantity: '1-100', items: [item] };
  const submitted =
    'mutation ($input: SubmitQuoteRequestInput!) { submitQuoteRequest(input: $input) { ... on QuoteRequest { reference } } }';
  const { reference } = (await service.ask(submitted, { input })).data.submitQuoteRequest;
  const query = `query ($r: String!) { quoteRequest(reference: $r) { draft { lines { productId variationId unitPrice } }
    items { product { slug } variation { id } } estimate { complete } } }`;
  const { data, errors } = await ask(gateway, query, { r: reference }, operator());
  expect(errors).toEqual([]);
  expect(data.quoteRequest).toEqual({
    draft: { lines: [{ productId: ids.seal, variationId: ids['SEAL-S-R'], unitPrice: '20.8696' }] },
    items: [{ product: { slug: 'seal' }, variation: { id: ids['SEAL-S-R'] } }],
    estimate: { complete: true },
  });
  service.demo.database.put('variations', { ...seal(), sku: 'SEAL-S-R' });
});

it('leaves a product open whose name alone has what an option is called', async () => {
  await service.edit('products', 'seal', { name: 'Small, Red seal' });
  const items = [{ productId: ids.seal, productName: 'Small, Red seal', quantity: 2 }];
  const input = { name: 'Nel', email: 'nel@else.example', labelType: 'custom', quantity: '1-100', items };
  await service.cold();
  const submitted =
    'mutation ($input: SubmitQuoteRequestInput!) { submitQuoteRequest(input: $input) { ... on QuoteRequest { reference } } }';
  const { reference } = (await service.ask(submitted, { input })).data.submitQuoteRequest;
  const { lines } = await linesOf(reference, 'draft');
  expect(lines).toMatchObject([{ variationId: null, unitPrice: null }]);
  await service.edit('products', 'seal', { name: 'Seal &amp; proof' });
});

it('estimates the lists of all requests of the inbox at once, until there is an offer', async () => {
  const list = async (items: object[]) => {
    const input = { name: 'Fourie', email: 'fourie@else.example', labelType: 'custom', quantity: '1-100', items };
    const query =
      'mutation ($input: SubmitQuoteRequestInput!) { submitQuoteRequest(input: $input) { ... on QuoteRequest { reference } } }';
    const { data } = await service.ask(query, { input });
    return data.submitQuoteRequest.reference as string;
  };
  const item = (slug: string, quantity: number) => ({ productId: ids[slug], productName: slug, quantity });
  const all = await list([item('roll-7', 6), item('roll-8', 1)]);
  const partly = await list([item('roll-9', 1), { productId: '999999', productName: 'Other', quantity: 1 }]);
  const answered = await list([item('roll-9', 2)]);
  const lines = [{ productId: ids['roll-9'], name: 'Roll 9', quantity: 2, unitPrice: '5.00' }];
  await take('answerQuoteRequest', { reference: answered, version: 1, lines });
  const { reference: byForm } = await submit('Gumede');
  await service.cold();
  const query = `{ quoteRequests(perPage: 4) { items { reference
    estimate { complete goods { net { amount } } delivery { net { amount } } total { amount } } } } }`;
  const { data, errors } = await ask(gateway, query, {}, operator());
  expect(errors).toEqual([]);
  const { items } = data.quoteRequests;
  expect(
    Object.fromEntries(items.map((one: { reference: string; estimate: object }) => [one.reference, one.estimate])),
  ).toMatchObject({
    [all]: { complete: true, delivery: null, total: { amount: expect.any(String) } },
    [partly]: { complete: false },
    [answered]: null,
    [byForm]: null,
  });
  expect((await service.calls()).filter(path => /products|variations/.test(path))).toHaveLength(1);
  const estimated = items.find((one: { reference: string }) => one.reference === all).estimate;
  const { lines: priced } = await linesOf(byForm, 'draftLines', {
    items: [{ productId: ids['roll-8'], quantity: 1 }],
  });
  expect(Number(estimated.goods.net.amount)).toBeCloseTo((6 * 7) / 1.15 + Number(priced[0].unitPrice), 1);
});

it('keeps the goods of an offer that is revised while the shop does not answer, and leaves out what is sold no more', async () => {
  const { reference, version } = await submit('Naidoo');
  const lines = ['roll-7', 'roll-9'].map(slug => ({
    productId: ids[slug],
    name: slug,
    quantity: 6,
    unitPrice: '5.00',
  }));
  await take('answerQuoteRequest', { reference, version, lines });
  const query = `query ($r: String!) { quoteRequest(reference: $r) {
    offer { lines { productId variationId } } draft { lines { productId } } } }`;
  const revised = async (on: TestGateway) => (await ask(on, query, { r: reference }, operator())).data.quoteRequest;
  const offered = ['roll-7', 'roll-9'].map(slug => ({ productId: ids[slug], variationId: null }));
  await service.faults({ path: '/wc/v3/products', status: 503, body: 'html' });
  const away = service.another({ dataDir: gateway.dataDir });
  const idsAlone = offered.map(({ productId }) => ({ productId }));
  expect(await revised(away)).toEqual({ offer: { lines: offered }, draft: { lines: idsAlone } });
  await service.faults();
  await service.edit('products', 'roll-9', { status: 'draft' });
  onTestFinished(() => service.edit('products', 'roll-9', { status: 'publish' }));
  await service.cold();
  expect((await revised(gateway)).draft.lines).toEqual([idsAlone[0], { productId: null }]);
});

it('begins a line of many at what they cost in the catalogue, not at a price of one that was rounded', async () => {
  const { reference } = await submit('Hlatshwayo');
  const items = [{ productId: ids['roll-8'], quantity: 1_000 }];
  const query = `query ($r: String!, $items: [EstimateItemInput!]!) { estimateQuote(items: $items) { total { amount } }
    quoteRequest(reference: $r) { version draftLines(items: $items) { name quantity unitPrice } } }`;
  const { data } = await ask(gateway, query, { r: reference, items }, operator());
  const { version, draftLines: lines } = data.quoteRequest;
  const { offer } = await take('answerQuoteRequest', { reference, version, lines });
  expect(Number(offer.totals.total.amount)).toBeCloseTo(Number(data.estimateQuote.total.amount), 0);
});
