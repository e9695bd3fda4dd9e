import { expect, test } from 'vitest';
import { createAsk } from './ask.ts';

interface Sent {
  address: string;
  init: RequestInit;
}

const gateway = (answer: unknown, status = 200) => {
  const sent: Sent[] = [];
  const ask = createAsk('https://labels.example/graphql', async (address, init = {}) => {
    sent.push({ address: String(address), init });
    return Response.json(answer, { status });
  });
  return { ask, sent };
};

const operation = (kind: 'query' | 'mutation') => ({ kind, name: 'Example', hash: 'sha256:abc' });
const extensions = { persistedQuery: { version: 1, sha256Hash: 'sha256:abc' } };

test('a query is asked by GET, by its hash', async () => {
  const { ask, sent } = gateway({ data: { page: null } });
  expect(await ask(operation('query'), { slug: 'a&b' })).toEqual({ data: { page: null }, errors: [] });
  const [{ address, init } = { address: '', init: {} }] = sent;
  const { searchParams } = new URL(address);
  expect(Object.fromEntries(searchParams)).toEqual({
    operationName: 'Example',
    variables: '{"slug":"a&b"}',
    extensions: JSON.stringify(extensions),
  });
  expect(init.method ?? 'GET').toBe('GET');
});

test.each([
  ['a mutation', 'mutation', {}],
  ["a query whose answer is the visitor's own", 'query', { personal: true }],
] as const)('%s is asked by POST, with nothing in its address', async (_, kind, options) => {
  const { ask, sent } = gateway({ data: {} });
  await ask(operation(kind), { email: 'lerato@highveld.example' }, options);
  expect(sent[0]?.address).toBe('https://labels.example/graphql');
  expect(sent[0]?.init.method).toBe('POST');
  expect(JSON.parse(String(sent[0]?.init.body))).toEqual({
    operationName: 'Example',
    variables: { email: 'lerato@highveld.example' },
    extensions,
  });
});

test('errors come with what of the data there is', async () => {
  const errors = [{ message: 'No answer', extensions: { code: 'UPSTREAM_TIMEOUT', requestId: 'r-1' } }];
  expect(await gateway({ data: null, errors }).ask(operation('query'), {})).toEqual({ data: undefined, errors });
  expect(await gateway({ data: { a: 1 }, errors }).ask(operation('query'), {})).toEqual({ data: { a: 1 }, errors });
});

test('what is no answer to an operation is a failure', async () => {
  await expect(gateway({}, 502).ask(operation('query'), {})).rejects.toThrow('The gateway answered 502');
  await expect(gateway(null, 500).ask(operation('query'), {})).rejects.toThrow('The gateway answered 500');
});
