import { expect, test } from 'vitest';
import type { Ask } from '../../data/ask.ts';
import { exampleRequest } from '../../test/contentAnswers.ts';
import { takeStep } from './takeStep.ts';

const item = { productName: 'Seal', quantity: 25, sku: 'VS-1', notes: 'Red' };

test('the same is asked for again, with what is not sold any more, under the key of the page', async () => {
  const asked: { name: string; variables: unknown }[] = [];
  const items = [
    { ...item, productId: '12', product: { id: '12' } },
    { ...item, productId: '14', product: null },
    // Earlier releases kept no ids.
    { ...item, productId: null, product: { id: '15' } },
    { ...item, productId: null, product: null },
  ];
  const answers: Record<string, object> = {
    QuoteLife: { quoteRequest: { ...exampleRequest('Q-0TNS1-Z5MTV'), items } },
    SubmitQuoteRequest: { result: { __typename: 'QuoteRequest', reference: 'Q-0TNS1-Z5MTW' } },
  };
  const ask = (async ({ name }: { name: string }, variables: unknown) => {
    asked.push({ name, variables });
    return { data: answers[name], errors: [] };
  }) as unknown as Ask;
  const values = { step: 'again', reference: 'Q-0TNS1-Z5MTV', idempotencyKey: 'again 1' };
  const answer = (await takeStep(ask, values)) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([
    ...[303, '/quote/q-0tns1-z5mtw?done=again#outcome'],
  ]);
  expect(asked.at(-1)).toMatchObject({
    name: 'SubmitQuoteRequest',
    variables: {
      input: { key: 'again 1', items: ['12', '14', '15'].map(productId => ({ ...item, productId })) },
    },
  });
});
