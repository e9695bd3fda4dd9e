import { beforeAll, describe, expect, it } from 'vitest';
import { type Operations, operationOf } from '../../graphql/operations.ts';
import type { TestGateway } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';

// A registered operation runs compiled: it answers what the same document answers that nobody registered.

const SITE = 'fragment F on Site { name } query ($a: Boolean!, $b: Boolean!) { site';
const PRICED = 'products(perPage: 1, filter: $f) { pageInfo { totalItems } }';
const CASES: readonly (readonly [document: string, ...variables: object[]])[] = [
  [`${SITE} { ...F @include(if: $a) ...F @include(if: $b) ... @skip(if: $a) { url: name } } }`, ...conditions()],
  [`${SITE} { ... @include(if: $a) { ...F } ...F @skip(if: $b) } }`, ...conditions()],
  [`query ($a: Boolean!) { site @include(if: $a) { name } site { url } }`, { a: true }, { a: false }],
  [
    `query ($f: ProductSortField = TITLE, $o: SortOrder = ASC) { products(sort: { field: $f, order: $o }, perPage: 3) { items { id } } }`,
    ...[{}, { o: null }, { f: null }, { f: 'PRICE', o: 'DESC' }, { f: 'NONE' }],
  ],
  ['query ($b: Boolean = true) { site { name @skip(if: $b) url } }', {}, { b: null }, { b: false }],
  [
    `query ($d: Decimal = 5) { products(filter: { minPrice: $d }, perPage: 3) { items { id } } }`,
    {},
    { d: '9.5' },
    { d: 'abc' },
    { d: null },
  ],
  [`query ($f: ProductFilter = { minPrice: 5 }) { ${PRICED} }`, {}, { f: {} }, { f: [] }, { f: { minPrice: 'abc' } }],
  ['query ($s: PostSort = { field: TITLE }) { posts(sort: $s) { items { slug } } }', {}, { s: { field: 'DATE' } }],
  [`query ($s: [String!]! = "TAPE") { skus(skus: $s) { sku } }`, {}, { s: 'SEAL-S-R' }, { s: null }, { s: [1] }],
  [
    `query ($first: Int = 2) { products(perPage: 2) { items { id related(first: $first) { id } } } }`,
    ...[{}, { first: 1 }, { first: null }, { first: '2' }, { first: 1.5 }],
  ],
  [
    `query ($n: Int!) { product(slug: "seal") { related(first: $n) { id } reviews(perPage: $n) { pageInfo { totalItems } } } }`,
    ...[{ n: 2 }, { n: null }, {}],
  ],
];

function conditions(): object[] {
  return [true, false].flatMap(a => [true, false].map(b => ({ a, b })));
}

const hashOf = (at: number): string => String(at).padStart(64, '0');
const operations: Operations = new Map(CASES.map(([document], at) => [hashOf(at), operationOf(document)]));
const service = startEmbedded();
let gateway: TestGateway;
beforeAll(() => {
  gateway = service.another({ operations });
});

async function answerTo(body: object, on = gateway) {
  const headers = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };
  const asked = new Request('http://gateway/graphql', { method: 'POST', headers, body: JSON.stringify(body) });
  const response = await on.fetch(asked);
  const text = await response.text();
  return { status: response.status, length: text.length, answer: JSON.parse(text) };
}
const registered = (sha256Hash: string, variables: object, on = gateway) =>
  answerTo({ variables, extensions: { persistedQuery: { version: 1, sha256Hash } } }, on);

/** All of an answer but where in the text something stands: of a registered document nobody sent one. */
const told = ({ status, answer }: Awaited<ReturnType<typeof answerTo>>) => ({
  status,
  data: answer.data,
  errors: answer.errors?.map(({ locations: _, ...error }: Record<string, unknown>) => error),
});

const QUOTE = 'mutation ($input: SubmitQuoteRequestInput!) { submitQuoteRequest(input: $input) { __typename } }';
const SKUS = 'query ($skus: [String!]!) { skus(skus: $skus) { sku } }';

it.each([
  [QUOTE, { input: { items: Array(30_000).fill({}) } }],
  [SKUS, { skus: Array(7_900).fill(1) }],
])('of very much that does not fit it tells a little: %s', async (document, variables) => {
  const one = service.another({ operations: new Map([[hashOf(99), operationOf(document)]]) });
  const { status, length, answer } = await registered(hashOf(99), variables, one);
  expect([status, answer.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  expect(answer.errors.length).toBeLessThanOrEqual(51);
  expect(length).toBeLessThan(50_000);
});

it('of a document tells no more either, and nothing of what else is in a form', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 15_000 }, (_, at) => [`a${at}`, 1]));
  for (const more of [unknown, { name: { first: 'Lerato' } }, {}]) {
    const input = { email: 'lerato@example.com', labelType: { kind: 'Lerato' }, ...more };
    const { status, length, answer } = await answerTo({ query: QUOTE, variables: { input } });
    expect([status, answer.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(length).toBeLessThan(2_000);
    expect(JSON.stringify(answer)).not.toMatch(/lerato/i);
  }
});

describe.each(CASES.map(([document, ...variables], at) => ({ at, document, variables })))(
  '$document',
  ({ at, document, variables }) => {
    it.each(variables)('with %j', async given => {
      expect(told(await registered(hashOf(at), given))).toEqual(
        told(await answerTo({ query: document, variables: given })),
      );
    });
  },
);
