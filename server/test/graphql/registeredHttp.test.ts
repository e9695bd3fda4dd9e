import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operationOf } from '../../graphql/operations.ts';
import type { TestGateway } from '../ask.ts';
import { rows, startRecorded } from '../recorded.ts';

// A registered operation, kept or a visitor's own, is asked for and refused over HTTP as the same document is.

const service = startRecorded();
const OPERATIONS = {
  posts: 'query Posts($page: Int) { posts(page: $page) { items { slug } } }',
  own: 'query Own($reference: String = "Q-00000-00000") { quoteRequest(reference: $reference, email: "a@b.co") { reference } }',
};
type Name = keyof typeof OPERATIONS;
const named = (sha256Hash: Name) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
const GRAPHQL = 'application/graphql-response+json';

let gateway: TestGateway;
beforeAll(() => {
  const operations = new Map(Object.entries(OPERATIONS).map(([name, text]) => [name, operationOf(text)]));
  gateway = service.gateway({ operations });
});
beforeEach(() => {
  service.on(/^\/wp\/v2\/posts/, rows({ id: 1, slug: 'one' }));
});

async function told(address: string, init: RequestInit) {
  const response = await gateway.fetch(new Request(`http://localhost:4000/graphql${address}`, init));
  const text = (await response.text()).replace(/"locations":\[[^\]]*\],/g, '');
  return { status: response.status, type: response.headers.get('content-type'), text };
}
const post = (body: object, accept?: string) =>
  told('', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(accept === undefined ? {} : { accept }) },
    body: JSON.stringify(body),
  });
const get = (parameters: Record<string, string>, accept: string) =>
  told(`?${new URLSearchParams(parameters)}`, { headers: { accept } });

describe.each(['posts', 'own'] as const)('%s', name => {
  const query = OPERATIONS[name];

  it.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/*;q=0.1', 'application/json'],
    ['text/html, */*;q=0.8', 'application/json'],
    ['application/json', 'application/json'],
    [GRAPHQL, GRAPHQL],
    [`${GRAPHQL},application/json;q=0.9`, GRAPHQL],
    [`application/json;q=0.9, ${GRAPHQL}`, GRAPHQL],
    [`application/json, ${GRAPHQL};q=0.5`, 'application/json'],
    [`${GRAPHQL};q=0, application/json`, 'application/json'],
    ['application/json;q=0, */*', GRAPHQL],
    ['APPLICATION/GRAPHQL-RESPONSE+JSON ; Q=1', GRAPHQL],
    [`${GRAPHQL}; charset=latin1, application/json; charset=utf-8`, 'application/json'],
  ])('for Accept: %s is answered as %s', async (accept, type) => {
    const answer = await post(named(name), accept);
    expect(answer).toMatchObject({ status: 200, type: `${type}; charset=utf-8` });
    expect(answer).toEqual(await post({ query }, accept));
  });

  it.each([
    'text/html',
    'text/event-stream',
    'multipart/mixed',
    `${GRAPHQL};q=0`,
    `${GRAPHQL};q=0.000, text/html`,
    'application/json;q=0, application/json;charset=latin1',
  ])('is refused to who takes nothing but %s', async accept => {
    const refused = await post(named(name), accept);
    expect(refused.status).toBe(406);
    expect(refused.text).toContain('"NOT_ACCEPTABLE"');
    expect(refused).toEqual(await post({ query }, accept));
  });

  it.each(['page', [[1]], 'null', 5, true, '', 0, false])('is refused where its variables are %j', async variables => {
    const refused = await post({ ...named(name), variables }, GRAPHQL);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('"BAD_REQUEST"');
    expect(refused).toEqual(await post({ query, variables }, GRAPHQL));
  });

  it('is answered without variables where there are none', async () => {
    const answer = await post({ query }, GRAPHQL);
    expect(await post({ ...named(name), variables: null }, GRAPHQL)).toEqual(answer);
    expect(await post({ ...named(name), variables: {} }, GRAPHQL)).toEqual(answer);
  });
});

it.each(['{"page":1}', 'null', '', '"page"', '[1]', '5', '{'])(
  'is asked for by GET with variables %s as the document is',
  async variables => {
    const extensions = JSON.stringify(named('posts').extensions);
    for (const accept of [GRAPHQL, 'application/json', `${GRAPHQL};q=0`])
      expect(await get({ extensions, variables }, accept)).toEqual(
        await get({ query: OPERATIONS.posts, variables }, accept),
      );
  },
);
