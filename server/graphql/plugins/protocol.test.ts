import { serverAudits } from 'graphql-http';
import { createYoga } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import { createErrorMask } from '../errorMask.ts';
import { createLimits } from './limits.ts';
import { ask, log, many, nested, recursive, serve } from './test/asking.ts';

describe('a document that is not valid', () => {
  it.each([
    ['no syntax', '{ node {', 'GRAPHQL_PARSE_FAILED'],
    ['empty', ' ', 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', '{ nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a cycle of fragments',
      '{ node { ...A } } fragment A on Node { next { ...B } } fragment B on Node { next { ...A } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['a fragment in itself', '{ node { ...A } } fragment A on Node { ...A }', 'GRAPHQL_VALIDATION_FAILED'],
    ['an unknown fragment', '{ node { ...A } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['a literal of the wrong type', '{ ask(value: "a") }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'introspection without end',
      `{ __schema { types { ${nested(8, 'fields { type')}${' }'.repeat(8)} } } }`.replace(/id/, 'name'),
      'GRAPHQL_VALIDATION_FAILED',
    ],
  ])('is refused with its code: %s', async (_name, query, code) => {
    expect(await ask(query)).toMatchObject({ status: 400, code });
  });

  it('has a code for a variable of the wrong type', async () => {
    const query = 'query ($v: Int!) { ask(value: $v) }';
    for (const variables of [{ v: 'x' }, {}, { v: null }, { v: 1e12 }])
      expect(await ask(query, variables)).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
  });

  it('takes no long time, whatever it repeats', async () => {
    const documents = [
      `{ node { ${'id '.repeat(4_900)} } }`,
      `{ ${'node { id } '.repeat(1_200)} }`,
      `{ node { ${'... on Node { id } '.repeat(700)} } }`,
      `{ node { ${many(300, i => `...F${i}`)} } } ${many(300, i => `fragment F${i} on Node { id name next { id } }`)}`,
      `{ node { ...F0 } } ${many(190, i => `fragment F${i} on Node { ...F${i + 1} ...F${i + 1} ...F${i + 1} }`)} fragment F190 on Node { id }`,
      `{ ${'nothing '.repeat(4_900)} }`,
      `query (${many(800, i => `$v${i}: Int`)}) { node { id } }`,
      `{ node(${many(1_200, i => `a${i}: 1`)}) { id } }`,
    ];
    for (const document of documents) {
      const { ms, status } = await ask(document);
      expect([200, 400]).toContain(status);
      expect(ms, document.slice(0, 80)).toBeLessThan(1_500);
    }
  });

  it('learns no names where introspection is off', async () => {
    expect((await ask('{ nod }')).message).toContain('Did you mean');
    expect((await serve(recursive, { public: true })('{ nod }')).message).toBe(
      'Cannot query field "nod" on type "Query".',
    );
  });
});

describe('the server over HTTP', () => {
  const yoga = createYoga({
    schema: recursive,
    logging: false,
    cors: false,
    maskedErrors: { maskError: createErrorMask({ log }) },
    plugins: createLimits({ public: false }),
  });

  it('passes every audit of graphql-http', async () => {
    const audits = serverAudits({ url: 'http://localhost/graphql', fetchFn: yoga.fetch });
    const results = await Promise.all(audits.map(async audit => ({ name: audit.name, result: await audit.fn() })));
    expect(results.filter(({ result }) => result.status !== 'ok').map(({ name }) => name)).toEqual([]);
    expect(results.length).toBe(61);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
    '',
  ])('takes no operation as %s', async type => {
    const response = await yoga.fetch('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': type },
      body: 'query=mutation{write}',
    });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }] });
  });

  it('writes nothing on GET', async () => {
    const response = await yoga.fetch('http://localhost/graphql?query=mutation%7Bwrite%7D');
    expect(response.status).toBe(405);
  });
});
