import type { GraphQLInputObjectType } from 'graphql';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { pdf, serveSite, upload } from '../web/routes/uploads/testUploads.ts';
import type { CheckContext } from '../wordpress-check/fact.ts';
import { quoteOrders } from '../wordpress-check/facts/machine/quoteOrders.ts';
import { ask } from './ask.ts';
import { startEmbedded } from './embedded.ts';
import { eventually } from './eventually.ts';
import { buyer, EMAIL, offered, operator, quoting } from './quoting.ts';

// The life of a quote request, both sides, through the endpoint: what is asked, offered and accepted.

const service = startEmbedded();
const { take, submit, read, offer } = quoting(() => service.gateway);
const lusaka = { ...buyer.billing, city: 'Lusaka', postcode: '10101', state: '' };
const ordersOf = (reference: string) =>
  service.demo.database.all('orders').filter(order => order.meta.some(({ value }) => value === reference));

it('goes from the question to one order with the sums of the offer to the cent', async () => {
  const { reference } = await submit();
  const asked = await take('askBuyer', { reference, version: 1, text: 'Powder coated?' });
  expect(asked).toMatchObject({ status: 'IN_REVIEW', waitsFor: 'BUYER', dueAt: null });
  const replied = await take('replyToQuote', { reference, email: EMAIL, text: 'Painted steel.' });
  expect(replied).toMatchObject({ status: 'IN_REVIEW', waitsFor: 'FIRM', dueAt: expect.stringMatching(/Z$/) });
  expect(replied.messages).toEqual([
    { from: 'FIRM', text: 'Powder coated?' },
    { from: 'BUYER', text: 'Painted steel.' },
  ]);
  const answered = await offer(reference);
  expect(answered).toMatchObject({ status: 'ANSWERED', waitsFor: 'BUYER', offers: [{ version: 1, status: 'OPEN' }] });
  expect(answered.offer.totals).toEqual({
    goods: { amount: '6211.00' },
    fees: { amount: '2220.00' },
    delivery: { amount: '164.80' },
    net: { amount: '8595.80' },
    tax: { amount: '1289.37' },
    total: { amount: '9885.17' },
  });
  expect(answered.offer.lines[0]).toMatchObject({ unitPrice: { amount: '432.60' }, labelPrice: { amount: '0.8652' } });
  const accepted = await take('acceptOffer', { reference, ...buyer, offerVersion: 1 });
  expect(accepted).toMatchObject({ status: 'ORDERED', waitsFor: null });
  expect(accepted.order).toMatchObject({ state: 'MADE', paymentMethod: 'bacs', status: 'on-hold' });
  expect(accepted.history.map(({ kind }: { kind: string }) => kind)).toEqual([
    'RECEIVED',
    'ASKED',
    'REPLIED',
    'OFFERED',
    'ACCEPTED',
    'ORDERED',
  ]);
  const { data } = await ask(
    service.gateway,
    `query ($id: ID!) { orderById(id: $id) { total { amount } tax { amount } fees { name total { net { amount } } }
      billingAddress { company lastName } } }`,
    { id: accepted.order.id },
    operator(),
  );
  expect(data.orderById).toMatchObject({ total: { amount: '9885.17' }, tax: { amount: '1289.37' } });
  expect(data.orderById.fees).toHaveLength(4);
  expect(data.orderById.billingAddress).toEqual({ company: 'Highveld Devices', lastName: 'Mokoena' });
});

describe('accepting', () => {
  it('makes one order, however often and from wherever at once', async () => {
    const { reference } = await submit();
    await offer(reference);
    const gateways = [service.gateway, service.another({ dataDir: service.gateway.dataDir })];
    const accepted = await Promise.all(
      gateways.flatMap(gateway =>
        [1, 2, 3].map(() => take('acceptOffer', { reference, ...buyer, offerVersion: 1 }, gateway)),
      ),
    );
    expect(new Set(accepted.map(({ __typename }) => __typename))).toEqual(new Set(['QuoteRequest']));
    await eventually(async () => expect(await read(reference)).toMatchObject({ status: 'ORDERED' }));
    expect(ordersOf(reference)).toHaveLength(1);
  });

  it.each([
    ['was not answered', { reset: true, after: true }],
    ['was answered by the server in front', { status: 503, body: 'html', after: true }],
    ['was answered with something else', { wrong: 'null', after: true }],
  ] as const)('finds the order whose making %s, and sends no other', async (_, fault) => {
    const { reference } = await submit();
    await offer(reference);
    await service.faults({ path: '/wc/v3/orders', method: 'POST', times: 1, ...fault } as never);
    const accepted = await take('acceptOffer', { reference, ...buyer, offerVersion: 1 });
    expect(accepted).toMatchObject({ status: 'ACCEPTED', order: { state: 'BEING_MADE', path: null } });
    // Another order of the same buyer, made since, is not it.
    const later = (await submit()).reference;
    await offer(later);
    await take('acceptOffer', { reference: later, ...buyer, offerVersion: 1 });
    const { orderMaker } = service.gateway.services.commerce;
    orderMaker.start();
    await eventually(async () => expect(await read(reference)).toMatchObject({ status: 'ORDERED' }));
    await orderMaker.close();
    expect(ordersOf(reference).map(({ id }) => String(id))).toEqual([(await read(reference)).order.id]);
  });

  it('finds the order that a server in front had made by a first try, and was refused by its second', async () => {
    const { reference } = await submit();
    await offer(reference);
    await service.faults({ path: '/wc/v3/orders$', method: 'POST', times: 1, status: 400, body: 'json', after: true });
    expect(await take('acceptOffer', { reference, ...buyer, offerVersion: 1 })).toMatchObject({ status: 'ORDERED' });
    expect(ordersOf(reference)).toHaveLength(1);
  });

  it('sends nothing again before the longest run of the shop has passed, and then once', async () => {
    const gateway = service.another({ env: { PHP_LONGEST_RUN_SECONDS: '4' } });
    await gateway.ready();
    const { reference } = await submit('Patient', gateway);
    await take('answerQuoteRequest', { reference, version: 1, ...offered }, gateway);
    await service.faults({ path: '/wc/v3/orders$', method: 'POST', times: 1, status: 502, body: 'html' });
    await service.cold();
    const started = Date.now();
    await take('acceptOffer', { reference, ...buyer, offerVersion: 1 }, gateway);
    gateway.services.commerce.orderMaker.start();
    await eventually(async () => expect(await read(reference, gateway)).toMatchObject({ status: 'ORDERED' }));
    expect(Date.now() - started).toBeGreaterThan(4_000);
    expect((await service.calls()).filter(path => path === '/wc/v3/orders')).toHaveLength(2);
    expect(ordersOf(reference)).toHaveLength(1);
  });

  it('orders a product of the catalogue as its line, at the price of the offer and by its rate of tax', async () => {
    const { reference } = await submit();
    const { id } = (await service.ask('{ product(slug: "roll-7") { id } }')).data.product;
    await offer(reference, { lines: [{ productId: id, name: 'Roll 7', quantity: 7, unitPrice: '3.3333' }] });
    await take('acceptOffer', { reference, ...buyer, offerVersion: 1 });
    const [made] = ordersOf(reference);
    const shown =
      'query ($id: ID!, $key: String!, $e: String) { order(id: $id, key: $key, email: $e) { quoteReference } }';
    const named = { id: String(made!.id), key: made!.key, e: EMAIL };
    expect((await service.ask(shown, named)).data.order).toEqual({ quoteReference: reference });
    expect(ordersOf(reference)).toMatchObject([
      { lines: [{ product: Number(id), quantity: 7, total: { net: 2333, tax: 350 } }], fees: [{}, {}] },
    ]);
  });

  it('makes an order that leaves the country, without its tax', async () => {
    const { reference } = await submit();
    expect((await offer(reference, { country: 'ZM' })).offer).toMatchObject({ taxRate: null });
    const accepted = await take('acceptOffer', { reference, ...buyer, billing: lusaka, offerVersion: 1 });
    expect(accepted).toMatchObject({ status: 'ORDERED', order: { state: 'MADE' } });
  });

  it('holds an order that is not the offer, tells the firm, and lets nobody pay it', async () => {
    // A key that may not read the shop's rates: the firm says one, and the shop charges another.
    await service.faults({ path: '/wc/v3/taxes', status: 403, body: 'json' });
    const gateway = service.another();
    await gateway.ready();
    const { reference } = await submit('Held', gateway);
    await take('answerQuoteRequest', { reference, version: 1, ...offered, taxPercent: '0' }, gateway);
    const accepted = await take('acceptOffer', { reference, ...buyer, offerVersion: 1 }, gateway);
    expect(accepted).toMatchObject({ status: 'ACCEPTED', waitsFor: 'FIRM' });
    expect(accepted.order).toMatchObject({ state: 'HELD', path: null, paymentUrl: null });
    expect(accepted.history.at(-1)).toEqual({
      ...{ kind: 'ORDER_HELD', by: null, offerVersion: 1 },
      note: 'tax 1289.37, not 0.00; total 9885.17, not 8595.80',
    });
    const [made] = ordersOf(reference);
    const asked = `query ($id: ID!, $number: String!, $key: String!, $email: String!) {
      trackOrder(number: $number, email: $email) { needsPayment paymentUrl path }
      order(id: $id, key: $key, email: $email) { paymentUrl }
      orderPayment(id: $id, key: $key, email: $email) { needsPayment } }`;
    const { key, billing } = made!;
    const id = String(made!.id);
    const { data } = await ask(gateway, asked, { id, number: id, key, email: billing.email });
    expect(data).toEqual({
      trackOrder: { needsPayment: false, paymentUrl: null, path: `/quote/${reference}` },
      order: null,
      orderPayment: null,
    });
    expect(ordersOf(reference)).toHaveLength(1);
    const config = readConfig({ WORDPRESS_URL: service.demo.url, DATA_DIR: gateway.dataDir }, 'test');
    expect(await quoteOrders.find({ config } as CheckContext)).toMatchObject({
      ...{ status: 'warning', detail: '0 to be ordered; 1 held' },
      mend: expect.stringContaining('npm run quotes -- list --queue accepted'),
    });
  });

  it('tells of an offer that has changed, and takes it not', async () => {
    const { reference } = await submit();
    await offer(reference);
    await offer(reference, { fees: [] });
    expect(await take('acceptOffer', { reference, ...buyer, offerVersion: 1 })).toEqual({
      __typename: 'OfferChanged',
      code: 'OFFER_CHANGED',
      request: { offer: { version: 2 } },
    });
    expect(await take('declineOffer', { reference, email: EMAIL, offerVersion: 1, reason: 'PRICE' })).toMatchObject({
      __typename: 'OfferChanged',
    });
    expect(await read(reference)).toMatchObject({
      status: 'ANSWERED',
      offers: [
        { version: 2, status: 'OPEN' },
        { version: 1, status: 'REPLACED' },
      ],
    });
    expect(ordersOf(reference)).toEqual([]);
  });

  it('tells of an offer that ran out while it was read, and takes it no more', async () => {
    const { reference } = await submit();
    await offer(reference, { validDays: 1 });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await take('acceptOffer', { reference, ...buyer, offerVersion: 1 })).toEqual({
      __typename: 'OfferExpired',
      code: 'OFFER_EXPIRED',
    });
    expect(ordersOf(reference)).toEqual([]);
    expect(await read(reference)).toMatchObject({ status: 'EXPIRED' });
  });

  it('names what is wrong with a form, field by field, and accepts nothing', async () => {
    const { reference } = await submit();
    await offer(reference);
    const wrong = {
      ...{ reference, email: EMAIL, offerVersion: 1, name: ' ', vatNumber: '412000011', paymentMethod: 'barter' },
      ...{ terms: false, billing: { city: 'Midrand', state: 'GP', postcode: '1685', address1: '1 Road' } },
      shipping: { address1: '1 Road', city: 'Lusaka', country: 'ZM' },
    };
    const { errors } = await take('acceptOffer', wrong);
    expect(errors.map(({ field }: { field: string }) => field).toSorted()).toEqual(
      [
        'billing.firstName',
        'billing.lastName',
        'name',
        'paymentMethod',
        'shipping.country',
        'shipping.firstName',
        'shipping.lastName',
        'shipping.postcode',
        'terms',
      ].toSorted(),
    );
    expect(await read(reference)).toMatchObject({ status: 'ANSWERED', order: null });
  });
});

it('never lets two operators overwrite each other', async () => {
  const { reference, version } = await submit();
  const answers = await Promise.all(
    ['first', 'second'].map(note => take('answerQuoteRequest', { reference, version, ...offered, note })),
  );
  expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['QuoteRequest', 'VersionConflict']);
  expect((await read(reference)).offers).toHaveLength(1);
  expect(await take('askBuyer', { reference, version, text: 'And?' })).toMatchObject({
    __typename: 'VersionConflict',
    request: { version: version + 1 },
  });
});

it('takes each step once by its key, and knows one key for one step', async () => {
  const { reference } = await submit();
  const reply = { reference, email: EMAIL, text: 'One.', idempotencyKey: 'k1' };
  await take('replyToQuote', reply);
  const again = await take('replyToQuote', reply);
  expect(again.messages).toHaveLength(1);
  expect(await take('replyToQuote', { ...reply, text: 'Two.' })).toMatchObject({ code: 'KEY_REUSED' });
  await take('replyToQuote', { reference, email: EMAIL, text: 'Three.' });
  const derived = await take('replyToQuote', { reference, email: EMAIL, text: 'Three.' });
  expect(derived.messages.map(({ text }: { text: string }) => text)).toEqual(['One.', 'Three.']);
});

it('stops reminders once, as a step among the others, from wherever the request stands', async () => {
  const { reference } = await submit();
  const { version } = await offer(reference);
  const stop = { reference, email: EMAIL, idempotencyKey: 'stop' };
  const stopped = await take('stopQuoteReminders', stop);
  expect(stopped).toMatchObject({ status: 'ANSWERED', waitsFor: 'BUYER', reminders: false, version: version + 1 });
  expect(stopped.history.at(-1)).toEqual({ kind: 'REMINDERS_STOPPED', by: 'BUYER', offerVersion: null, note: null });
  for (const again of [stop, { ...stop, idempotencyKey: 'another' }])
    expect(await take('stopQuoteReminders', again)).toMatchObject({ version: version + 1 });
  expect(await take('acceptOffer', { reference, ...buyer, offerVersion: 1 })).toMatchObject({ status: 'ORDERED' });
});

it('says of every step of the buyer that could not be stored, and does nothing', async () => {
  const { reference } = await submit();
  await offer(reference);
  const gateway = service.another({ dataDir: service.gateway.dataDir });
  await read(reference, gateway);
  await gateway.services.submissions.close();
  const steps = [
    ['replyToQuote', { text: 'x' }],
    ['acceptOffer', { ...buyer, offerVersion: 1 }],
    ['declineOffer', { offerVersion: 1, reason: 'OTHER' }],
    ['withdrawQuoteRequest', {}],
    ['stopQuoteReminders', {}],
  ] as const;
  for (const [step, input] of steps)
    expect(await take(step, { reference, email: EMAIL, ...input }, gateway)).toMatchObject({
      __typename: 'QuoteStepRefused',
      code: 'NOT_STORED',
    });
  expect(await read(reference)).toMatchObject({ status: 'ANSWERED', reminders: true });
});

it('notes that an offer ran out before what is done about it then', async () => {
  const { reference } = await submit();
  const { version } = await read(reference);
  await take('answerQuoteRequest', { reference, version, ...offered, validDays: 1 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { history } = await take('replyToQuote', { reference, email: EMAIL, text: 'Once more?' });
  expect(history.slice(-2)).toMatchObject([{ kind: 'EXPIRED', by: null, offerVersion: 1 }, { kind: 'REPLIED' }]);
});

it('orders nothing without a tick in each box that is asked for', async () => {
  const { reference } = await submit();
  const { version } = await read(reference);
  const site = await serveSite(service.gateway);
  onTestFinished(() => site.close());
  const proof = (await upload(site.origin, [{ bytes: pdf(), name: 'proof.pdf' }])).body;
  await take('answerQuoteRequest', { reference, version, ...offered, proofs: [proof.id] });
  const unticked = { reference, ...buyer, offerVersion: 1, terms: false };
  expect(await take('acceptOffer', unticked)).toMatchObject({
    errors: expect.arrayContaining([
      { field: 'terms', code: expect.any(String) },
      { field: 'proofsChecked', code: 'REQUIRED' },
    ]),
  });
  expect(await take('acceptOffer', { ...unticked, terms: true })).toMatchObject({
    errors: [{ field: 'proofsChecked' }],
  });
  expect(await read(reference)).toMatchObject({ status: 'ANSWERED', order: null });
  expect(await take('acceptOffer', { ...unticked, terms: true, proofsChecked: true })).toMatchObject({
    status: 'ORDERED',
  });
});

it('tells a stranger the same of every request, by every step', async () => {
  const { reference } = await submit();
  await offer(reference);
  const steps = [
    ['replyToQuote', { text: 'x' }],
    ['acceptOffer', { ...buyer, email: 'other@example.test', offerVersion: 1 }],
    ['declineOffer', { offerVersion: 1, reason: 'OTHER' }],
    ['withdrawQuoteRequest', {}],
    ['stopQuoteReminders', {}],
  ] as const;
  for (const [step, input] of steps)
    for (const proof of [
      { reference, email: 'other@example.test' },
      { reference, key: 'x'.repeat(32) },
      { reference: 'Q-0TNS1-Z5MTV' },
    ])
      expect(await take(step, { ...input, ...proof })).toEqual({
        __typename: 'QuoteNotFound',
        code: 'QUOTE_NOT_FOUND',
      });
  expect(await read(reference)).toMatchObject({ status: 'ANSWERED', reminders: true });
});

it('opens by the key of its link alone, and refuses steps where it has come to its end', async () => {
  const { reference, link } = await submit();
  const key = new URL(link).searchParams.get('key');
  expect(new URL(link).pathname).toBe(`/quote/${reference}`);
  expect(await take('withdrawQuoteRequest', { reference, key })).toMatchObject({ status: 'WITHDRAWN', waitsFor: null });
  expect(await take('withdrawQuoteRequest', { reference, key })).toMatchObject({ status: 'WITHDRAWN' });
  expect(await take('replyToQuote', { reference, key, text: 'x' })).toMatchObject({
    __typename: 'QuoteStepRefused',
    code: 'NOT_OPEN',
    request: { status: 'WITHDRAWN' },
  });
  const version = (await read(reference)).version;
  expect(await take('answerQuoteRequest', { reference, version, ...offered })).toMatchObject({ code: 'NOT_OPEN' });
});

it('refuses an offer that could not be an order, naming each field', async () => {
  const { reference, version } = await submit();
  const { errors } = await take('answerQuoteRequest', {
    ...{ reference, version, validDays: 0, taxPercent: '14', fees: [{ name: '', amount: '1.005' }] },
    lines: [{ productId: '999999', name: 'x', quantity: 0, unitPrice: '-1' }],
  });
  expect(errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    ...['fees.0.amount', 'fees.0.name', 'lines.0.productId', 'lines.0.quantity', 'lines.0.unitPrice'],
    ...['taxPercent', 'validDays'],
  ]);
});

const MARKS = {
  ...{
    email: 'zanele.private@example.test',
    name: 'Zanele Private',
    company: 'Private Holdings',
    text: 'My private words.',
  },
  ...{ vatNumber: '4777888999', purchaseOrder: 'PO-Private', note: 'A private note.', reason: 'A private reason.' },
  ...{ search: 'private', token: 'a-private-token', key: 'a-private-key-of-a-link' },
};
const LEAK = /zanele|private|4777888999/i;

it('logs nothing of what the schema marks as personal, whatever becomes of a step', async () => {
  const gateway = service.another();
  const { reference } = await submit('Plain', gateway);
  const billing = { address1: '7 Private Road', city: 'Midrand', state: 'GP', postcode: '1685' };
  const inputs: [string, Record<string, unknown>, string?][] = [
    ...['replyToQuote', 'withdrawQuoteRequest', 'stopQuoteReminders'].map((step): [string, Record<string, unknown>] => [
      step,
      {},
    ]),
    ['acceptOffer', { offerVersion: 1, name: MARKS.name, billing, paymentMethod: 'bacs', terms: true }],
    ['declineOffer', { offerVersion: 1, reason: 'OTHER' }],
    ['askBuyer', { version: 1, text: MARKS.text }],
    ['closeQuoteRequest', { version: 1 }],
  ];
  for (const [step, fixed] of inputs) {
    const type = gateway.schema.getType(`${step[0]!.toUpperCase()}${step.slice(1)}Input`) as GraphQLInputObjectType;
    const marked = Object.keys(type.getFields()).filter(field =>
      type.getFields()[field]!.astNode?.directives?.some(({ name }) => name.value === 'personal'),
    );
    const values = Object.fromEntries(marked.map(field => [field, MARKS[field as keyof typeof MARKS]]));
    for (const given of [
      { reference, ...values, ...fixed },
      { reference, ...fixed, ...values, email: 7 },
    ]) {
      const query = `mutation ($input: ${type.name}!) { ${step}(input: $input) { __typename } }`;
      const { data, errors } = await ask(gateway, query, { input: given }, operator());
      expect(JSON.stringify(errors.map(({ message }) => message))).not.toMatch(/Zanele|Holdings|4777888999/);
      expect(data === null || typeof data[step] === 'object').toBe(true);
    }
  }
  const filter = { filter: { search: MARKS.search, email: MARKS.email, buyer: MARKS.search } };
  await ask(
    gateway,
    'query ($filter: QuoteRequestFilter) { quoteRequests(filter: $filter) { items { name } } }',
    filter,
    operator(),
  );
  for (const [mutation, value] of [
    ['requestSignIn', { email: MARKS.email }],
    ['signIn', { token: MARKS.token }],
  ] as const) {
    const type = mutation === 'signIn' ? 'SignInInput' : 'RequestSignInInput';
    await ask(gateway, `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`, { input: value });
  }
  expect(gateway.lines.length).toBeGreaterThan(0);
  expect(gateway.lines.join('')).not.toMatch(LEAK);
});
