import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { request } from 'undici';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { limits } from '../../../rules/forms/fields.ts';
import { MAX_QUOTE_ITEMS, quoteItemLimits } from '../../../rules/forms/quoteItems.ts';
import { type Operations, operationOf } from '../../graphql/operations.ts';
import { createApp } from '../../web/app.ts';
import type { TestGateway } from '../ask.ts';
import { recording, rows, startRecorded } from '../recorded.ts';

const service = startRecorded();
const POSTS =
  'query Posts($page: Int = 1, $search: String) { posts(page: $page, filter: { search: $search }) { items { slug } } }';
const SORTED = 'query Sorted($sort: PostSort) { posts(sort: $sort) { items { slug } } }';
const QUOTE = 'mutation ($input: SubmitQuoteRequestInput!) { submitQuoteRequest(input: $input) { __typename } }';
/** Every mutation with a text of its own, as many UTF-16 units as it may have, and what it cannot do without. */
const LONG_FIELDS: readonly [mutation: string, field: string, most: number, rest?: object][] = [
  ['replyToQuote', 'text', limits.text, { reference: 'Q-0W3XK-7QF2P' }],
  ['declineOffer', 'note', 2_000, { reference: 'Q-0W3XK-7QF2P', offerVersion: 1, reason: 'OTHER' }],
  ['submitComment', 'content', limits.text, { post: '1', author: 'Thandi', email: 'thandi@example.test' }],
  [
    'submitReview',
    'review',
    limits.text,
    { product: '1', rating: 5, reviewer: 'Thandi', email: 'thandi@example.test' },
  ],
  [
    'submitContactMessage',
    'message',
    limits.text,
    { name: 'Thandi', email: 'thandi@example.test', subject: 'General' },
  ],
  ['askBuyer', 'text', limits.text, { reference: 'Q-0W3XK-7QF2P', version: 1 }],
  ['closeQuoteRequest', 'reason', 2_000, { reference: 'Q-0W3XK-7QF2P', version: 1 }],
  ['answerQuoteRequest', 'note', limits.text, { reference: 'Q-0W3XK-7QF2P', version: 1, lines: [] }],
  ['answerQuoteRequest', 'terms', 2_000, { reference: 'Q-0W3XK-7QF2P', version: 1, lines: [] }],
];
const documentOf = (mutation: string) =>
  `mutation ($input: ${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!) { result: ${mutation}(input: $input) { __typename } }`;
const operations: Operations = new Map([
  ['posts', operationOf(POSTS)],
  ['sorted', operationOf(SORTED)],
  ['titled', operationOf('{ posts(sort: { field: TITLE }) { items { slug } } }')],
  ['third', operationOf('query Third($page: Int! = 3) { posts(page: $page) { items { slug } } }')],
  ['ordered', operationOf('query($o: SortOrder) { posts(sort: { field: TITLE, order: $o }) { items { slug } } }')],
  ['quote', operationOf(QUOTE)],
  ...LONG_FIELDS.map(([mutation]) => [mutation, operationOf(documentOf(mutation))] as const),
]);
const extensions = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

let gateway: TestGateway;
let server: Server;
let origin: string;

/** A public site takes nothing but registered operations. */
beforeAll(async () => {
  server = createServer((request, response) =>
    createApp({
      gateway,
      log: pino({ level: 'silent' }),
      renderer: () => Promise.reject(new Error('No page is asked for here')),
      assets: async () => false,
    })(request, response),
  );
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  gateway = service.gateway({ operations, env: { PUBLIC_URL: 'https://labels.test', WORDPRESS_URL: service.url } });
  service.on(/^\/wp\/v2\/posts/, rows({ id: 1, slug: 'one', title: { rendered: 'One' } }));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const post = (body: string | object) =>
  fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const get = (hash: string, variables: object) => {
  const query = { variables: JSON.stringify(variables), extensions: JSON.stringify(extensions(hash)) };
  return fetch(`${origin}/graphql?${new URLSearchParams(query)}`);
};
const ask = (variables: object) => post({ variables, extensions: extensions('posts') });
const codeOf = async (response: Response) =>
  ((await response.json()) as { errors: { extensions: { code: string } }[] }).errors[0]!.extensions.code;

it('is found by its hash, whether or not a client writes which hash it is', async () => {
  gateway = service.gateway({
    operations: new Map([...operations, ['sha256:ab', operationOf(POSTS)]]),
    env: { PUBLIC_URL: 'https://labels.test', WORDPRESS_URL: service.url },
  });
  for (const hash of ['posts', 'sha256:posts', 'sha256:ab', 'ab'])
    expect((await post({ extensions: extensions(hash) })).status).toBe(200);
  expect(await codeOf(await post({ extensions: extensions('cd') }))).toBe('PERSISTED_QUERY_NOT_FOUND');
});

it('takes no variable that the operation does not declare, so that it makes no second answer', async () => {
  const plain = await ask({ page: 1 });
  expect(plain.status).toBe(200);
  for (let i = 0; i < 20; i += 1) {
    const junk = await ask({ page: 1, junk: `${i}${'x'.repeat(10_000)}` });
    expect(junk.headers.get('etag')).toBe(plain.headers.get('etag'));
  }
  const read = await get('posts', { junk: 'x'.repeat(5_000), page: 1 });
  expect(read.headers.get('etag')).toBe(plain.headers.get('etag'));
  expect(service.calls).toHaveLength(1);
  expect(gateway.store.stats.bytes).toBeLessThan(5_000);
});

it('knows variables again in another order, and a null from an absence, for which a default stands', async () => {
  const after = async (variables: object) => {
    expect((await ask(variables)).status).toBe(200);
    return gateway.store.stats.entries;
  };
  const once = await after({ page: 1, search: 'a' });
  expect(await after({ search: 'a', page: 1 })).toBe(once);
  const defaulted = await after({});
  expect(defaulted).toBeGreaterThan(once);
  expect(await after({ page: null })).toBeGreaterThan(defaulted);
});

it('puts in the default of what an input leaves out, as for a document that is not registered', async () => {
  const asked = async (sort?: object) => {
    const answer = await post({ variables: { sort }, extensions: extensions(sort ? 'sorted' : 'titled') });
    expect(await answer.json()).toEqual({ data: { posts: { items: [{ slug: 'one' }] } } });
    return new URLSearchParams(service.calls.at(-1)!.split('?')[1]).get('order');
  };
  expect(await asked()).toBe('desc');
  expect(await asked({ field: 'TITLE' })).toBe('desc');
  expect(await asked({ field: 'TITLE', order: 'ASC' })).toBe('asc');
  const refused = await post({ variables: { sort: {} }, extensions: extensions('sorted') });
  expect(await codeOf(refused)).toBe('BAD_USER_INPUT');
});

it('takes the default of the operation itself for a variable that may not be null', async () => {
  const pageOf = async (variables: object) => {
    expect((await post({ variables, extensions: extensions('third') })).status).toBe(200);
    return new URLSearchParams(service.calls.at(-1)!.split('?')[1]).get('page');
  };
  expect(await pageOf({})).toBe('3');
  expect(await pageOf({ page: 2 })).toBe('2');
});

it('takes the default of the schema where a variable that may be missing is', async () => {
  const orderOf = async (variables: object) => {
    const { errors } = (await (await post({ variables, extensions: extensions('ordered') })).json()) as { errors?: [] };
    expect(errors).toBeUndefined();
    return new URLSearchParams(service.calls.at(-1)!.split('?')[1]).get('order');
  };
  expect(await orderOf({})).toBe('desc');
  expect(await orderOf({ o: 'ASC' })).toBe('asc');
});

it('keeps an answer to long words under a short key', async () => {
  await ask({ search: 'a' });
  const short = gateway.store.stats.bytes;
  await ask({ search: 'b'.repeat(12_000) });
  expect(gateway.store.stats.bytes).toBeLessThan(2.2 * short);
});

it('refuses a query of more than 16 kB, whatever fills it', async () => {
  const padded = (bytes: number) => {
    const body = JSON.stringify({ variables: { page: 1 }, extensions: extensions('posts') });
    return body + ' '.repeat(bytes - body.length);
  };
  expect((await post(padded(16 * 1024))).status).toBe(200);
  const refused = await post(padded(16 * 1024 + 1));
  expect(refused.status).toBe(413);
  expect(await codeOf(refused)).toBe('PAYLOAD_TOO_LARGE');
});

const OF = (length: number) => '\u00e9'.repeat(length);
const largest = {
  key: OF(100),
  name: OF(limits.line),
  email: 'a@example.test',
  company: OF(limits.line),
  phone: '082 555 7788',
  labelType: 'security-void',
  quantity: '1001-5000',
  size: OF(limits.line),
  colors: OF(limits.line),
  specialRequirements: OF(limits.text),
  additionalInfo: OF(limits.text),
  items: Array.from({ length: MAX_QUOTE_ITEMS }, (_, i) => ({
    productId: String(5_000 + i),
    productName: OF(quoteItemLimits.productName),
    quantity: 100_000_000,
    sku: OF(quoteItemLimits.sku),
    price: OF(quoteItemLimits.price),
    notes: OF(quoteItemLimits.notes),
  })),
};
/** As a client that writes nothing but ASCII. */
const escaped = (value: object) =>
  JSON.stringify(value).replace(/[^\0-\x7f]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

it('takes the largest quote request that is valid, and nothing that is larger than any', async () => {
  service.on(/^\/(quote|contact)/, recording('site-contact-ok'));
  const body = escaped({ variables: { input: largest }, extensions: extensions('quote') });
  expect(body.length).toBeGreaterThan(500_000);
  const answer = await post(body);
  expect(await answer.json()).toEqual({ data: { submitQuoteRequest: { __typename: 'QuoteRequest' } } });
  const refused = await post(body + ' '.repeat(1024 * 1024 - body.length));
  expect([refused.status, await codeOf(refused)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
});

it.each(
  LONG_FIELDS.flatMap(([mutation, field, most, rest]) =>
    ['中', 'क', '😀'].map(letter => [mutation, field, letter, letter.repeat(most / letter.length), rest] as const),
  ),
)(
  'takes as many letters as %s may have in %s, whatever they take in bytes: %s',
  async (mutation, field, _, words, rest) => {
    for (const write of [JSON.stringify, escaped]) {
      const body = write({ variables: { input: { ...rest, [field]: words } }, extensions: extensions(mutation) });
      const answer = await post(body);
      expect(answer.status).not.toBe(413);
    }
  },
);

it('tells whoever nests a value beyond any use that it does not fit, whose own answer it is or not', async () => {
  const nested = `${'['.repeat(7_500)}${']'.repeat(7_500)}`;
  for (const [hash, variable] of [
    ['quote', 'input'],
    ['sorted', 'sort'],
  ]) {
    const answer = await post(
      `{"variables":{"${variable}":${nested}},"extensions":${JSON.stringify(extensions(hash!))}}`,
    );
    expect([answer.status, await codeOf(answer)]).toEqual([200, 'BAD_USER_INPUT']);
  }
  expect(gateway.lines.filter(line => JSON.parse(line).level >= 50)).toEqual([]);
});

/** Without fetch's own decompression and headers. */
const raw = (method: 'GET' | 'POST', headers: Record<string, string> = {}, path = '/graphql') =>
  request(`${origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'POST' ? { body: JSON.stringify({ variables: {}, extensions: extensions('posts') }) } : {}),
  });
const READ = `/graphql?${new URLSearchParams({ extensions: JSON.stringify(extensions('posts')) })}`;

it('sends a kept answer compressed, by a validator for each encoding, with every header of a first one', async () => {
  service.on(/^\/wp\/v2\/posts/, rows(...Array.from({ length: 90 }, (_, i) => ({ id: i + 1, slug: `post-${i}` }))));
  const headersOf = async (answer: Awaited<ReturnType<typeof raw>>) => {
    const { date: _, 'x-request-id': id, ...headers } = answer.headers;
    expect(id).toMatch(/^[\w-]{12}$/);
    await answer.body.dump();
    return headers;
  };
  const first = await headersOf(await raw('GET', { 'accept-encoding': 'br' }, READ));
  const again = await headersOf(await raw('GET', { 'accept-encoding': 'br' }, READ));
  expect(again).toEqual(first);
  expect(first).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
    vary: 'Accept, Accept-Encoding',
  });
  const posted = await headersOf(await raw('POST', { 'accept-encoding': 'gzip' }));
  expect(posted).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'private, no-store' });
  expect(posted.etag).not.toBe(first.etag);
  const known = { 'accept-encoding': 'br', 'if-none-match': String(first.etag) };
  const unchanged = await raw('GET', known, READ);
  expect([unchanged.statusCode, await unchanged.body.text()]).toEqual([304, '']);
  expect(unchanged.headers).not.toHaveProperty('content-encoding');
  const sent = await raw('POST', known);
  expect(sent.statusCode).toBe(200);
  await sent.body.dump();
  expect(service.calls).toHaveLength(1);
});

it('keeps what is kept behind the guard', async () => {
  await (await raw('POST')).body.dump();
  const status = async (answer: Promise<Awaited<ReturnType<typeof raw>>>) => {
    const { statusCode, headers, body } = await answer;
    expect(headers).toHaveProperty('content-security-policy');
    await body.dump();
    return statusCode;
  };
  expect(await status(raw('POST', { host: 'evil.example' }))).toBe(421);
  expect(await status(raw('POST', { origin: 'https://evil.example' }))).toBe(403);
  expect(await status(raw('POST', { 'content-type': 'text/plain' }))).toBe(415);
  expect(await status(raw('POST', { 'content-encoding': 'gzip' }))).toBe(415);
  expect(await status(raw('GET', {}, `${READ}&more=${'x'.repeat(9_000)}`))).toBe(414);
});
