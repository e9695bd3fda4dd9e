import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLError } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { DeadlineError } from '../cache/deadline.ts';
import { currentRequestId, requestIdFor, withRequestId } from '../http/requestId.ts';
import { tooMany } from '../http/tooMany.ts';
import { UpstreamError } from '../upstreams/errors.ts';
import { createErrorMask } from './errorMask.ts';

const lines: { level: number; requestId?: string; code?: string; path?: string; err?: { stack?: string } }[] = [];
const log = pino({}, { write: line => lines.push(JSON.parse(line)) });
beforeEach(() => {
  lines.length = 0;
});

let failure: unknown;
const fail = () => {
  throw failure;
};
const schema = makeExecutableSchema({
  typeDefs: 'type Query { fail(value: Int): String  failing: [String]  sure: String! }',
  resolvers: { Query: { fail, failing: () => [failure], sure: () => null } },
});
const yoga = createYoga({
  schema,
  logging: false,
  maskedErrors: { maskError: createErrorMask({ log }) },
  context: ({ request }) => (request.headers.get('x-break') ? fail() : {}),
});

async function ask(query: string, headers: Record<string, string> = {}, variables: object = {}) {
  const response = await withRequestId('request-1', () =>
    Promise.resolve(
      yoga.fetch('http://localhost/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      }),
    ),
  );
  const text = await response.text();
  return { status: response.status, text, error: JSON.parse(text).errors?.[0] };
}

it('names the variable whose value does not fit', async () => {
  const { error } = await ask('query ($value: Int) { fail(value: $value) }', {}, { value: '1' });
  expect(error).toEqual({
    message: 'Variable "$value": Int cannot represent non-integer value: "1"',
    locations: [{ line: 1, column: 8 }],
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

describe('an error of a resolver', () => {
  it('that nobody foresaw is told as nothing but a code and the request, and logged in full', async () => {
    failure = new TypeError('cannot read password "hunter2" at /srv/app');
    const { error, text } = await ask('{ fail }');
    expect(error).toEqual({
      message: 'Something went wrong.',
      path: ['fail'],
      locations: [{ line: 1, column: 3 }],
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'request-1' },
    });
    expect(text).not.toMatch(/hunter2|srv/);
    expect(lines).toMatchObject([{ level: 50, requestId: 'request-1', path: 'fail' }]);
    expect(lines[0]!.err?.stack).toContain('hunter2');
  });

  it.each([
    [new UpstreamError('shop', '/wc/v3/products', 'unreachable'), 'UPSTREAM_UNREACHABLE', 'The shop did not answer.'],
    [new UpstreamError('shop', '/wc/v3/products', 'resting'), 'UPSTREAM_UNREACHABLE', 'The shop did not answer.'],
    [new UpstreamError('shop', '/wc/v3/products', 'timeout'), 'UPSTREAM_TIMEOUT', 'The shop did not answer in time.'],
    [new UpstreamError('store', '/x', 'timeout'), 'UPSTREAM_TIMEOUT', 'The shop did not answer in time.'],
    [new UpstreamError('content', '/x', 'timeout'), 'UPSTREAM_TIMEOUT', 'The content service did not answer in time.'],
    [new UpstreamError('forms', '/x', 'timeout'), 'UPSTREAM_TIMEOUT', 'The form service did not answer in time.'],
    [new DeadlineError(), 'UPSTREAM_TIMEOUT', 'The service did not answer in time.'],
    [
      new UpstreamError('shop', '/x', 'status', { status: 500, text: 'SQL: secret' }),
      'UPSTREAM_ERROR',
      'The shop answered with an error.',
    ],
    [
      new UpstreamError('shop', '/x', 'status', { status: 401 }),
      'UPSTREAM_UNAUTHORIZED',
      'The shop refused the gateway.',
    ],
    [
      new UpstreamError('shop', '/x', 'not-json', { text: '<b>secret' }),
      'UPSTREAM_INVALID_ANSWER',
      'The shop gave an answer that could not be read.',
    ],
  ])('of a service is told by its kind: %s', async (error, code, message) => {
    failure = error;
    const answer = await ask('{ fail }');
    expect(answer.error).toMatchObject({ message, extensions: { code, requestId: 'request-1' } });
    expect(answer.text).not.toMatch(/secret|wc\/v3|stack/i);
    expect(lines).toMatchObject([{ level: 40, code }]);
  });

  it('with a code passes, and is not logged', async () => {
    failure = new GraphQLError('Give exactly one of slug, id.', { extensions: { code: 'BAD_USER_INPUT' } });
    expect((await ask('{ fail }')).error).toMatchObject({
      message: 'Give exactly one of slug, id.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(lines).toEqual([]);
  });

  it('that wraps another is told by the other', async () => {
    failure = new GraphQLError('outer', { originalError: new Error('inner secret'), extensions: { code: 'X' } });
    expect((await ask('{ fail }')).error).toMatchObject({ message: 'Something went wrong.' });
  });

  it('is logged once however many fields it reaches', async () => {
    failure = new Error('x');
    await ask('{ a: fail b: fail failing }');
    expect(lines.length).toBe(1);
  });

  it.each(['text', undefined, null, { an: 'object' }, 7])('may be anything: %s', async thrown => {
    failure = thrown;
    expect((await ask('{ fail }')).error.extensions.code).toBe('INTERNAL_SERVER_ERROR');
  });

  it('of an answer that does not fit the schema is no fault of the client', async () => {
    expect((await ask('{ sure }')).error).toMatchObject({ extensions: { code: 'INTERNAL_SERVER_ERROR' } });
  });
});

describe('an error before any resolver', () => {
  it('is a 500 where nobody foresaw it', async () => {
    failure = new Error('secret');
    const { status, error } = await ask('{ fail }', { 'x-break': '1' });
    expect(status).toBe(500);
    expect(error).toMatchObject({ message: 'Something went wrong.', extensions: { requestId: 'request-1' } });
  });

  it('keeps the status of a refusal', async () => {
    failure = tooMany(3_000);
    const { status, error } = await ask('{ fail }', { 'x-break': '1' });
    expect(status).toBe(429);
    expect(error).toMatchObject({
      message: 'Too many requests. Try again in 3 s.',
      extensions: { code: 'RATE_LIMITED' },
    });
  });
});

describe('a request id', () => {
  it('is taken from outside where it is harmless', () => {
    expect(requestIdFor('abc-DEF_12')).toBe('abc-DEF_12');
    for (const bad of [
      'short',
      'a'.repeat(65),
      'a b c d e f',
      'line\nbreak-1',
      '<script>alert',
      '../../etc/x',
      undefined,
      ['a'.repeat(8)],
    ])
      expect(requestIdFor(bad)).toMatch(/^[\w-]{12}$/);
  });

  it('is new each time and known to the work it is for', async () => {
    expect(new Set(Array.from({ length: 1_000 }, () => requestIdFor(undefined))).size).toBe(1_000);
    expect(currentRequestId()).toBeUndefined();
    const seen = await Promise.all(
      ['one', 'two'].map(id =>
        withRequestId(id, () => new Promise(resolve => setTimeout(() => resolve(currentRequestId()), 1))),
      ),
    );
    expect(seen).toEqual(['one', 'two']);
  });
});
