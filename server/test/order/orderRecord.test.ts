import { beforeAll, expect, it } from 'vitest';
import { ask, requestContext, send } from '../ask.ts';
import { productId } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';

const service = startEmbedded();
const operator = () => ({ ...requestContext(), operator: true });
const asked = (query: string, variables: Record<string, unknown> = {}) =>
  ask(service.gateway, query, variables, operator());

const CREATE = `mutation ($input: CreateOrderInput!) { createOrder(input: $input) {
  __typename
  ... on OrderRecord { id status items { name quantity variation sku } total { amount currency } }
  ... on ValidationFailure { errors { field code } }
  ... on RecordRefused { code message }
} }`;
const BUYER = { firstName: 'Zanele', lastName: 'Khumalo', email: 'zanele@buyer.example', country: 'ZA', state: 'GP' };
const create = async (input: Record<string, unknown>) => {
  const { data, errors } = await asked(CREATE, { input: { billing: BUYER, ...input } });
  expect(errors).toEqual([]);
  return data.createOrder;
};
let roll: string;
let customer: string;

const OPEN = `mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) {
  __typename
  ... on Customer { id email username firstName billingAddress { city country } }
  ... on ValidationFailure { errors { field code } }
} }`;
const open = async (input: Record<string, unknown>) => (await asked(OPEN, { input })).data.createCustomer;

beforeAll(async () => {
  roll = await productId(service, 'roll-1');
  const billing = { city: 'Durban', country: 'ZA' };
  customer = (await open({ email: 'zanele@buyer.example', firstName: 'Zanele', billing })).id;
  for (let placed = 0; placed < 3; placed++)
    await create({ customer, items: [{ product: roll, quantity: placed + 1 }] });
});

it('lists orders by pages with everything in them, for three calls', async () => {
  await service.cold();
  const query = `{ orders(perPage: 2) {
    pageInfo { page totalItems totalPages hasNextPage }
    items { number status summary createdAt note createdVia pricesIncludeTax
      customer { email payingCustomer } billingAddress { firstName email } shippingAddress { firstName }
      payment { title } shipping { name } fees { name } coupons { code } refunds { total { amount } } meta { key }
      items { name quantity price { amount } total { net { amount } tax { amount } gross { amount } } product { slug } }
      taxes { label percent items { amount } } tax { amount } total { amount currency } }
  } }`;
  const { data, errors } = await asked(query);
  expect(errors).toEqual([]);
  expect(data.orders.pageInfo).toEqual({ page: 1, totalItems: 3, totalPages: 2, hasNextPage: true });
  const [newest] = data.orders.items;
  expect(newest).toMatchObject({ status: 'pending', summary: 'Roll 01', customer: { email: 'zanele@buyer.example' } });
  expect(newest.items[0]).toMatchObject({ quantity: 3, product: { slug: 'roll-1' } });
  const { net, tax, gross } = newest.items[0].total;
  expect(Number(net.amount) + Number(tax.amount)).toBeCloseTo(Number(gross.amount), 6);
  expect(newest.total).toEqual({ amount: gross.amount, currency: 'ZAR' });
  expect(newest.taxes[0]).toMatchObject({ label: 'VAT', percent: '15', items: newest.tax });
  const calls = (await service.calls()).map(path => path.split('?')[0]);
  expect(calls.toSorted()).toEqual(['/wc/v3/customers', '/wc/v3/orders', '/wc/v3/products']);
});

it('narrows orders down, and counts past the end', async () => {
  const count = async (filter: Record<string, unknown>, page = 1) => {
    const query =
      'query ($filter: OrderFilter, $page: Int) { orders(filter: $filter, page: $page) { items { id } pageInfo { totalItems } } }';
    const { data, errors } = await asked(query, { filter, page });
    expect(errors).toEqual([]);
    return [data.orders.items.length, data.orders.pageInfo.totalItems];
  };
  expect(await count({ customer, status: ['pending', 'on-hold'] })).toEqual([3, 3]);
  expect(await count({ status: ['completed'] })).toEqual([0, 0]);
  expect(await count({ product: roll, search: 'Khumalo' })).toEqual([3, 3]);
  expect(await count({ customer: 'nobody' })).toEqual([0, 0]);
  expect(await count({ ids: [] })).toEqual([0, 0]);
  expect(await count({ after: '2000-01-01T00:00:00+02:00' })).toEqual([3, 3]);
  expect(await count({ before: '2000-01-01T00:00:00+02:00' })).toEqual([0, 0]);
  expect(await count({}, 9)).toEqual([0, 3]);
});

it('says which filter the shop does not take', async () => {
  const { errors } = await asked('{ orders(filter: { status: ["no-such"] }) { items { id } } }');
  expect(errors).toMatchObject([
    { message: expect.stringContaining('status'), extensions: { code: 'BAD_USER_INPUT' } },
  ]);
});

it('says of a filter that no address holds that it is too long, and asks for nothing', async () => {
  const queries = [
    ['orders', 'OrderFilter', { status: Array.from({ length: 2_000 }, () => 'completed') }],
    ['orders', 'OrderFilter', { search: '\ud800ä'.repeat(50_000) }],
    ['customers', 'CustomerFilter', { email: 'a'.repeat(100_000) }],
  ] as const;
  for (const [field, type, filter] of queries) {
    await service.cold();
    const { errors } = await asked(`query ($filter: ${type}) { ${field}(filter: $filter) { items { id } } }`, {
      filter,
    });
    expect(errors).toMatchObject([
      { message: expect.stringContaining('filter'), extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(await service.calls()).toEqual([]);
  }
});

it('finds one order and one account by id, and null for none', async () => {
  const { data } = await asked('{ orders(perPage: 1) { items { id } } }');
  const { id } = data.orders.items[0];
  const query = 'query ($id: ID!, $c: ID!) { orderById(id: $id) { id } customer(id: $c) { id email } }';
  expect((await asked(query, { id, c: customer })).data).toEqual({
    orderById: { id },
    customer: { id: customer, email: 'zanele@buyer.example' },
  });
  for (const none of ['999999', 'x']) {
    const { data, errors } = await asked(query, { id: none, c: none });
    expect([data, errors]).toEqual([{ orderById: null, customer: null }, []]);
  }
});

it('checks what the shop does not check before an order is written', async () => {
  const seal = await productId(service, 'seal');
  const fault = async (input: Record<string, unknown>) => {
    const answer = await create(input);
    expect(answer.__typename).toBe('ValidationFailure');
    return answer.errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
  };
  expect(await fault({ items: [] })).toEqual(['items REQUIRED']);
  expect(await fault({ items: [{ product: '999999' }] })).toEqual(['items.0.product UNKNOWN_PRODUCT']);
  expect(await fault({ items: [{ product: roll }, { product: roll, quantity: 0 }] })).toEqual([
    'items.1.quantity INVALID_QUANTITY',
  ]);
  expect(await fault({ items: [{ product: seal }] })).toEqual(['items.0.variation NO_SUCH_VARIATION']);
  expect(await fault({ items: [{ product: roll }], billing: { email: 'nope', country: 'XXX' } })).toEqual([
    'billing.email INVALID_EMAIL',
    'billing.country UNKNOWN_OPTION',
  ]);
  expect(await fault({ items: [{ product: roll }], paymentMethod: 'shells' })).toEqual([
    'paymentMethod UNKNOWN_OPTION',
  ]);
  expect(await create({ items: [{ product: roll }], coupons: ['no-such'] })).toMatchObject({ code: 'COUPON_REFUSED' });
  expect(await create({ items: [{ product: roll }], customer: '999999' })).toMatchObject({ code: 'UNKNOWN_CUSTOMER' });
  expect((await asked('{ orders { pageInfo { totalItems } } }')).data.orders.pageInfo.totalItems).toBe(3);
});

it('opens one account per address', async () => {
  expect(await open({ email: 'zanele@buyer.example' })).toMatchObject({ errors: [{ field: 'email', code: 'TAKEN' }] });
  expect(await open({ email: 'nope' })).toMatchObject({ errors: [{ field: 'email', code: 'INVALID_EMAIL' }] });
  const { data } = await asked('{ customers(filter: { search: "zanele" }) { items { id } pageInfo { totalItems } } }');
  expect(data.customers).toEqual({ items: [{ id: customer }], pageInfo: { totalItems: 1 } });
});

it('keeps and logs nothing personal', async () => {
  const gateway = service.another();
  await ask(gateway, '{ orders { items { key billingAddress { email } customer { email } } } }', {}, operator());
  await ask(gateway, OPEN, { input: { email: 'zanele@buyer.example' } }, operator());
  expect(gateway.store.stats.entries).toBe(0);
  expect(gateway.lines.join('')).not.toMatch(/zanele|khumalo/i);
});

const ROOTS = [
  ['{ orders { items { id } } }', 'orders', 'Query'],
  ['{ orderById(id: "1") { id } }', 'orderById', 'Query'],
  ['{ customers { items { id } } }', 'customers', 'Query'],
  ['{ customer(id: "1") { id } }', 'customer', 'Query'],
  ['mutation { createOrder(input: {}) { __typename } }', 'createOrder', 'Mutation'],
  ['mutation { createCustomer(input: {}) { __typename } }', 'createCustomer', 'Mutation'],
] as const;

it.each(ROOTS)('answers %s to anyone else as it answers an unknown field', async (query, name, type) => {
  // A name that is like another one is answered with that one, whether it exists or not.
  const body = async (text: string) =>
    (await (await send(service.gateway, { query: text })).text()).replace(/ Did you mean [^?]*\?/, '');
  const said = await body(query);
  expect(said).toContain(`Cannot query field \\"${name}\\" on type \\"${type}\\".`);
  const unknown = `zzz${name.slice(3)}`;
  expect(said.replaceAll(name, unknown)).toBe(await body(query.replace(name, unknown)));
});

it('shows no trace of them in what anyone else may read of the schema', async () => {
  const query = '{ __schema { types { name fields { name } } } }';
  const everyone = JSON.stringify(await service.ask(query));
  for (const word of ['createOrder', 'orderById', 'OrderRecord', 'createCustomer', 'CustomerList', 'RecordRefused']) {
    expect(everyone).not.toContain(word);
    expect(service.gateway.published).not.toContain(word);
  }
  expect(everyone).toContain('placeOrder');
  expect(JSON.stringify(await asked(query))).toContain('createOrder');
});

it('answers them to no GET, not even of the operator', async () => {
  const address = `http://localhost:4000/graphql?${new URLSearchParams({ query: '{ orders { items { id } } }' })}`;
  const answer = await service.gateway.fetch(new Request(address), operator());
  expect(await answer.text()).toContain('Cannot query field');
});

it.each([
  ['a 503', { status: 503 }],
  ['no answer', { reset: true }],
])('finds an order that was written and answered by %s', async (_how, fault) => {
  const count = async () => (await asked('{ orders { pageInfo { totalItems } } }')).data.orders.pageInfo.totalItems;
  const before = await count();
  await service.faults({ path: '/wc/v3/orders', method: 'POST', after: true, times: 1, ...fault });
  expect(await create({ items: [{ product: roll, quantity: 7 }] })).toMatchObject({
    ...{ __typename: 'OrderRecord', items: [{ quantity: 7 }] },
  });
  expect(await count()).toBe(before + 1);
});

it('says where nobody knows whether an order was written', async () => {
  await service.faults({ path: '/wc/v3/orders', method: 'POST', status: 503 });
  expect(await create({ items: [{ product: roll }] })).toMatchObject({ code: 'BEING_CHECKED' });
  await service.faults({ path: '/wc/v3/orders', status: 503, after: true });
  expect(await create({ items: [{ product: roll }] })).toMatchObject({ code: 'BEING_CHECKED' });
});
