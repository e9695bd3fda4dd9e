import { expect, test } from 'vitest';
import type { Ask } from '../../data/ask.ts';
import { sendTexts } from '../../forms/texts.ts';
import { takeAccountStep } from './takeAccountStep.ts';
import { accountTexts } from './texts.ts';

type Said = Record<string, unknown>;

/** A gateway that knows one order of the account. */
function gatewayWith(items: object[], added: object = { __typename: 'Cart', itemCount: 3 }) {
  return gatewayOf({ orders: [{ id: '7', items }] }, added);
}

function gatewayOf(account: object | null, added: object = {}) {
  const asked: { name: string; variables: unknown }[] = [];
  const answers: Said = { Account: { account }, AddCartItems: { result: added } };
  const ask = (async ({ name }: { name: string }, variables: unknown) => {
    asked.push({ name, variables });
    return { data: answers[name], errors: [] };
  }) as unknown as Ask;
  return { ask, asked };
}
const options = [{ name: 'Print colour', value: 'Red' }];
const seal = { name: 'Seal', productId: '12', variationId: '13', options, quantity: 2 };
const again = { step: 'buyAgain', order: '7', orders: '3', idempotencyKey: 'page' };

test('buying an order again puts what is still sold into the cart, once however often it is pressed', async () => {
  const { ask, asked } = gatewayWith([seal, { ...seal, productId: null }]);
  const answer = (await takeAccountStep(ask, again)) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart']);
  expect(asked[0]).toEqual({ name: 'Account', variables: { orderPage: 3, requestPage: 1 } });
  expect(asked.at(-1)).toEqual({
    name: 'AddCartItems',
    variables: {
      input: {
        items: [
          { product: '12', variation: '13', options: [{ attribute: 'Print colour', value: 'Red' }], quantity: 2 },
        ],
        key: 'buyAgain 7 page',
      },
    },
  });
});

test('an order of which nothing is sold any more is told, and no cart is touched', async () => {
  const { ask, asked } = gatewayWith([{ ...seal, productId: null }]);
  expect(await takeAccountStep(ask, again)).toMatchObject({ data: { message: accountTexts.notAgain } });
  expect(asked.map(({ name }) => name)).toEqual(['Account']);
});

test.each([
  ['the shop does not answer', { orders: null }],
  ['nobody is signed in any more', null],
  ['newer orders have moved it to another page', { orders: [{ id: '8', items: [seal] }] }],
])('an order that cannot be read is not said to be sold no more: %s', async (_, account) => {
  const { ask, asked } = gatewayOf(account);
  expect(await takeAccountStep(ask, again)).toMatchObject({
    data: { message: sendTexts.unsent },
    init: { status: 503 },
  });
  expect(asked.map(({ name }) => name)).toEqual(['Account']);
});

test('what the shop says against it is told', async () => {
  const { ask } = gatewayWith([seal], { __typename: 'OutOfStock', code: 'OUT_OF_STOCK', message: 'Only 1 is left.' });
  expect(await takeAccountStep(ask, again)).toMatchObject({
    data: { message: 'Only 1 is left.' },
    init: { status: 422 },
  });
});

// `constructor` was called like a step: what it gave back ended the process as the page was drawn.
test.each(['none', '', 'constructor', '__proto__', 'toString'])('no step is called %o', async step => {
  const { ask, asked } = gatewayWith([seal]);
  const taking = async () => takeAccountStep(ask, { step });
  await expect(taking()).rejects.toMatchObject({ status: 405 });
  expect(asked).toEqual([]);
});
