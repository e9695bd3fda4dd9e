import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { readDocuments } from '../../commands/operations/documents.ts';
import { operationOf } from '../../graphql/operations.ts';
import { listPartnerOperations } from '../../partners/operationFiles.ts';
import type { Terms } from '../../partners/partner.ts';
import { serveSite } from '../../web/routes/uploads/testUploads.ts';
import type { TestGateway } from '../ask.ts';
import { runCommand } from '../command.ts';
import { rows, startRecorded } from '../recorded.ts';

const service = startRecorded();
const SHARED = 'query Shared { posts { items { slug } } }';
let gateway: TestGateway;
let origin: string;

beforeAll(async () => {
  gateway = service.gateway({
    operations: new Map([['shared', operationOf(SHARED)]]),
    env: { PUBLIC_URL: 'https://labels.test', WORDPRESS_URL: service.url },
  });
  const site = await serveSite(gateway);
  origin = site.origin;
  return site.close;
});

let count = 0;
/** A key of a new partner. */
async function keyOf(terms: Partial<Terms> = {}): Promise<string> {
  const all: Terms = { scopes: ['content'], origins: [], requestsPerMinute: 100, costPerMinute: 100_000, ...terms };
  return (await gateway.services.partners.add(`Partner ${++count}`, all))!.key;
}
const post = (body: object, headers: Record<string, string> = {}) =>
  fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
    body: JSON.stringify(body),
  });
const withKey = (key: string, body: object, headers = {}) => post(body, { 'x-api-key': key, ...headers });
async function read(response: Response) {
  const { data, errors } = (await response.json()) as {
    data?: unknown;
    errors?: { message: string; extensions: { code: string } }[];
  };
  return [response.status, errors?.[0]?.extensions.code ?? data];
}
const POSTS = '{ posts { items { slug } } }';
const serviceAnswers = () => service.on(/^\/wp\/v2\/posts/, rows({ id: 1, slug: 'one', title: { rendered: 'One' } }));
const FOUND = { posts: { items: [{ slug: 'one' }] } };

it('runs a document of the partner’s own with a key, and nothing unregistered without', async () => {
  serviceAnswers();
  const key = await keyOf();
  expect(await read(await withKey(key, { query: POSTS }))).toEqual([200, FOUND]);
  expect(await read(await post({ query: POSTS }))).toEqual([400, 'PERSISTED_QUERY_ONLY']);
  expect(await read(await withKey(`${key}x`, { query: POSTS }))).toEqual([401, 'WRONG_KEY']);
  const closed = await withKey(key, { query: '{ __schema { queryType { name } } }' });
  expect(await read(closed)).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
  const hidden = await withKey(key, { query: '{ orders { items { id } } }' });
  expect(await read(hidden)).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
});

it('says to whoever may send a document that there is none, and to others that they need a registered one', async () => {
  const key = await keyOf();
  expect(await read(await withKey(key, {}))).toEqual([400, 'OPERATION_MISSING']);
  expect(await read(await withKey(key, { query: '' }))).toEqual([400, 'OPERATION_MISSING']);
  expect(await read(await post({}))).toEqual([400, 'PERSISTED_QUERY_ONLY']);
});

it('opens what the scopes of the key name, in fragments and registered operations too', async () => {
  serviceAnswers();
  const key = await keyOf({ scopes: ['quotes'] });
  for (const query of [POSTS, 'query Q { ...R } fragment R on Query { posts { items { slug } } }'])
    expect(await read(await withKey(key, { query }))).toEqual([403, 'KEY_SCOPE']);
  expect(await read(await withKey(key, { documentId: 'shared' }))).toEqual([403, 'KEY_SCOPE']);
  const mutation = 'mutation { clearCart { __typename } }';
  expect(await read(await withKey(key, { query: mutation }))).toEqual([403, 'KEY_SCOPE']);
  const open = await withKey(key, { query: '{ sitemapSize }' });
  expect([open.status, (await read(open))[1]]).not.toContain('KEY_SCOPE');
});

it('counts requests and cost of a partner by the minute, whichever of its keys is used', async () => {
  serviceAnswers();
  const key = await keyOf({ requestsPerMinute: 2 });
  const { name } = (await gateway.services.partners.holderOf(key))!;
  const second = (await gateway.services.partners.replaceKey(name, 60_000))!.key;
  expect((await withKey(key, { query: POSTS })).status).toBe(200);
  expect((await withKey(second, { query: POSTS })).status).toBe(200);
  const refused = await withKey(key, { query: POSTS });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await read(refused)).toEqual([429, 'RATE_LIMITED']);

  const poor = await keyOf({ costPerMinute: 1_500 });
  expect((await withKey(poor, { query: POSTS })).status).toBe(200);
  const spent = await withKey(poor, { query: POSTS });
  expect(Number(spent.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await read(spent)).toEqual([429, 'RATE_LIMITED']);
  const dear = await keyOf({ costPerMinute: 100 });
  expect(await read(await withKey(dear, { query: POSTS }))).toEqual([400, 'QUERY_TOO_EXPENSIVE']);
});

it('charges an answer that is kept to whoever asked first', async () => {
  serviceAnswers();
  gateway.store.clear();
  const key = await keyOf({ costPerMinute: 1_500 });
  for (let times = 0; times < 4; times += 1)
    expect(await read(await withKey(key, { documentId: 'shared' }))).toEqual([200, FOUND]);
  expect(service.calls).toHaveLength(1);
});

it('lets scripts of the key’s own pages in, and no other', async () => {
  serviceAnswers();
  const PAGE = 'https://press.test';
  const key = await keyOf({ origins: [PAGE] });
  const preflight = (from: string) =>
    fetch(`${origin}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: from, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-api-key' },
    });
  const allowed = (await preflight(PAGE)).headers;
  expect(allowed.get('access-control-allow-origin')).toBe(PAGE);
  expect(allowed.get('access-control-allow-headers')).toContain('x-api-key');
  expect((await preflight('https://evil.test')).headers.get('access-control-allow-origin')).toBeNull();

  const answer = await withKey(key, { query: POSTS }, { origin: PAGE });
  expect(answer.headers.get('access-control-allow-origin')).toBe(PAGE);
  expect([answer.headers.get('cache-control'), answer.headers.get('vary')]).toEqual([
    'private, no-store',
    expect.stringContaining('X-Api-Key'),
  ]);
  const wrong = await withKey(key, { query: '{ cart { itemCount } }' }, { origin: PAGE });
  expect([wrong.status, wrong.headers.get('access-control-allow-origin')]).toEqual([403, PAGE]);
  expect(await read(await withKey(key, { query: POSTS }, { origin: 'https://evil.test' }))).toEqual([
    403,
    'KEY_ORIGIN',
  ]);
  expect(await read(await post({ documentId: 'shared' }, { origin: PAGE }))).toEqual([403, 'CROSS_SITE_REQUEST']);
});

it('writes no key into its log, its cache or an error', async () => {
  serviceAnswers();
  const key = await keyOf();
  await withKey(key, { query: POSTS });
  await withKey(key, { documentId: 'shared' });
  const failed = await (await withKey(key, { query: '{ nothing }' })).text();
  expect(JSON.stringify(gateway.lines) + failed).not.toContain(key);
});

const run = (program: string, ...args: string[]) => runCommand(program, args, { DATA_DIR: gateway.dataDir });

it('registers documents of a partner beside a running gateway, by hash, name and version', async () => {
  serviceAnswers();
  const file = join(gateway.dataDir, 'partner.graphql');
  writeFileSync(
    file,
    'query News($n: Int = 3) { posts(perPage: $n) { items { ...Card } } } fragment Card on Post { slug }',
  );
  const unknown = await run('operations', 'add', file, '--partner', 'Press');
  expect(unknown).toEqual({ code: 1, out: '', fault: 'There is no partner Press.\n' });
  expect(listPartnerOperations(gateway.dataDir)).toEqual([]);
  await gateway.services.partners.add('Press', {
    ...{ scopes: ['content'], origins: [], requestsPerMinute: 100, costPerMinute: 100_000 },
  });
  const added = await run('operations', 'add', file, '--partner', 'Press', '--json');
  expect(added).toMatchObject({ code: 0, fault: '' });
  const [{ hash, cost, version }] = JSON.parse(added.out);
  expect([hash, cost, version]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.any(Number), 1]);
  const persistedQuery = { version: 1, sha256Hash: hash };
  for (const named of [{ documentId: hash }, { documentId: `sha256:${hash}` }, { documentId: 'News@1' }])
    await expect.poll(async () => read(await post(named))).toEqual([200, FOUND]);
  expect(await read(await post({ extensions: { persistedQuery } }))).toEqual([200, FOUND]);
  const got = await fetch(`${origin}/graphql?${new URLSearchParams({ documentId: 'News@1', variables: '{"n":1}' })}`);
  expect(await read(got)).toEqual([200, FOUND]);
  const posted = await fetch(`${origin}/graphql?documentId=News@1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ variables: { n: 1 } }),
  });
  expect((await read(posted))[0]).toBe(400);
  const registered = 'query Manifest { posts { items { slug } } }';
  const manifest = `sha256:${createHash('sha256').update(registered).digest('hex')}`;
  writeFileSync(`${file}.json`, JSON.stringify({ [manifest]: registered }));
  expect((await run('operations', 'add', `${file}.json`)).code).toBe(0);
  for (const documentId of [manifest, manifest.slice('sha256:'.length)])
    await expect.poll(async () => read(await post({ documentId }))).toEqual([200, FOUND]);
  // The same again is what it was; another text is the next version.
  expect(JSON.parse((await run('operations', 'add', file, '--json')).out)[0]).toMatchObject({ version: 1 });
  writeFileSync(file, 'query News { posts { items { slug title } } }');
  expect(JSON.parse((await run('operations', 'add', file, '--json')).out)[0]).toMatchObject({ version: 2 });
  expect((await run('operations', 'list')).out).toMatch(/Manifest@1 .*\nNews@1 +Press .*\nNews@2 /);
  expect(await run('operations', 'remove', 'News@1')).toMatchObject({ code: 0, out: 'Removed: News@1\n' });
  await expect.poll(async () => read(await post({ documentId: 'News@1' }))).toEqual([400, 'PERSISTED_QUERY_NOT_FOUND']);
  expect(await read(await post({ documentId: hash }))).toEqual([400, 'PERSISTED_QUERY_NOT_FOUND']);
  const byGet = await fetch(`${origin}/graphql?documentId=News@1`, {
    headers: { accept: 'application/graphql-response+json' },
  });
  expect((await read(byGet))[1]).toBe('PERSISTED_QUERY_NOT_FOUND');
});

it('gives no name and version to another document, also once it was removed', async () => {
  const file = join(gateway.dataDir, 'names.graphql');
  const add = async (field: string) => {
    writeFileSync(file, `query Names { posts { items { ${field} } } }`);
    return JSON.parse((await run('operations', 'add', file, '--json')).out)[0].version;
  };
  expect([await add('slug'), await add('title')]).toEqual([1, 2]);
  expect(await run('operations', 'remove', 'Names')).toMatchObject({ code: 0, out: 'Removed: Names@1, Names@2\n' });
  expect([await add('id'), await add('title')]).toEqual([3, 2]);
  expect((await run('operations', 'remove', 'Names')).out).toBe('Removed: Names@2, Names@3\n');
});

it('registers nothing of a file in which anything is wrong, and says all that is', async () => {
  const file = join(gateway.dataDir, 'bad.graphql');
  const good = 'query Good { posts { items { slug } } }';
  const bad = [
    'query Unknown { posts { items { nothing } } }',
    'query Operators { orders { items { id } } }',
    'query Dear { products(perPage: 100) { items { reviews(perPage: 9) { items { id } } } } }',
  ];
  writeFileSync(file, [good, ...bad].join('\n'));
  const { code, out, fault } = await run('operations', 'add', file);
  expect([code, out]).toEqual([1, '']);
  expect(fault).toMatch(/^Unknown: .*nothing.*\nOperators: .*orders.*\nDear: QUERY_TOO_EXPENSIVE/);
  expect(listPartnerOperations(gateway.dataDir).map(({ name }) => name)).not.toContain('Good');
  for (const [text, why] of [
    ['{ site { name } }', /has no name/],
    ['nonsense {', /It is no GraphQL/],
    ['type Query { a: Int }', /more than operations/],
    ['{ "abc": "query A { site { name } }" }', /no SHA-256/],
    [`{ "${'a'.repeat(64)}": "query A { site { name } }" }`, /is not the SHA-256/],
    ['fragment A on Post { slug }', /holds no operation/],
  ] as const) {
    writeFileSync(file, text);
    expect(() => readDocuments(file)).toThrow(why);
  }
});

it('issues, limits, replaces and revokes keys beside a running gateway', async () => {
  serviceAnswers();
  const add = ['add', 'Labels Ltd', '--scopes', 'content,quotes', '--json'];
  const issued = JSON.parse((await run('partners', ...add)).out);
  expect(issued).toMatchObject({ name: 'Labels Ltd', scopes: ['content', 'quotes'], requestsPerMinute: 600 });
  expect(await read(await withKey(issued.key, { query: POSTS }))).toEqual([200, FOUND]);
  expect(await run('partners', ...add)).toMatchObject({ code: 1 });
  expect((await run('partners', 'list')).out).toMatch(/Labels Ltd +content,quotes +600\/min/);
  expect(await run('partners', 'limit', 'Labels Ltd', '--origins', 'press.test')).toMatchObject({ code: 1 });
  const limited = await run('partners', 'limit', 'Labels Ltd', '--requests', '50', '--json');
  expect(JSON.parse(limited.out)).toMatchObject({ requestsPerMinute: 50, scopes: ['content', 'quotes'] });
  const { key } = JSON.parse((await run('partners', 'replace', 'Labels Ltd', '--json')).out);
  for (const each of [issued.key, key]) expect((await withKey(each, { query: POSTS })).status).toBe(200);
  expect(await run('partners', 'revoke', 'Labels Ltd')).toMatchObject({
    code: 0,
    out: expect.stringContaining('revoked'),
  });
  for (const each of [issued.key, key])
    await expect.poll(async () => (await withKey(each, { query: POSTS })).status).toBe(401);
  expect(await run('partners', 'add', 'X', '--scopes', 'everything')).toMatchObject({ code: 64 });
  expect((await run('partners', '--help')).out).toContain('npm run partners -- replace NAME');
});

it('is seen to by the operator alone, and issues and ends keys', async () => {
  serviceAnswers();
  const operator = { authorization: `Bearer ${gateway.services.config.operatorToken}` };
  const asOperator = async (query: string) => {
    const { data } = (await (await post({ query }, operator)).json()) as { data: Record<string, unknown> };
    return data;
  };
  const shown = 'errors { field message }';
  const added = await asOperator(
    `mutation { result: addPartner(input: { name: "Desk", scopes: [CONTENT] }) { ... on IssuedKey { key partner { requestsPerMinute keys { hint live } } } } }`,
  );
  const { key, partner } = added.result as { key: string; partner: object };
  expect(partner).toEqual({ requestsPerMinute: 600, keys: [{ hint: key.slice(-4), live: true }] });
  expect(await read(await withKey(key, { query: POSTS }))).toEqual([200, FOUND]);
  const refused = await asOperator(`mutation {
    taken: addPartner(input: { name: "Desk", scopes: [CONTENT] }) { ... on ValidationFailure { ${shown} } }
    wrong: addPartner(input: { name: "", scopes: [], origins: ["x"], requestsPerMinute: 0 }) { ... on ValidationFailure { ${shown} } }
    unknown: revokePartnerKeys(input: { name: "Nobody" }) { ... on ValidationFailure { ${shown} } } }`);
  const fields = Object.values(refused).map(one => (one as { errors: { field: string }[] }).errors.map(e => e.field));
  expect(fields).toEqual([['name'], ['name', 'scopes', 'origins', 'requestsPerMinute'], ['name']]);
  const changed = await asOperator(
    'mutation { result: changePartner(input: { name: "Desk", scopes: [QUOTES] }) { ... on Partner { scopes requestsPerMinute } } }',
  );
  expect(changed.result).toEqual({ scopes: ['QUOTES'], requestsPerMinute: 600 });
  expect(await read(await withKey(key, { query: POSTS }))).toEqual([403, 'KEY_SCOPE']);
  await asOperator('mutation { revokePartnerKeys(input: { name: "Desk" }) { __typename } }');
  expect((await withKey(key, { query: POSTS })).status).toBe(401);
  const other = await keyOf({ scopes: ['content', 'catalogue', 'carts', 'quotes', 'orders'] });
  expect((await read(await withKey(other, { query: '{ partners { name } }' })))[1]).toBe('GRAPHQL_VALIDATION_FAILED');
});

it('looks no further for the keys of whoever comes with many that are none, and lets in who has one there', async () => {
  const key = await keyOf({ scopes: ['content'] });
  const codes = [];
  for (let tries = 0; tries < 62; tries += 1)
    codes.push((await read(await withKey(`pk_${tries}`, { query: POSTS })))[1]);
  expect([codes[0], codes.at(-1)]).toEqual(['WRONG_KEY', 'RATE_LIMITED']);
  expect((await withKey(key, { query: POSTS })).status).toBe(200);
  expect((await read(await withKey(`${key}x`, { query: POSTS })))[1]).toBe('RATE_LIMITED');
});
