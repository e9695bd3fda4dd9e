import { expect, test } from 'vitest';
import type { Ask } from '../data/ask.ts';
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
