import { type GraphQLInputObjectType, isInputObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { requestContext, type TestGateway } from '../ask.ts';
import { type Answer, recording, row, rows, startRecorded } from '../recorded.ts';
import { newShopper } from '../shopper.ts';

const service = startRecorded();

const ADDRESS: Record<string, string> = {
  ...{ firstName: 'Zanele', lastName: 'Private', company: 'Private Holdings', address1: '5 Private Rd' },
  ...{ address2: 'Private Unit', city: 'Privateville', state: 'GP', postcode: '7788', country: 'ZA' },
  ...{ phone: '082 555 7788', email: 'zanele.private@example.test' },
};
const ORDER = { vatNumber: '4555778800', purchaseOrder: 'PO-PRIVATE', note: 'Ring Zanele' };
const REVIEW = { reviewer: 'Zanele', email: ADDRESS.email!, review: 'My private words.' };
/** Every marked field; what is no secret by itself (a province, a country) is only counted. */
const MARKED: Record<string, Record<string, string>> = {
  AddressInput: ADDRESS,
  PlaceOrderInput: ORDER,
  SubmitReviewInput: REVIEW,
};
/** The postcode as a value: four digits stand in every few moments' time of a log line, too. */
const LEAK = /zanele|private|555 ?7788|["' ]7788\b/i;

function marksOf(gateway: TestGateway, name: string): string[] {
  const type = gateway.schema.getType(name) as GraphQLInputObjectType;
  return Object.values(type.getFields())
    .filter(field => field.astNode?.directives?.some(directive => directive.name.value === 'personal'))
    .map(field => field.name);
}

it('has a value here for every marked field of the inputs of a sale', () => {
  const gateway = service.gateway();
  expect(Object.values(gateway.schema.getTypeMap()).filter(isInputObjectType).length).toBeGreaterThan(5);
  for (const [name, values] of Object.entries(MARKED))
    expect(marksOf(gateway, name).toSorted()).toEqual(Object.keys(values).toSorted());
});

const said = Object.values({ ...ADDRESS, ...ORDER, ...REVIEW }).join(', ');
const echo = (status: number): Answer => ({ status, body: { code: 'odd', message: said, data: { said } } });
const TROUBLE: [string, Answer][] = [
  ['repeats it in a refusal', echo(400)],
  ['repeats it in a failure', echo(500)],
  ['repeats it in an outage', echo(503)],
  ['repeats it as text', { status: 200, body: said }],
  ['repeats it in an answer of another shape', { status: 200, body: { items: said } }],
  ['hangs up', 'reset'],
];

const WRITES: [string, RegExp, string, Record<string, unknown>][] = [
  ['updateCartCustomer', /update-customer/, 'UpdateCartCustomerInput', { billing: ADDRESS }],
  [
    'placeOrder',
    /\/(checkout|order)/,
    'PlaceOrderInput',
    { key: 'a-key-of-zanele', billing: ADDRESS, paymentMethod: 'bacs', total: '341.45', terms: true, ...ORDER },
  ],
  ['submitReview', /^\/wc\/v3\/products\/reviews/, 'SubmitReviewInput', { product: '7', ...REVIEW }],
];

it.each(WRITES.flatMap(write => TROUBLE.map(([what, answer]) => ({ write, mutation: write[0], what, answer }))))(
  'logs and keeps nothing personal of $mutation where the service $what',
  async ({ write: [mutation, pattern, input, values], answer }) => {
    const gateway = service.gateway();
    service.on(/^\/wc\/v3\/products\?/, rows(row('wc-product-simple', { id: 7, reviews_allowed: true })));
    service.on(/^\/wc\/store\/v1\/cart/, recording('store-cart-with-token'));
    service.on(pattern, answer);
    const shopper = newShopper(gateway);
    await shopper.ask('mutation { addCartItem(input: { product: 7 }) { __typename } }');
    const kept = gateway.store.stats.entries;
    // A review asks for its product, and whether the shop takes any.
    await shopper.ask(`mutation ($input: ${input}!) { ${mutation}(input: $input) { __typename } }`, { input: values });
    expect(gateway.lines.join('')).not.toMatch(LEAK);
    expect(gateway.store.stats.entries - kept).toBeLessThanOrEqual(mutation === 'submitReview' ? 2 : 0);
  },
);

it('explains an order without what stands in the address of its call', async () => {
  const gateway = service.gateway();
  service.on(/./, echo(503));
  const asked = requestContext();
  const request = new Request('http://localhost:4000/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ order(id: 7, key: "wc_order_x", email: "${ADDRESS.email}") { id } }` }),
  });
  await gateway.fetch(request, asked);
  expect(asked.scope.calls.length).toBeGreaterThan(0);
  expect(JSON.stringify(asked.scope.calls) + gateway.lines.join('')).not.toMatch(LEAK);
});
