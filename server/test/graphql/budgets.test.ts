import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { seed } from '../../../demo/seed/index.ts';
import { readOperations } from '../../graphql/operations.ts';
import { schemasFor } from '../../graphql/schemas.ts';
import { createSharedAnswers } from '../../graphql/sharedAnswers.ts';
import { ask, send } from '../ask.ts';
import { type Budget, budgets } from '../budgets.ts';
import { startEmbedded } from '../embedded.ts';

const REGISTERED = join(import.meta.dirname, '../../../client/src/gql/persisted-documents.json');
const operations = readOperations([REGISTERED]);
const isShared = createSharedAnswers(schemasFor(true).full);
const queries = [...operations].filter(([, operation]) => isShared(operation));
const service = startEmbedded({ seed, operations });

/** Variables with the rows they name: of the seed, whatever is in it now. */
async function filled(variables: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { data } = await service.ask(`{ posts(perPage: 5, sort: { field: DATE, order: ASC }) { items { slug } }
    postCategories { slug } postTags { slug } authors { slug } product(slug: "void-label-made-to-order") { id } }`);
  const rows: Record<string, string> = {
    '{post}': data.posts.items[3].slug,
    '{category}': data.postCategories[0].slug,
    '{tag}': data.postTags[0].slug,
    '{author}': data.authors[0].slug,
    '{product}': data.product.id,
  };
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, rows[String(value)] ?? value]));
}

/** Asks for a registered operation as a screen does, twice. Answers what each time cost. */
async function cost(hash: string, variables: Record<string, unknown>): Promise<{ cold: string[]; again: string[] }> {
  const body = { variables: await filled(variables), extensions: { persistedQuery: { version: 1, sha256Hash: hash } } };
  await service.cold();
  const answer = (await (await send(service.gateway, body)).json()) as { data?: unknown; errors?: unknown };
  expect(answer.errors).toBeUndefined();
  expect(answer.data).toBeTruthy();
  const cold = await service.calls();
  await send(service.gateway, body);
  return { cold, again: (await service.calls()).slice(cold.length) };
}

it('knows the registered operations', () => {
  expect(existsSync(REGISTERED)).toBe(true);
  expect(queries.length).toBeGreaterThan(0);
});

it('has a budget for every registered query', () => {
  expect(queries.map(([, { name }]) => name).filter(name => !budgets[name])).toEqual([]);
});

const cases = queries.flatMap(([hash, { name }]) =>
  (budgets[name] ?? []).map((budget: Budget) => ({ hash, name, ...budget })),
);

it.each(cases)('$name asks the services at most $calls times and then not again, with $variables', async budget => {
  const { cold, again } = await cost(budget.hash, budget.variables);
  expect(cold.length, cold.join('\n')).toBeLessThanOrEqual(budget.calls);
  expect(again).toEqual([]);
});

const CARD = `slug name price { amount currency } regularPrice { amount } stock { inStock } image { url } rating { average }
  attributes { slug options { slug } } categories { name path } tags { slug } meta { key value }`;
const growing: [string, string, Record<string, unknown>, Record<string, unknown>][] = [
  [
    'a list of products',
    `query ($n: Int) { products(perPage: $n) { items { ${CARD} ... on VariableProduct { priceRange { min { amount } } } } } }`,
    { n: 2 },
    { n: 24 },
  ],
  [
    'products with their variations',
    'query ($n: Int) { products(perPage: $n) { items { slug ... on VariableProduct { variations { sku price { amount } attributes { valueSlug } } } } } }',
    { n: 3 },
    { n: 7 },
  ],
  [
    'a product with 3 and with 60 variations',
    `query ($slug: String) { product(slug: $slug) { ${CARD} description ... on VariableProduct { variations { sku price { amount } attributes { value } } } } }`,
    { slug: 'refurbished-grade-label' },
    { slug: 'void-label-made-to-order' },
  ],
  [
    'a product with its neighbours',
    `query ($n: Int) { product(slug: "void-label-made-to-order") { name related(first: $n) { ${CARD} } } }`,
    { n: 2 },
    { n: 12 },
  ],
  [
    'a list of posts',
    'query ($n: Int) { posts(perPage: $n) { items { title featuredImage { url } author { name } categories { name } tags { name } } } }',
    { n: 2 },
    { n: 24 },
  ],
  [
    'a list of pages',
    'query ($n: Int) { pages(perPage: $n) { items { title content featuredImage { url } } } }',
    { n: 2 },
    { n: 24 },
  ],
  [
    'a search',
    'query ($n: Int) { search(query: "label", perGroup: $n) { posts { items { title } } pages { items { title } } products { items { name price { amount } } } } }',
    { n: 2 },
    { n: 24 },
  ],
];

it.each(growing)('asks as often for much as for little: %s', async (_what, query, little, much) => {
  const [few, many] = [await service.cost(query, little), await service.cost(query, much)];
  expect(JSON.stringify(many.data).length).toBeGreaterThan(JSON.stringify(few.data).length);
  expect(many.calls.length, many.calls.join('\n')).toBe(few.calls.length);
});

it('makes the calls of one visitor for a herd of 64', async () => {
  const query = `{ products(perPage: 24) { items { ${CARD} } } posts { items { title } } }`;
  const { calls } = await service.cost(query);
  await service.cold();
  await Promise.all(Array.from({ length: 64 }, () => ask(service.gateway, query)));
  expect(await service.calls()).toHaveLength(calls.length);
});

it('makes the calls of one visitor for a herd that asks for one registered operation', async () => {
  const [hash] = queries.find(([, { name }]) => name === 'Blog')!;
  const body = { variables: { page: 1 }, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } };
  await service.cold();
  const answers = await Promise.all(Array.from({ length: 64 }, () => send(service.gateway, body)));
  expect(new Set(answers.map(answer => answer.headers.get('etag'))).size).toBe(1);
  expect(await service.calls()).toHaveLength(1);
});
