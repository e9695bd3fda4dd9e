import { expect, test } from 'vitest';
import { cartFailureTexts } from '../../../rules/texts/cart.ts';
import { type Ask, createAsk } from '../data/ask.ts';
import { changePosted } from './postedCart.ts';

const nobody = (async () => {
  throw new Error('Nobody is asked');
}) as unknown as Ask;

test.each(['none', 'constructor', '__proto__'])(
  'a form that asks for no change of the cart (%o) changes nothing',
  async cart => {
    const form = new FormData();
    form.set('cart', cart);
    const answer = (await changePosted(nobody, form)) as Response;
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart']);
  },
);

test('goods whose option is nested beyond what can be sent are refused, and nobody is told to try again later', async () => {
  const ask = createAsk('https://labels.example/graphql', async () => {
    throw new Error('Nothing is sent');
  });
  const form = new FormData();
  form.set('add', `{"product":"1","options":[${'['.repeat(20_000)}${']'.repeat(20_000)}]}`);
  const answer = (await changePosted(ask, form)) as { data: { message: string }; init: { status: number } };
  expect([answer.init.status, answer.data.message]).toEqual([422, cartFailureTexts.REFUSED]);
});
