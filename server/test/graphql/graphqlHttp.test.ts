import { request as httpRequest, type IncomingMessage } from 'node:http';
import { type AuditResult, serverAudits } from 'graphql-http';
import { beforeAll, expect, it } from 'vitest';
import { operationOf } from '../../graphql/operations.ts';
import { serveSite } from '../../web/routes/uploads/testUploads.ts';
import { ask, send, type TestGateway } from '../ask.ts';
import { recording, rows, startRecorded } from '../recorded.ts';

const service = startRecorded();
let gateway: TestGateway;
let address: string;

const operations = new Map([
  ['hash-of-site', operationOf('query Site { site { url } }')],
  ['hash-of-posts', operationOf('query Posts($page: Int) { posts(page: $page) { items { slug } } }')],
]);
const persisted = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

beforeAll(async () => {
  gateway = service.gateway({ operations });
  const { origin, close } = await serveSite(gateway);
  address = `${origin}/graphql`;
  return close;
});

it('passes every audit of GraphQL over HTTP', async () => {
  const results: AuditResult[] = [];
  for (const audit of serverAudits({ url: address })) results.push(await audit.fn());
  const failed = results.filter(result => result.status !== 'ok');
  expect(failed.map(({ id, name, ...result }) => [id, name, 'reason' in result ? result.reason : ''])).toEqual([]);
  expect(results).toHaveLength(61);
});

const code = async (answer: Response) => ((await answer.json()) as Answered).errors[0]!.extensions.code;
interface Answered {
  errors: { extensions: { code: string } }[];
}

it.each(['variables', 'extensions'])('says that %s in an address is no JSON', async name => {
  const named = { query: '{ __typename }', documentId: 'hash-of-posts' };
  for (const one of Object.entries(named)) {
    const answer = await fetch(`${address}?${new URLSearchParams([one, [name, '{']])}`);
    expect([answer.status, await code(answer)]).toEqual([400, 'BAD_REQUEST']);
  }
});

it('says that a body is no JSON, and nothing of how it was read', async () => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: '{"query":' });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { errors: [{ message: 'POST body sent invalid JSON.', extensions: { code: 'BAD_REQUEST' } }] },
  ]);
});

const post = (body: object, type = 'application/json') =>
  fetch(address, { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) });

it.each([[{}], [['A']], [1], [true]])('says that %j is no name of an operation', async operationName => {
  const answer = await post({ query: 'query A { __typename }', operationName });
  expect([answer.status, await code(answer)]).toEqual([400, 'BAD_REQUEST']);
});

it.each([undefined, 'C'])('says what %s as the name of one of two operations lacks', async operationName => {
  const answer = await post({ query: 'query A { __typename } query B { __typename }', operationName });
  const { errors } = (await answer.json()) as { errors: { message: string; extensions: { code: string } }[] };
  expect([answer.status, errors[0]!.extensions.code]).toEqual([400, 'OPERATION_RESOLUTION_FAILURE']);
  expect(errors[0]!.message).toContain('operationName');
});

const accepting = (accept: string, body: object) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify(body),
  });

it.each([
  ...['text/html', 'application/xml', 'application/json; charset=latin1', 'image/*'],
  ...['text/event-stream', 'multipart/mixed', 'text/*'],
])('runs nothing for whoever takes %s alone, and says so', async accept => {
  for (const query of ['{ site { url } }', 'mutation { clearCart { __typename } }']) {
    const answer = await accepting(accept, { query });
    expect([answer.status, await code(answer)]).toEqual([406, 'NOT_ACCEPTABLE']);
  }
  expect(service.calls).toEqual([]);
});

it.each([
  ...['*/*', 'application/*', 'text/html, application/json;q=0.5', 'Application/JSON; Charset=UTF-8', ''],
  ...['application/json, text/event-stream', 'multipart/mixed;deferSpec=20220824, application/json'],
  ...['multipart/mixed, application/*', 'text/event-stream, */*'],
])('answers whoever takes %j', async accept => {
  const answer = await accepting(accept, { query: '{ __typename }' });
  expect(answer.headers.get('content-type')).toMatch(/^application\/(graphql-response\+)?json/);
  expect(await answer.json()).toEqual({ data: { __typename: 'Query' } });
});

it('takes JSON however its type is written', async () => {
  const answer = await post({ query: '{ __typename }' }, 'Application/JSON; Charset=UTF-8');
  expect(await answer.json()).toEqual({ data: { __typename: 'Query' } });
});

it.each(['TRACE', 'PUT', 'DELETE', 'OPTIONS'])('takes no %s', async method => {
  // fetch sends no TRACE.
  const { statusCode, headers } = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest(address, { method, agent: false }, resolve).on('error', reject).end();
  });
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
});

it('says which request it was in a header and in every error of a service', async () => {
  service.on(/./, recording('fail-db-down'));
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'my-own-request' },
    body: JSON.stringify({ query: '{ posts { items { slug } } }' }),
  });
  expect(response.headers.get('x-request-id')).toBe('my-own-request');
  const { errors } = (await response.json()) as { errors: { extensions: unknown }[] };
  expect(errors[0]!.extensions).toEqual({ code: 'UPSTREAM_ERROR', requestId: 'my-own-request' });
});

it('answers a registered operation by its hash, and the same again from the cache', async () => {
  service.on(/^\/wp\/v2\/posts/, rows({ id: 1, slug: 'one', title: { rendered: 'One' } }));
  const fresh = service.gateway({ operations });
  const body = { variables: { page: 1 }, extensions: persisted('hash-of-posts') };
  const [first, second] = [await send(fresh, body), await send(fresh, { ...body, variables: { page: 1, more: null } })];
  expect(await first.json()).toEqual({ data: { posts: { items: [{ slug: 'one' }] } } });
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  expect(service.calls).toHaveLength(1);
});

it('keeps no answer with an error in it', async () => {
  service.on(/^\/wp\/v2\/posts/, recording('fail-db-down'));
  const fresh = service.gateway({ operations });
  const body = { variables: {}, extensions: persisted('hash-of-posts') };
  await send(fresh, body);
  service.on(/^\/wp\/v2\/posts/, rows({ id: 1, slug: 'one' }));
  expect(await (await send(fresh, body)).json()).toEqual({ data: { posts: { items: [{ slug: 'one' }] } } });
});

it('takes no answer to another query for the one of a registered operation', async () => {
  service.on(/^\/\?/, recording('wp-root'));
  const fresh = service.gateway({ operations });
  await send(fresh, { query: '{ site { name } }', extensions: persisted('hash-of-site') });
  const answer = await (await send(fresh, { extensions: persisted('hash-of-site') })).json();
  expect(answer).toEqual({ data: { site: { url: 'http://localhost:4000' } } });
});

it('says when it does not know a hash', async () => {
  const answer = (await (await send(gateway, { extensions: persisted('no-such-hash') })).json()) as {
    errors: { extensions: { code: string } }[];
  };
  expect(answer.errors[0]!.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
});

const publicGateway = () =>
  service.gateway({ operations, env: { PUBLIC_URL: 'https://labels.test', WORDPRESS_URL: service.url } });

it('runs only registered operations on a public site', async () => {
  service.on(/^\/\?/, recording('wp-root'));
  const open = publicGateway();
  const answer = await (await send(open, { extensions: persisted('hash-of-site') })).json();
  expect(answer).toEqual({ data: { site: { url: 'https://labels.test' } } });
  for (const query of [
    '{ site { name } }',
    'query Site { site { url } }',
    '{ __schema { types { name } } }',
    'mutation { x }',
  ]) {
    const { data, errors } = await ask(open, query);
    expect(data).toBeNull();
    expect(errors[0]!.extensions.code).toBe('PERSISTED_QUERY_ONLY');
  }
  const mixed = await send(open, { query: '{ site { name } }', extensions: persisted('hash-of-site') });
  expect(JSON.stringify(await mixed.json())).not.toContain('SealTape');
  const again = await (await send(open, { extensions: persisted('hash-of-site') })).json();
  expect(again).toEqual(answer);
});

it('shows no schema and no GraphiQL on a public site', async () => {
  const open = publicGateway();
  const names = ['{ __schema { types { name } } }', '{ __type(name: "Query") { name } }', '{ sitte { name } }'];
  for (const query of names) {
    const { data, errors } = await ask(open, query);
    expect(data).toBeNull();
    expect(JSON.stringify(errors)).not.toMatch(/Did you mean|"site"/);
  }
  const page = await open.fetch(new Request('https://labels.test/graphql', { headers: { accept: 'text/html' } }));
  expect(page.headers.get('content-type') ?? '').not.toContain('html');
});

it('shows both on a local one', async () => {
  const { data } = await ask(gateway, '{ __type(name: "Money") { fields { name } } }');
  expect(data.__type.fields).toEqual([{ name: 'amount' }, { name: 'currency' }]);
  const page = await gateway.fetch(new Request('http://localhost:4000/graphql', { headers: { accept: 'text/html' } }));
  expect(await page.text()).toMatch(/GraphiQL/);
});
