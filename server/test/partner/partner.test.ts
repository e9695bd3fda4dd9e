import { expect, it } from 'vitest';
import { rows } from '../recorded.ts';
import { FOUND, POSTS, read, startPartnerSite } from './partnerSite.ts';

const APP = 'https://app.test';
const site = startPartnerSite();
const open = startPartnerSite({ CORS_ORIGINS: APP });
const { keyOf, post, run, service, serviceAnswers, withKey } = site;

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
  // Whoever forgot the key reads that there are keys.
  expect(await (await post({ query: POSTS })).text()).toMatch(/documentId.*\bkey\b/);
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

it.each([
  ['the root', 'Query', (spread: string) => `{ ${spread} }`],
  ['a row', 'Post', (spread: string) => `{ posts { items { ${spread} } } }`],
])('answers at once where fragments of %s spread one another again and again', async (_name, type, document) => {
  serviceAnswers();
  const key = await keyOf();
  const steps = Array.from({ length: 21 }, (_, i) => `fragment F${i} on ${type} { ...F${i + 1} ...F${i + 1} }`);
  const query = [document('...F0'), ...steps, `fragment F21 on ${type} { __typename }`].join(' ');
  const began = process.threadCpuUsage();
  expect((await withKey(key, { query })).status).toBe(200);
  // Each of the two million ways walked by itself takes longer, in microseconds.
  expect(process.threadCpuUsage(began).user).toBeLessThan(1_000_000);
});

it('lets no key try more codes of coupons than a visitor may', async () => {
  const key = await keyOf({ scopes: ['carts'] });
  const query = 'mutation { applyCoupon(input: { code: "GUESSED" }) { __typename } }';
  for (let tried = 0; tried < 60; tried++)
    expect((await read(await withKey(key, { query })))[1]).not.toBe('RATE_LIMITED');
  expect((await read(await withKey(key, { query })))[1]).toBe('RATE_LIMITED');
});

it('counts requests and cost of a partner by the minute, whichever of its keys is used', async () => {
  serviceAnswers();
  const key = await keyOf({ requestsPerMinute: 2 });
  const { name } = (await site.gateway.services.partners.holderOf(key))!;
  const second = (await site.gateway.services.partners.replaceKey(name, 60_000))!.key;
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
  // What was refused has spent nothing of what is left.
  expect((await withKey(poor, { query: '{ robots }' })).status).toBe(200);
  const dear = await keyOf({ costPerMinute: 100 });
  expect(await read(await withKey(dear, { query: POSTS }))).toEqual([400, 'QUERY_TOO_EXPENSIVE']);
});

const ESTIMATE = '{ lines { quantity } }';
const GOODS = Array.from({ length: 100 }, () => ({ sku: 'A', quantity: 1 }));

it.each([
  [`{ estimateQuote(items: [{ sku: "A", quantity: 1 }, { sku: "B", quantity: 1 }]) ${ESTIMATE} }`, {}, 6_003],
  [`query ($i: [EstimateItemInput!]!) { estimateQuote(items: $i) ${ESTIMATE} }`, { i: GOODS }, 6_101],
  [
    `query ($i: [EstimateItemInput!]! = [${'{ sku: "A", quantity: 1 } '.repeat(7)}]) { estimateQuote(items: $i) ${ESTIMATE} }`,
    {},
    6_008,
  ],
  ['{ sitemap { url } }', {}, 1_001],
  ['query ($n: Int) { sitemap(first: $n) { url } }', { n: null }, 1_001],
  ['query ($n: Int) { sitemap(first: $n) { url } }', { n: 3 }, 4],
  ['{ quoteRequest(reference: "Q") { items { sku } } }', {}, 102],
  ['{ account { requests { reference } } }', {}, 102],
])('prices what is asked by the rows that it can have: %s', async (query, variables, points) => {
  const key = await keyOf({ scopes: ['content', 'orders', 'quotes'], costPerMinute: 1 });
  expect(await (await withKey(key, { query, variables })).text()).toContain(`costs ${points} points`);
});

it('refuses an estimate of so many lines that it is dearer than one document may be', async () => {
  const key = await keyOf({ scopes: ['quotes'] });
  const query = `query ($i: [EstimateItemInput!]!) { estimateQuote(items: $i) {
    lines { product { upsells { name path sku slug } ... on VariableProduct { variations { id sku price { amount } attributes { name value } } } } } } }`;
  const asking = (rows: number) => withKey(key, { query, variables: { i: GOODS.slice(0, rows) } });
  expect(await read(await asking(100))).toEqual([400, 'QUERY_TOO_EXPENSIVE']);
  expect((await read(await asking(1)))[1]).not.toBe('QUERY_TOO_EXPENSIVE');
});

it('charges an answer that is kept to whoever asked first', async () => {
  serviceAnswers();
  site.gateway.store.clear();
  const key = await keyOf({ costPerMinute: 1_500 });
  for (let times = 0; times < 4; times += 1)
    expect(await read(await withKey(key, { documentId: 'shared' }))).toEqual([200, FOUND]);
  expect(service.calls).toHaveLength(1);
});

it('compresses a long answer, but none that can be about a visitor', async () => {
  service.on(/^\/wp\/v2\/posts/, rows(...Array.from({ length: 100 }, (_, i) => ({ id: i + 1, slug: `post-${i}` }))));
  site.gateway.store.clear();
  const key = await keyOf();
  const ordering = await keyOf({ scopes: ['content', 'orders'] });
  const query = '{ posts(perPage: 100) { items { slug } } }';
  const packed = async (asking: string, headers = {}) => {
    const answer = await withKey(asking, { query }, headers);
    expect(await answer.json()).toMatchObject({
      data: { posts: { items: expect.arrayContaining([{ slug: 'post-99' }]) } },
    });
    return [answer.headers.get('content-encoding'), answer.headers.get('vary')?.includes('Accept-Encoding') ?? false];
  };
  expect(await packed(key, { 'accept-encoding': 'br' })).toEqual(['br', true]);
  expect(await packed(key, { 'accept-encoding': 'gzip' })).toEqual(['gzip', true]);
  expect(await packed(key, { 'accept-encoding': 'identity' })).toEqual([null, true]);
  for (const own of [{ cookie: 'cart=1', origin: 'https://labels.test' }, { 'cart-token': 'new' }])
    expect(await packed(key, { 'accept-encoding': 'br', ...own })).toEqual([null, false]);
  expect(await packed(ordering, { 'accept-encoding': 'br' })).toEqual([null, false]);
});

it('lets scripts of the key’s own pages in, and no other', async () => {
  serviceAnswers();
  const PAGE = 'https://press.test';
  const key = await keyOf({ origins: [PAGE] });
  const preflight = (from: string) =>
    fetch(`${site.origin}/graphql`, {
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

it('lets the script of a page that may ask read why it has to wait, or was refused', async () => {
  serviceAnswers();
  const key = await keyOf({ origins: [APP], requestsPerMinute: 1 });
  expect((await withKey(key, { query: POSTS }, { origin: APP })).status).toBe(200);
  const limited = await withKey(key, { query: POSTS }, { origin: APP });
  const tooLong = await open.post({ query: `{ posts { items { slug } } } # ${'x'.repeat(500_000)}` }, { origin: APP });
  for (const [answer, status] of [
    [limited, 429],
    [tooLong, 413],
  ] as const)
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, APP]);
  expect(limited.headers.get('access-control-expose-headers')).toContain('retry-after');
});

it('writes no key into its log, its cache or an error', async () => {
  serviceAnswers();
  const key = await keyOf();
  await withKey(key, { query: POSTS });
  await withKey(key, { documentId: 'shared' });
  const failed = await (await withKey(key, { query: '{ nothing }' })).text();
  expect(JSON.stringify(site.gateway.lines) + failed).not.toContain(key);
});

it('issues, limits, replaces and revokes keys beside a running gateway', async () => {
  serviceAnswers();
  const add = ['add', 'Labels Ltd', '--scopes', 'content,quotes', '--json'];
  const issued = JSON.parse((await run('partners', ...add)).out);
  expect(issued).toMatchObject({ name: 'Labels Ltd', scopes: ['content', 'quotes'], requestsPerMinute: 600 });
  expect(await read(await withKey(issued.key, { query: POSTS }))).toEqual([200, FOUND]);
  expect(await run('partners', ...add)).toMatchObject({ code: 1 });
  expect((await run('partners', 'list')).out).toMatch(/Labels Ltd +content,quotes +600\/min/);
  expect(
    await run('partners', 'limit', 'Labels Ltd', '--origins', 'press.test', '--requests', '0', '--cost', 'x'),
  ).toMatchObject({ code: 1, out: expect.stringMatching(/^--origins: .*\n--requests: .*\n--cost: /) });
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
  for (const command of ['partners', 'operations'])
    expect(await run(command, 'list', 'Labels Ltd')).toMatchObject({ code: 64, out: '' });
  expect((await run('partners', '--help')).out).toContain('npm run partners -- replace NAME');
});

it('is seen to by the operator alone, and issues and ends keys', async () => {
  serviceAnswers();
  const operator = { authorization: `Bearer ${site.gateway.services.config.operatorToken}` };
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
