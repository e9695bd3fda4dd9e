import { type GraphQLInputObjectType, isInputObjectType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { ask, send, type TestGateway } from '../ask.ts';
import { recording, startRecorded } from '../recorded.ts';

const service = startRecorded();

const FORMS = [
  ['submitQuoteRequest', 'SubmitQuoteRequestInput', { labelType: 'security-void', quantity: '1001-5000' }],
  ['submitContactMessage', 'SubmitContactMessageInput', { subject: 'general' }],
  ['subscribeToNewsletter', 'SubscribeToNewsletterInput', { page: '/blog' }],
] as const;
const MARKS: Record<string, string> = {
  email: 'zanele.private@example.test',
  name: 'Zanele Private',
  phone: '082 555 7788',
  company: 'Private Holdings',
  message: 'My private words.',
};
const LEAK = /zanele|private|5557788|555 7788/i;
/** Held to the same in personalCommerce.test.ts. */
const OF_A_SALE = ['AddressInput', 'PlaceOrderInput', 'SubmitReviewInput'];
/** Held to the same in paymentProof.test.ts. */
const OF_A_PROOF = ['SendPaymentProofInput'];
/** Held to the same in comment.test.ts. */
const OF_A_READER = ['SubmitCommentInput'];
/** Held to the same in quoteLife.test.ts. */
const OF_A_QUOTE = [
  ...['ReplyToQuoteInput', 'AcceptOfferInput', 'DeclineOfferInput', 'WithdrawQuoteRequestInput'],
  ...['StopQuoteRemindersInput', 'AskBuyerInput', 'CloseQuoteRequestInput', 'QuoteRequestFilter'],
  ...['AnswerQuoteRequestInput', 'RequestSignInInput', 'SignInInput'],
];
/** Held to the same in stockNotice.test.ts. */
const OF_STOCK = ['RequestStockNoticeInput'];
/** Held to the same in orderRecord.test.ts. */
const OF_THE_OPERATOR = ['CustomerFilter', 'CreateCustomerInput', 'OrderFilter', 'CreateOrderInput'];

const HELD_ELSEWHERE = [OF_A_SALE, OF_A_PROOF, OF_A_READER, OF_STOCK, OF_A_QUOTE, OF_THE_OPERATOR].flat();

/** Every marked argument, with a question that holds it. */
const ASKED = {
  'Query.order(email)':
    '($email: String) { order(id: "7788", key: "wc_order_private", email: $email) { id status billingAddress { email } } }',
  'Query.orderPayment(email)':
    '($email: String) { orderPayment(id: "7788", key: "wc_order_private", email: $email) { state } }',
  'Query.quoteRequest(email)':
    '($email: String) { quoteRequest(reference: "Q-0TNS1-Z5MTV", email: $email) { reference } }',
  'Query.quoteRequest(key)': '($email: String) { quoteRequest(reference: "Q-0TNS1-Z5MTV", key: $email) { reference } }',
  'Query.trackOrder(email)': '($email: String!) { trackOrder(number: "7788", email: $email) { id } }',
};

/** The fields that the schema marks as belonging to one person. */
function personal(gateway: TestGateway, input: string): string[] {
  const type = gateway.schema.getType(input) as GraphQLInputObjectType;
  return Object.values(type.getFields())
    .filter(field => field.astNode?.directives?.some(directive => directive.name.value === 'personal'))
    .map(field => field.name);
}

it('has a value here for every marked field of the schema', () => {
  const gateway = service.gateway();
  const marked = Object.values(gateway.schema.getTypeMap())
    .filter(isInputObjectType)
    .filter(type => !HELD_ELSEWHERE.includes(type.name))
    .flatMap(type => personal(gateway, type.name));
  expect([...new Set(marked)].toSorted()).toEqual(Object.keys(MARKS).toSorted());
  expect(FORMS.flatMap(([, input]) => personal(gateway, input))).toHaveLength(marked.length);
});

it('has a question here for every marked argument of the schema', () => {
  const marked = Object.values(service.gateway().schema.getTypeMap())
    .filter(isObjectType)
    .flatMap(type => Object.values(type.getFields()).map(field => ({ type, field })))
    .flatMap(({ type, field }) =>
      field.args
        .filter(arg => arg.astNode?.directives?.some(directive => directive.name.value === 'personal'))
        .map(arg => `${type.name}.${field.name}(${arg.name})`),
    );
  expect(marked.toSorted()).toEqual(Object.keys(ASKED));
});

it('leaves no address of a person unmarked among the arguments of the schema', () => {
  const schema = service.gateway().schema;
  const roots = [schema.getQueryType()!, schema.getMutationType()!];
  const bare = roots
    .flatMap(type => Object.values(type.getFields()).flatMap(field => field.args))
    .filter(arg => /e-?mail|phone/i.test(arg.name))
    .filter(arg => !arg.astNode?.directives?.some(directive => directive.name.value === 'personal'));
  expect(bare).toEqual([]);
});

const echo = (status: number) => ({
  status,
  body: { code: 'odd', message: `Not you, ${Object.values(MARKS).join(', ')}!` },
});
const TROUBLE = [
  ['takes it', recording('site-contact-ok')],
  ['is down', recording('fail-maintenance')],
  ['repeats it in a failure', echo(500)],
  ['repeats it in an outage', echo(503)],
  ['repeats it as text', { status: 502, body: Object.values(MARKS).join(' ') }],
  ['hangs up', 'reset' as const],
] as const;

it.each(
  FORMS.flatMap(([mutation, input, fields]) =>
    TROUBLE.map(([what, answer]) => ({ mutation, input, fields, what, answer })),
  ),
)(
  'logs, keeps and answers nothing personal of $mutation when the service $what',
  async ({ mutation, input, fields, answer }) => {
    service.on(/./, answer);
    const gateway = service.gateway();
    const values = Object.fromEntries(personal(gateway, input).map(field => [field, MARKS[field]]));
    const query = `mutation ($input: ${input}!) { ${mutation}(input: $input) { __typename ... on SubmissionReceipt { reference message } } }`;
    const { data, errors } = await ask(gateway, query, { input: { ...fields, ...values } });
    expect(data[mutation].__typename).toBe('SubmissionReceipt');
    expect(JSON.stringify({ data, errors })).not.toMatch(LEAK);
    expect(gateway.lines.length).toBeGreaterThan(0);
    expect(gateway.lines.join('')).not.toMatch(LEAK);
    expect(gateway.store.stats.entries).toBe(0);
  },
);

it.each(
  Object.entries(ASKED).flatMap(([argument, query]) =>
    TROUBLE.map(([what, answer]) => ({ argument, query, what, answer })),
  ),
)('logs, keeps and answers nothing personal of $argument where the service $what', async ({ query, answer }) => {
  service.on(/./, answer);
  const gateway = service.gateway();
  const asked = await ask(gateway, `query ${query}`, { email: MARKS.email });
  expect(JSON.stringify(asked)).not.toMatch(LEAK);
  expect(gateway.lines.join('')).not.toMatch(LEAK);
  expect(gateway.store.stats.entries).toBe(0);
});

it('repeats no personal value in an error about the operation itself', async () => {
  const gateway = service.gateway();
  for (const input of [{ name: { first: MARKS.name } }, { ...MARKS, subject: 7, extra: MARKS.email }]) {
    const response = await send(gateway, {
      query: 'mutation ($input: SubmitContactMessageInput!) { submitContactMessage(input: $input) { __typename } }',
      variables: { input },
    });
    const { errors } = (await response.json()) as { errors: unknown[] };
    expect(errors.length).toBeGreaterThan(0);
    expect(gateway.lines.join('')).not.toMatch(LEAK);
  }
});

it("asks for a reviewer's address nowhere and gives it to nobody", async () => {
  const reviews = recording('wc-reviews') as { body: Record<string, unknown>[] };
  service.on(/^\/wc\/v3\/products\/reviews/, {
    body: reviews.body.map(review => ({ ...review, reviewer_email: MARKS.email })),
  });
  service.on(/^\/wc\/v3\/products\?/, { body: [] });
  const gateway = service.gateway();
  const { data } = await ask(gateway, '{ reviews { items { id reviewer review rating } } }');
  expect(data.reviews.items.length).toBeGreaterThan(0);
  expect(service.calls.every(path => !path.includes('reviewer_email'))).toBe(true);
  expect(JSON.stringify(data) + gateway.lines.join('')).not.toMatch(LEAK);
});
