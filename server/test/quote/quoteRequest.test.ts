import { describe, expect, it, onTestFinished } from 'vitest';
import { isReference } from '../../../rules/reference.ts';
import { operationOf } from '../../graphql/operations.ts';
import { createSharedAnswers } from '../../graphql/sharedAnswers.ts';
import { createOutboxAdmin } from '../../outbox/admin/admin.ts';
import { places } from '../../outbox/test/places.ts';
import { openDatabase } from '../../storage/open.ts';
import { pdf, serveSite, upload } from '../../web/routes/uploads/testUploads.ts';
import { ask, requestContext, type TestGateway } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';

const service = startEmbedded();
const FIELDS = `reference status receivedAt answerBy name email company phone labelType quantity size
  labelSize { shape widthMm heightMm } material colors usage specialRequirements timeline additionalInfo held
  items { productId productName quantity sku price notes } artwork { name type bytes url }`;
const SUBMIT = `mutation ($input: SubmitQuoteRequestInput!) { submitQuoteRequest(input: $input) { __typename
  ... on QuoteRequest { ${FIELDS} } ... on ValidationFailure { errors { field code } } } }`;
const FIND = `query ($reference: String!, $email: String) { quoteRequest(reference: $reference, email: $email) { ${FIELDS} } }`;
const LIST = `query ($page: Int, $perPage: Int) { quoteRequests(page: $page, perPage: $perPage) {
  items { reference name held } pageInfo { totalItems totalPages hasNextPage } } }`;

const EMAIL = 'Lerato@Highveld.example';
const request = (name: string, more: Record<string, unknown> = {}) => ({
  ...{ name, email: EMAIL, company: 'Highveld Devices', phone: '082 123 4567', phoneCountry: 'ZA' },
  ...{ labelType: 'security-void', quantity: '1001-5000', size: '60x30mm', ...more },
});
const item = { productId: '7', productName: 'Seal', quantity: 5, sku: 'SEAL-S-R', price: 'R 24.00', notes: 'matt' };
const operator = () => ({ ...requestContext('the operator'), operator: true });

async function submit(gateway: TestGateway, input: Record<string, unknown>) {
  const { data, errors } = await ask(gateway, SUBMIT, { input });
  expect(errors).toEqual([]);
  return data.submitQuoteRequest;
}
const find = async (
  gateway: TestGateway,
  reference: string,
  email: string | null,
  asRequestContext = requestContext(),
) => {
  const { data, errors } = await ask(gateway, FIND, { reference, email }, asRequestContext);
  expect(errors).toEqual([]);
  return data.quoteRequest;
};

describe.each(places())('with requests in $name', ({ makePlace }) => {
  async function open() {
    const { databaseUrl } = await makePlace();
    const gateway = service.another(databaseUrl ? { env: { DATABASE_URL: databaseUrl } } : {});
    await gateway.ready();
    return gateway;
  }

  it('answers with what was asked, and reads the same back for its buyer', async () => {
    const gateway = await open();
    const sent = request('Ada', { items: [item, { ...item, productName: ' ' }], additionalInfo: 'Numbered from 1.' });
    const { __typename, ...answered } = await submit(gateway, sent);
    expect(__typename).toBe('QuoteRequest');
    expect(answered).toEqual({
      ...{
        reference: expect.toSatisfy(isReference),
        status: 'RECEIVED',
        receivedAt: expect.stringMatching(/[+]02:00$/),
      },
      answerBy: answered.answerBy,
      ...{ name: 'Ada', email: EMAIL, company: 'Highveld Devices', phone: '+27 821234567' },
      ...{ labelType: 'security-void', quantity: '1001-5000', size: '60x30mm' },
      labelSize: { shape: 'RECTANGLE', widthMm: 60, heightMm: 30 },
      ...{ material: null, colors: null, usage: null, specialRequirements: null, timeline: null },
      ...{ additionalInfo: 'Numbered from 1.', held: null, items: [item], artwork: [] },
    });
    expect(await find(gateway, answered.reference, EMAIL)).toEqual(answered);
    const asRead = answered.reference.toLowerCase().replaceAll('-', '');
    expect(await find(gateway, asRead, ` ${EMAIL.toUpperCase()} `)).toEqual(answered);
  });

  it('answers a repeat with the same request, however it comes', async () => {
    const gateway = await open();
    const input = request('Bea', { key: 'a-key-of-bea', items: [item] });
    const answers = await Promise.all([submit(gateway, input), submit(gateway, input)]);
    expect(answers[1]).toEqual(answers[0]);
    expect(await submit(gateway, input)).toEqual(answers[0]);
  });

  it('tells a stranger nothing: not which of the two was wrong, nor that there is such a request', async () => {
    const gateway = await open();
    const { reference } = await submit(gateway, request('Cleo'));
    const unknown = 'Q-0TNS1-Z5MTV';
    const tries = [
      ...[
        [reference, 'other@example.test'],
        [reference, null],
        [reference, ''],
      ],
      ...[
        [unknown, EMAIL],
        [unknown, 'other@example.test'],
        ['nonsense', EMAIL],
        ['', null],
      ],
    ] as [string, string | null][];
    const answers = await Promise.all(tries.map(([one, email]) => ask(gateway, FIND, { reference: one, email })));
    expect(new Set(answers.map(answer => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ data: { quoteRequest: null }, errors: [] })]),
    );
  });

  it('shows the operator every request, page by page, the newest first, and any one', async () => {
    const gateway = await open();
    for (const name of ['One', 'Two', 'Three']) await submit(gateway, request(name));
    await submit(gateway, request('Spam', { website: 'https://spam.example' }));
    const page = async (variables: object) =>
      (await ask(gateway, LIST, { ...variables }, operator())).data.quoteRequests;
    const first = await page({ perPage: 2 });
    expect(first.items).toMatchObject([
      { name: 'Spam', held: 'honeypot' },
      { name: 'Three', held: null },
    ]);
    expect(first.pageInfo).toEqual({ totalItems: 4, totalPages: 2, hasNextPage: true });
    const second = await page({ perPage: 2, page: 2 });
    expect(second.items.map(({ name }: { name: string }) => name)).toEqual(['Two', 'One']);
    const [{ reference }] = first.items;
    expect(await find(gateway, reference, null, operator())).toMatchObject({ name: 'Spam', held: 'honeypot' });
    expect(await find(gateway, reference, EMAIL)).toMatchObject({ name: 'Spam', held: null });
    const stranger = await ask(gateway, LIST);
    expect(stranger.errors[0]?.message).toMatch(/Cannot query field "quoteRequests"/);
  });

  it('is handed out and removed with its person', async () => {
    const gateway = await open();
    const { reference } = await submit(gateway, request('Dora'));
    await gateway.services.submissions.close();
    const database = await openDatabase(gateway.services.config, Date.now());
    onTestFinished(() => database.close());
    const orderService = createOutboxAdmin(database, { eraseArtwork: () => {}, clock: Date.now });
    const { quoteRequests } = await orderService.person(EMAIL.toLowerCase());
    expect(quoteRequests).toMatchObject([{ reference, status: 'RECEIVED', fields: { name: 'Dora' } }]);
    expect(await orderService.erase(EMAIL.toUpperCase())).toEqual([reference]);
    expect(await database.query('SELECT * FROM quote_request')).toEqual([]);
  });
});

it('opens a request to nobody elsewhere who sends the same fields without a key', async () => {
  const sendFrom = async (network: string) => {
    const { data } = await ask(service.gateway, SUBMIT, { input: request('Noor') }, { ...requestContext(), network });
    return data.submitQuoteRequest.reference;
  };
  const own = await sendFrom('one');
  expect([await sendFrom('one'), await sendFrom('another')]).toEqual([own, expect.not.stringMatching(own)]);
});

it('answers an operation that names the receipt alone with the receipt', async () => {
  const before = `mutation ($input: SubmitQuoteRequestInput!) { submitQuoteRequest(input: $input) { __typename ...Taken } }
    fragment Taken on SubmitQuoteRequestResult { ... on SubmissionReceipt { reference message receivedAt answerBy } }`;
  const { data, errors } = await service.ask(before, { input: request('Eve') });
  expect(errors).toEqual([]);
  expect(data.submitQuoteRequest).toMatchObject({
    __typename: 'SubmissionReceipt',
    reference: expect.toSatisfy(isReference),
    message: expect.stringMatching(/^Success!/),
  });
});

it('brings the products of any number of entries in one call, and their variations in another', async () => {
  const { products } = service.gateway.services.catalogue;
  const skus = ['SEAL-S-R', ...Array.from({ length: 29 }, (_, at) => `ROLL-${String(at + 1).padStart(2, '0')}`)];
  const owners = products.ownersOf(skus);
  const listed = skus.map((sku, at) => ({
    ...item,
    sku,
    productName: `Entry ${at}`,
    productId: String(owners[at]!.product),
  }));
  const { reference } = await submit(service.gateway, request('Fay', { items: [...listed, ...listed, ...listed] }));
  const { data, calls } = await service.cost(
    `{ quoteRequest(reference: "${reference}", email: "${EMAIL}") {
      items { sku product { name path } variation { sku price { amount } } } } }`,
  );
  expect(calls).toEqual([
    expect.stringMatching(/^\/wc\/v3\/products\?.*per_page=30/),
    expect.stringMatching(/^\/wc\/v3\/variations\?parent=\d+&/),
  ]);
  expect(data.quoteRequest.items).toHaveLength(90);
  expect(data.quoteRequest.items[0]).toMatchObject({
    product: { name: 'Seal & proof' },
    variation: { sku: 'SEAL-S-R', price: { amount: '24.00' } },
  });
  expect(data.quoteRequest.items[1]).toMatchObject({ product: { path: '/product/roll-1' }, variation: null });
});

it('names its files, with addresses that whoever may read the request can open', async () => {
  const site = await serveSite(service.gateway);
  onTestFinished(() => site.close());
  const { id } = (await upload(site.origin, [{ bytes: pdf(), name: 'seal.pdf' }])).body;
  const { reference, artwork } = await submit(service.gateway, request('Gus', { artwork: [id] }));
  const file = { name: 'seal.pdf', type: 'application/pdf', bytes: pdf().length };
  const { publicUrl } = service.gateway.services.config;
  const found = [
    await find(service.gateway, reference, EMAIL),
    await find(service.gateway, reference, null, operator()),
  ];
  for (const open of [artwork, ...found.map(one => one.artwork)]) {
    expect(open).toEqual([{ ...file, url: expect.stringMatching(/\/uploads\/[\w-]+\?.*signature=/) }]);
    expect((await fetch(open[0].url.replace(publicUrl, site.origin))).status).toBe(200);
  }
});

it('is read by POST alone, and kept and logged by nobody', async () => {
  const gateway = service.another();
  const { reference } = await submit(gateway, request('Zanele'));
  const get = await gateway.fetch(
    new Request(
      `http://localhost:4000/graphql?${new URLSearchParams({ query: FIND, variables: JSON.stringify({ reference, email: EMAIL }) })}`,
    ),
    operator(),
  );
  expect([get.status, await get.text()]).toEqual([405, expect.stringContaining('POST_REQUIRED')]);
  const isShared = createSharedAnswers(gateway.schema);
  for (const query of [FIND, LIST]) expect(isShared(operationOf(query))).toBe(false);
  gateway.store.clear();
  await find(gateway, reference, EMAIL);
  await ask(gateway, LIST, {}, operator());
  const kept = JSON.stringify(gateway.store.stats);
  await find(gateway, reference, 'other@example.test');
  expect(JSON.stringify(gateway.store.stats)).toBe(kept);
  expect(gateway.lines.join('')).not.toMatch(/zanele|highveld|other@example/i);
});

it('limits look-ups by visitor and by reference, before anything is looked up', async () => {
  const counted: unknown[] = [];
  const limit = async (...asked: unknown[]) => void counted.push(asked);
  await find(service.gateway, 'q0tns1z5mtv', EMAIL, { ...requestContext(), limit });
  await find(service.gateway, 'nonsense', EMAIL, { ...requestContext(), limit });
  await find(service.gateway, 'Q-0TNS1-Z5MTV', null, { ...operator(), limit });
  expect(counted).toEqual([
    ['quoteLookUp', 'Q-0TNS1-Z5MTV'],
    ['quoteLookUp', ''],
  ]);
});
