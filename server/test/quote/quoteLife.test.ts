import type { GraphQLInputObjectType } from 'graphql';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { buyer, EMAIL, offered, operator, quoting } from '../quoting.ts';

// The life of a quote request, both sides, through the endpoint: what is asked, offered and accepted.

const service = startEmbedded();
const { take, submit, read, offer } = quoting(() => service.gateway);

it('goes from the question to one order with the sums of the offer to the cent', async () => {
  const { reference } = await submit();
  const asked = await take('askBuyer', { reference, version: 1, text: 'Powder coated?' });
  expect(asked).toMatchObject({ status: 'IN_REVIEW', waitsFor: 'BUYER', dueAt: null });
  const replied = await take('replyToQuote', { reference, email: EMAIL, text: 'Painted steel.' });
  expect(replied).toMatchObject({ status: 'IN_REVIEW', waitsFor: 'FIRM', dueAt: expect.stringMatching(/[+]02:00$/) });
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
  // Delivery too: the shop would tax none of it in an order without a product.
  expect(data.orderById.fees).toHaveLength(5);
  expect(data.orderById.billingAddress).toEqual({ company: 'Highveld Devices', lastName: 'Mokoena' });
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

it('has in its history that an offer ran out from the moment it did, once', async () => {
  const { reference } = await submit();
  await offer(reference, { validDays: 1 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const kinds = async () => (await read(reference)).history.map(({ kind }: { kind: string }) => kind);
  expect(await kinds()).toEqual(['RECEIVED', 'OFFERED', 'EXPIRED']);
  await service.gateway.services.commerce.follower.look();
  expect(await kinds()).toEqual(['RECEIVED', 'OFFERED', 'EXPIRED']);
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

it.each([
  ['a country that is none', { country: 'UK' }, 'country', 'UNKNOWN_OPTION'],
  ['another that is none', { country: 'XX' }, 'country', 'UNKNOWN_OPTION'],
  ['goods without a name', { lines: [{ name: ' ', quantity: 1, unitPrice: '1' }] }, 'lines.0.name', 'REQUIRED'],
  [
    'a sum that nobody can count',
    { lines: [{ name: 'x', quantity: 10_000_000, unitPrice: '99999999' }] },
    'lines',
    'OUT_OF_RANGE',
  ],
  ['a proof that is not there', { proofs: ['nowhere'] }, 'proofs', 'REFUSED'],
])('refuses an offer with %s by the field that it is of', async (_, wrong, field, code) => {
  const { reference, version } = await submit();
  const answer = await take('answerQuoteRequest', { reference, version, ...offered, ...wrong });
  expect(answer).toEqual({ __typename: 'ValidationFailure', errors: [{ field, code }] });
});

it('asks for the name of what is offered, not of whoever offers it', async () => {
  const { reference, version } = await submit();
  const query = `mutation ($input: AnswerQuoteRequestInput!) { answerQuoteRequest(input: $input) {
    ... on ValidationFailure { errors { message } } } }`;
  const nameless = { lines: [{ name: '', quantity: 1, unitPrice: '1' }], fees: [{ name: '', amount: '1' }] };
  const input = { reference, version, ...offered, ...nameless };
  const { data } = await ask(service.gateway, query, { input }, operator());
  const message = 'Enter what is offered.';
  expect(data.answerQuoteRequest.errors).toEqual([{ message }, { message }]);
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

it('lists what has any of the named statuses, however often each is named', async () => {
  const count = async (status: string[]) => {
    const query =
      'query ($status: [QuoteRequestStatus!]) { quoteRequests(filter: { status: $status }) { pageInfo { totalItems } } }';
    const { data, errors } = await ask(service.gateway, query, { status }, operator());
    expect(errors).toEqual([]);
    return data.quoteRequests.pageInfo.totalItems;
  };
  expect(await count(Array.from({ length: 3_000 }, () => 'RECEIVED'))).toBe(await count(['RECEIVED']));
});

it.each([
  ['search', 'a'.repeat(100_000)],
  ['buyer', 'ä'.repeat(100_000)],
  ['product', '7'.repeat(100_000)],
])('finds nothing by a %s that no request could hold, and says nothing of a fault', async (name, sought) => {
  const query = 'query ($filter: QuoteRequestFilter) { quoteRequests(filter: $filter) { pageInfo { totalItems } } }';
  expect(await ask(service.gateway, query, { filter: { [name]: sought } }, operator())).toMatchObject({
    data: { quoteRequests: { pageInfo: { totalItems: 0 } } },
    errors: [],
  });
});

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
