import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { LIMITS } from './documentLimits.ts';
import { ask, many, nested, serve } from './test/asking.ts';

const schemaDir = path.join(import.meta.dirname, '../../schema');
const real = makeExecutableSchema({
  typeDefs: readdirSync(schemaDir).map(name => readFileSync(path.join(schemaDir, name), 'utf8')),
  resolvers: { Query: { search: () => ({ query: 'a', totalItems: 0 }) } },
});
const askReal = serve(real);

describe('an operation within the limits', () => {
  it.each([
    ['a plain one', '{ node { id name } }'],
    ['lists of the size asked for', '{ list(perPage: 100) { items { id name children { id name } } } }'],
    ['as deep as is allowed', `{ ${nested(LIMITS.depth - 1, 'node').replaceAll(' node', ' next')} }`],
    ['a fragment used often', '{ node { ...A next { ...A next { ...A } } } } fragment A on Node { id name }'],
    ['a field in each branch of a list', `{ node { ${'... on Node { id name next { id } } '.repeat(20)} } }`],
    ['introspection', getIntrospectionQuery()],
  ])('passes: %s', async (_name, query) => {
    expect(await ask(query)).toMatchObject({ status: 200, code: undefined });
  });

  it('passes on the real schema: what screens ask, and introspection', async () => {
    const card =
      'id slug name path price { amount currency } regularPrice { amount } onSale stock { status } image { alt url srcset } rating { average count }';
    const item = 'id title href external newTab';
    const queries = [
      `{ products(perPage: 12) { items { ${card} categories { name path } } pageInfo { page totalPages } facets { allCategories categories { count category { slug name path } } } } }`,
      `{ product(slug: "a") { ${card} description related(first: 4) { ${card} } upsells { ${card} } crossSells { ${card} } reviews { items { id reviewer review rating } } ... on VariableProduct { variations { id sku price { amount } stock { status } attributes { name value } } } } }`,
      `{ menu(slug: "primary") { items { ${item} children { ${item} children { ${item} children { ${item} } } } } } menus { name items { ${item} children { ${item} } } } }`,
      '{ search(query: "a", perGroup: 20) { totalItems posts { items { id title excerptText path } } pages { items { id title path } } products { items { id name path } } } }',
      `{ products(perPage: 12) { items { ${card} categories { name } reviews(perPage: 3) { items { id reviewer review rating } } ... on VariableProduct { variations { id sku price { amount } } } } } }`,
      '{ sitemap { url lastModified changeFrequency priority } }',
      getIntrospectionQuery({ descriptions: true, specifiedByUrl: true, inputValueDeprecation: true }),
    ];
    for (const query of queries) expect(await askReal(query), query).toMatchObject({ status: 200, code: undefined });
  });
});

describe('an operation beyond a limit', () => {
  const laughs = `{ node { ...A0 } } ${many(30, i => `fragment A${i} on Node { next { ...A${i + 1} } children { ...A${i + 1} } }`)} fragment A30 on Node { id }`;

  it.each([
    ['nested fields', `{ ${nested(40, 'node')} }`, 'QUERY_TOO_DEEP'],
    ['fragments that double', laughs, 'QUERY_TOO_DEEP'],
    ['lists in lists', `{ ${nested(8, 'children')} }`.replace('children', 'nodes'), 'QUERY_TOO_EXPENSIVE'],
    [
      'a large page of large lists',
      '{ list(perPage: 100) { items { children { children { id name } } } } }',
      'QUERY_TOO_EXPENSIVE',
    ],
    ['an enormous page', '{ list(perPage: 1000000) { items { id } } }', 'QUERY_TOO_EXPENSIVE'],
    ['aliases', `{ ${many(16, i => `a${i}: node { id }`)} }`, 'TOO_MANY_ALIASES'],
    ['aliases of __typename', `{ ${many(500, i => `a${i}: __typename`)} }`, 'TOO_MANY_ALIASES'],
    [
      'aliases in fragments',
      `{ node { ...A } } fragment A on Node { ${many(16, i => `a${i}: id`)} }`,
      'TOO_MANY_ALIASES',
    ],
    ['directives', `{ node ${'@include(if: true) '.repeat(9)} { id } }`, 'TOO_MANY_DIRECTIVES'],
    ['unknown directives', `{ node { id ${'@x '.repeat(900)} } }`, 'TOO_MANY_DIRECTIVES'],
    ['equal fields', `{ ${'node { name } '.repeat(660)} }`, 'TOO_MANY_FIELDS'],
    ['equal fields below each other', `{ ${`${nested(4, 'node')} `.repeat(50)} }`, 'TOO_MANY_FIELDS'],
    [
      'equal fields in fragments',
      `{ node { ${many(120, i => `...F${i}`)} } } ${many(120, i => `fragment F${i} on Node { id }`)}`,
      'TOO_MANY_FIELDS',
    ],
    [
      'fragments that meet, whatever is in them',
      `{ node { ${many(120, i => `...F${i}`)} } } ${many(120, i => `fragment F${i} on Node { f${i} }`)}`,
      'TOO_MANY_FIELDS',
    ],
    [
      'equal fields behind a cycle of fragments',
      `{ node { ...A } } fragment A on Node { next { ...A } ${'children { id } '.repeat(200)} }`,
      'TOO_MANY_FIELDS',
    ],
    ['tokens', `{ node { ${'id '.repeat(6_000)} } }`, 'TOO_MANY_TOKENS'],
    ['tokens in a list value', `{ ask(value: [${'1 '.repeat(6_000)}]) }`, 'TOO_MANY_TOKENS'],
    ['comments', `{ node { id } } ${'#\n'.repeat(6_000)}`, 'TOO_MANY_TOKENS'],
    ['characters', `{ node(x: "${'a'.repeat(70_000)}") { id } }`, 'QUERY_TOO_LONG'],
    [
      'introspections',
      '{ a: __schema { types { name } } b: __schema { types { name } } c: __schema { types { name } } }',
      'QUERY_TOO_EXPENSIVE',
    ],
  ])('is refused with its code: %s', async (_name, query, code) => {
    const { status, code: given } = await ask(query);
    expect({ status, code: given }).toEqual({ status: 400, code });
    expect((await ask(query, undefined, 'application/json')).status).toBe(200);
  });

  it('is a document nested so far that the parser gives up, where it gets that far', async () => {
    const { status, code } = await ask(`{ ${nested(2_400, 'a')} }`);
    expect(status).toBe(400);
    expect(['QUERY_TOO_DEEP', 'TOO_MANY_TOKENS']).toContain(code);
  });

  it('is judged by what a variable asks for', async () => {
    const query = 'query ($n: Int) { list(perPage: $n) { items { id name children { id name next { id } } } } }';
    expect(await ask(query, { n: 10 })).toMatchObject({ status: 200, code: undefined });
    expect(await ask(query, { n: 5_000 })).toMatchObject({ status: 400, code: 'QUERY_TOO_EXPENSIVE' });
    expect(await ask(query, { n: 10 })).toMatchObject({ status: 200, code: undefined });
    const byDefault = query.replace('$n: Int', '$n: Int = 5000');
    expect(await ask(byDefault)).toMatchObject({ status: 400, code: 'QUERY_TOO_EXPENSIVE' });
    expect(await ask(byDefault, { n: 10 })).toMatchObject({ status: 200, code: undefined });
  });

  it.each([
    '{ posts(perPage: 100) { items { seo { title } } } }',
    `{ ${many(7, i => `a${i}: estimateQuote(items: []) { complete }`)} }`,
  ])('is one that costs more calls than it may: %s', async query => {
    expect(await askReal(query)).toMatchObject({ code: 'QUERY_TOO_EXPENSIVE' });
  });

  it('is one of too many', async () => {
    const query = many(21, i => `query Q${i} { node { id } }`);
    expect(await ask(query, undefined, undefined, 'Q1')).toMatchObject({ status: 400, code: 'TOO_MANY_OPERATIONS' });
    expect(await ask(query)).toMatchObject({ status: 400, code: 'OPERATION_RESOLUTION_FAILURE' });
  });

  it('says by how much', async () => {
    expect((await ask(`{ ${many(20, i => `a${i}: __typename`)} }`)).message).toBe(
      'The operation has 20 aliases. At most 15 are allowed.',
    );
  });

  it.each([
    [
      'category',
      '{ productCategories { children { products(perPage: 100) { items { categories { children { name } } } } } } }',
    ],
    ['related', `{ products(perPage: 100) { items { ${nested(8, 'related(first: 100)')} } } }`],
    ['related once', '{ products(perPage: 100) { items { related(first: 100) { id name path sku } } } }'],
    ['posts', `{ posts(perPage: 100) { items { ${nested(9, 'previous')} ${nested(9, 'next')} } } }`],
    [
      'from child to parent and back',
      '{ productCategories { children { parent { children { parent { children { parent { children { name } } } } } } } } }',
    ],
    ['a call for each product', '{ products(perPage: 100) { items { reviews(perPage: 1) { items { id } } } } }'],
    [
      'a call for each product of one type',
      '{ products(perPage: 100) { items { ... on SimpleProduct { reviews(perPage: 1) { items { id } } } } } }',
    ],
    ['every review of each product', '{ products(perPage: 20) { items { reviews { stars { count } } } } }'],
    [
      'a count of facets for each category',
      '{ productCategories { products(perPage: 1) { facets { onSale { count } } } } }',
    ],
    ['sales on sales', `{ product(slug: "a") { ${nested(5, 'upsells')} } }`],
    ['menus', `{ menus { items { ${nested(9, 'children', 'title')} } } }`],
  ])('is refused on the real schema: %s', async (_name, query) => {
    const { status, code } = await askReal(query);
    expect(status).toBe(400);
    expect(['QUERY_TOO_EXPENSIVE', 'QUERY_TOO_DEEP']).toContain(code);
  });
});
