import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { validate } from 'graphql';
import { expect, it, onTestFinished } from 'vitest';
import { readToolOperations } from '../../graphql/toolOperations.ts';
import { keepPartnerOperation } from '../../partners/operationFiles.ts';
import { createRates, PUBLIC_RATES } from '../../web/middleware/rates.ts';
import type { PointsAsked } from '../../web/middleware/workersLimiter.ts';
import { serveSite } from '../../web/routes/uploads/testUploads.ts';
import type { Peer } from '../../workers/peer.ts';
import { ask, requestContext } from '../ask.ts';
import { linkWorkers } from '../linkedPeers.ts';
import { offered, quoting } from '../quoting.ts';
import { startAgentSite } from './agentSite.ts';

const { service, at, connect, keyOf } = startAgentSite();
const { take } = quoting(() => service.gateway);

/** What a tool says: its data, or its error's text. */
async function call(client: Client, name: string, args: Record<string, unknown>) {
  const { structuredContent, isError, content } = await client.callTool({ name, arguments: args });
  const [first] = content as { text: string }[];
  return { data: structuredContent as never, error: isError ? first!.text : null, text: first!.text };
}

it('lists its tools with what they do and take, in words and types', async () => {
  const { tools } = await (await connect()).listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...['search_products', 'read_product', 'check_label_size', 'price_quantities', 'prepare_quote', 'submit_quote'],
    'follow_quote',
  ]);
  const every = tools.flatMap(({ description, inputSchema }) => [
    description,
    ...Object.values(inputSchema.properties ?? {}).map(one => (one as { description?: string }).description),
  ]);
  expect(every.filter(description => !description)).toEqual([]);
  const [search] = tools;
  expect(search).toMatchObject({
    annotations: { readOnlyHint: true },
    inputSchema: {
      properties: { query: { type: 'string' }, page: { type: 'integer', default: 1 } },
      required: ['query'],
      additionalProperties: false,
    },
  });
  const price = tools.find(({ name }) => name === 'price_quantities')!;
  expect(price.inputSchema.properties).toMatchObject({
    items: { type: 'array', items: { properties: { quantity: { type: 'integer' } }, required: ['quantity'] } },
  });
  for (const { document } of readToolOperations().values())
    expect(validate(service.gateway.schema, document)).toEqual([]);
});

it('finds, reads, prices and prepares without a key, citing pages of the site', async () => {
  const client = await connect();
  const { data } = await ask(
    service.gateway,
    '{ products { items { name } } }',
    {},
    {
      ...requestContext(),
      operator: true,
    },
  );
  const [word] = data.products.items[0].name.split(/\W/);
  const found = await call(client, 'search_products', { query: word });
  const { items } = (found.data as { products: { items: { id: string; slug: string; name: string; url: string }[] } })
    .products;
  expect(items.length).toBeGreaterThan(0);
  expect(items.length).toBeLessThanOrEqual(8);
  expect(items.every(({ url }) => url.startsWith('https://labels.test/product/'))).toBe(true);
  expect(found.text.length).toBeLessThan(6_000);
  const { id, slug, name } = items[0]!;
  expect((await call(client, 'read_product', { slug })).data).toMatchObject({ product: { id, name } });
  const priced = await call(client, 'price_quantities', { items: [{ productId: id, quantity: 500 }] });
  expect(priced.data).toMatchObject({ estimateQuote: { lines: [{ quantity: 500, product: { name } }] } });
  const prepared = await call(client, 'prepare_quote', { product: id, name, quantity: 500 });
  const url = new URL((prepared.data as { quoteForm: { url: string } }).quoteForm.url);
  expect([url.pathname, url.searchParams.get('product'), url.searchParams.get('quantity')]).toEqual([
    ...['/request-quote', id, '500'],
  ]);
  const size = await call(client, 'check_label_size', { size: '2,5 x 2,5 mm', labelType: 'regulatory' });
  expect(size.data).toMatchObject({
    labelSize: { size: { widthMm: 2.5, heightMm: 2.5 }, advice: [{ source: expect.stringContaining('ICASA') }] },
  });
});

it('says beside a price whether VAT is in it, and of each variation whether it can be had', async () => {
  const client = await connect();
  const reader = { ...requestContext(), operator: true };
  const { data } = await ask(
    service.gateway,
    '{ products(filter: { type: VARIABLE }) { items { slug name ... on VariableProduct { variations { id stock { status } } } } } }',
    {},
    reader,
  );
  const [{ slug, name, variations }] = data.products.items;
  const found = await call(client, 'search_products', { query: name });
  expect(found.data).toMatchObject({
    products: {
      items: expect.arrayContaining([expect.objectContaining({ slug, pricesIncludeTax: expect.any(Boolean) })]),
    },
  });
  expect((await call(client, 'read_product', { slug })).data).toMatchObject({
    product: { pricesIncludeTax: expect.any(Boolean), minimumQuantity: null, variations },
  });
});

const input = {
  ...{ key: 'agent-1', name: 'Thandi', email: 'thandi@example.test', labelType: 'security-void', quantity: '101-500' },
};

it('sends a quote request with a key alone, once, and follows it', async () => {
  const open = await connect();
  expect((await call(open, 'submit_quote', { input })).error).toMatch(/^KEY_SCOPE: .*prepare_quote/);
  const narrow = await connect({ 'x-api-key': await keyOf(['catalogue']) });
  expect((await call(narrow, 'submit_quote', { input })).error).toMatch(/^KEY_SCOPE/);
  const client = await connect({ 'x-api-key': await keyOf(['quotes']) });
  const wrong = await call(client, 'submit_quote', { input: { ...input, email: 'nobody' } });
  expect(wrong.data).toMatchObject({ submitQuoteRequest: { errors: [{ field: 'email' }] } });
  expect(wrong.error).toContain('VALIDATION_FAILED');
  const sent = await call(client, 'submit_quote', { input });
  const { reference } = (sent.data as { submitQuoteRequest: { reference: string } }).submitQuoteRequest;
  expect(reference).toMatch(/^Q-/);
  expect((await call(client, 'submit_quote', { input })).data).toMatchObject({ submitQuoteRequest: { reference } });
  const followed = await call(open, 'follow_quote', { reference, email: input.email });
  expect(followed.data).toMatchObject({ quoteRequest: { reference, status: 'RECEIVED', waitsFor: 'FIRM' } });
  await take('answerQuoteRequest', { reference, version: 1, ...offered });
  const answered = await call(open, 'follow_quote', { reference, email: input.email });
  expect(answered.data).toMatchObject({
    quoteRequest: {
      status: 'ANSWERED',
      offer: {
        lines: [
          { quantity: 10, unit: 'roll', unitPrice: { amount: '432.60' }, total: { net: { amount: '4326.00' } } },
          { quantity: 4, total: { net: { amount: '1885.00' } } },
        ],
        fees: [{ total: { net: { amount: '1450.00' } } }, { total: { net: { amount: '770.00' } } }],
        delivery: { total: { net: { amount: '164.80' } } },
        totals: { net: { amount: '8595.80' }, tax: { amount: '1289.37' }, total: { amount: '9885.17' } },
      },
    },
  });
  const stranger = await call(open, 'follow_quote', { reference, email: 'other@example.test' });
  expect(stranger.data).toEqual({ quoteRequest: null });
});

it('says what is wrong with a call, and holds keys to their limits', async () => {
  const client = await connect({ 'x-api-key': await keyOf(['catalogue'], 100) });
  expect((await call(client, 'search_products', { query: 'void' })).error).toMatch(/^QUERY_TOO_EXPENSIVE/);
  const open = await connect();
  expect((await call(open, 'search_products', { query: 7 })).error).toMatch(/^BAD_USER_INPUT/);
  // An argument that nobody reads would be taken for one that was heeded.
  expect((await call(open, 'search_products', { query: 'void', pageNumber: 2 })).error).toBe(
    'BAD_USER_INPUT: There is no argument pageNumber. There are: query, page.',
  );
  expect((await call(open, 'drop_tables', {})).error).toBe('There is no tool of this name.');
});

it('holds whoever has no key to the limits of pages: a message weighs one, a call ten, with a key neither', async () => {
  const key = await keyOf(['catalogue'], 60_000);
  const rates = () =>
    createRates(service.gateway.services.config, null, { ...PUBLIC_RATES, page: { points: 12, per: 600 } });
  const limited = async () => {
    const site = await serveSite(service.gateway, { rates: rates() });
    onTestFinished(() => site.close());
    return async (method: string, params: object, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${site.origin}/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      });
      return `${answer.status} ${await answer.text()}`;
    };
  };
  const list = await limited();
  for (let message = 0; message < 12; message += 1) expect(await list('tools/list', {})).toMatch(/^200 /);
  expect(await list('tools/list', {})).toMatch(/^429 .*RATE_LIMITED/);

  const search = await limited();
  const called = { name: 'search_products', arguments: { query: 'void' } };
  expect(await search('tools/call', called)).not.toContain('RATE_LIMITED');
  expect(await search('tools/call', called)).toMatch(/^200 .*"text":"RATE_LIMITED: .*"isError":true/);
  for (let call = 0; call < 3; call += 1)
    expect(await search('tools/call', called, { 'x-api-key': key })).toMatch(/^200 (?!.*RATE_LIMITED)/);
});

it('takes no more of a call than its operation can need', async () => {
  const client = await connect();
  expect((await call(client, 'search_products', { query: 'v'.repeat(100_000) })).error).toContain('is larger than');
});

const search = async (at: string, query: string) => {
  const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_products","arguments":{"query":${query}}}}`;
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const answer = await fetch(at, { method: 'POST', headers, body });
  return { said: await answer.json(), requestId: answer.headers.get('x-request-id') };
};
const failures = () => service.gateway.lines.map(text => JSON.parse(text)).filter(({ msg }) => msg === 'A tool failed');

it.each([1_000, 80_000])('blames an agent, and nobody else, for an argument that is nested %i deep', async depth => {
  const { said } = await search(at('/mcp').href, `${'['.repeat(depth)}${']'.repeat(depth)}`);
  const text = expect.stringMatching(
    /^BAD_(USER_INPUT: Variable|REQUEST: Send the arguments as the tool describes them)/,
  );
  expect(said).toMatchObject({ result: { isError: true, content: [{ text }] } });
  expect(failures()).toEqual([]);
});

it('tells an agent nothing of a fault of ours but that there is one, and the log the rest', async () => {
  let asked = 0;
  // What counts for all workers is lost after the first count.
  const counting = {
    join: (worker: Peer) =>
      worker.on<PointsAsked>('takePoints', ({ needed }) => {
        if (asked++) throw new Error('lost');
        return { given: needed, spent: needed, leftMs: 60_000 };
      }),
  };
  const page = { points: 12, per: 600 };
  const [worker] = linkWorkers(1, counting);
  const rates = createRates(service.gateway.services.config, worker!.primary, { ...PUBLIC_RATES, page });
  const { origin, close } = await serveSite(service.gateway, { rates });
  onTestFinished(close);
  const { said, requestId } = await search(`${origin}/mcp`, '"void"');
  expect(said).toMatchObject({
    result: { isError: true, content: [{ text: 'INTERNAL_SERVER_ERROR: Something went wrong.' }] },
  });
  expect(failures()).toMatchObject([{ requestId, err: { message: expect.stringContaining('lost') } }]);
});

it('makes a tool of a partner’s registered operation that is marked', async () => {
  const text = '"Counts." query Count @tool(name: "count_products") { products { pageInfo { totalItems } } }';
  keepPartnerOperation(service.gateway.dataDir, {
    ...{ name: 'Count', version: 1, hash: 'c'.repeat(64), partner: '', cost: 1, addedAt: '2026-11-22', text },
  });
  const client = await connect();
  await expect
    .poll(async () => (await client.listTools()).tools.find(({ name }) => name === 'count_products')?.description)
    .toBe('Counts.');
  expect((await call(client, 'count_products', {})).data).toMatchObject({ products: { pageInfo: {} } });
});

it('lists no tool by a name that agents do not take, and all others', async () => {
  const keep = (name: string, hash: string, tool: string) =>
    keepPartnerOperation(service.gateway.dataDir, {
      ...{ name, version: 1, hash: hash.repeat(64), partner: '', cost: 1, addedAt: '2026-11-22' },
      text: `query ${name} @tool(name: "${tool}") { products { pageInfo { totalItems } } }`,
    });
  keep('Blank', 'd', 'count all products');
  keep('Long', 'e', 'x'.repeat(65));
  keep('Right', 'f', 'count-ALL_9');
  const client = await connect();
  const names = async () => (await client.listTools()).tools.map(({ name }) => name);
  await expect.poll(names).toContain('count-ALL_9');
  expect((await names()).filter(name => !/^[A-Za-z0-9_-]{1,64}$/.test(name))).toEqual([]);
});

it.each([
  ['tools/call', { name: 'read_product', arguments: 7 }],
  ['tools/list', { cursor: ['x'] }],
  ['initialize', { protocolVersion: 1 }],
])('takes what an agent sends of a wrong kind to %s for the agent’s mistake', async (method, params) => {
  const answer = await fetch(at('/mcp'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 'one', method, params }),
  });
  const { id, error } = await answer.json();
  expect([answer.status, id, error.code]).toEqual([200, 'one', -32602]);
  expect(error.message.length).toBeLessThan(100);
});
