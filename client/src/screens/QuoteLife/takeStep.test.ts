import { expect, test } from 'vitest';
import type { Ask } from '../../data/ask.ts';
import { sendTexts } from '../../forms/texts.ts';
import { takeStep } from './takeStep.ts';
import { quoteLifeTexts as texts } from './texts.ts';

const again = { step: 'again', reference: 'Q-0W3XK-7QF2P' };

test('a request that this browser may not read is not asked for again, and no service is blamed', async () => {
  const ask = (async () => ({ data: { quoteRequest: null }, errors: [] })) as unknown as Ask;
  expect(await takeStep(ask, again)).toMatchObject({
    data: { step: 'again', code: 'QUOTE_NOT_FOUND', message: texts.find.unfit },
    init: { status: 422 },
  });
});

test.each([
  ['RATE_LIMITED', 429, sendTexts.limited],
  ['UPSTREAM_TIMEOUT', 503, sendTexts.unsent],
])('what kept it from being read is told: %s', async (code, status, message) => {
  const errors = [{ message: 'Not now.', extensions: { code } }];
  const ask = (async () => ({ data: { quoteRequest: null }, errors })) as unknown as Ask;
  for (const step of ['again', 'open'])
    expect(await takeStep(ask, { ...again, step })).toMatchObject({ data: { message }, init: { status } });
});

test('a step leads back to its request, however its reference was written', async () => {
  const ask = (async () => ({
    data: { result: { __typename: 'QuoteRequest' } },
    errors: [],
  })) as unknown as Ask;
  const taken = (await takeStep(ask, { step: 'withdraw', reference: 'Q-0W3XK-7QF2P\n' })) as Response;
  expect(taken.headers.get('location')).toBe('/quote/q-0w3xk-7qf2p%0A#outcome');
});

test('a gateway that does not answer is', async () => {
  const ask = (async () => {
    throw new Error('away');
  }) as unknown as Ask;
  expect(await takeStep(ask, again)).toMatchObject({ data: { code: 'NOT_SENT' }, init: { status: 503 } });
});
