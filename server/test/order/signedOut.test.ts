import { expect, it } from 'vitest';
import { change, productId } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';
import { startMailing } from '../mailing.ts';
import { order, ordering, place } from '../ordering.ts';
import { EMAIL } from '../quoting.ts';
import { linkFor } from '../signingIn.ts';

const service = startEmbedded();
const { buyer } = ordering(service);

const SIGN_IN = 'mutation ($token: String!) { signIn(input: { token: $token }) { ... on Account { email } } }';
const SIGN_OUT = 'mutation { signOut(input: {}) { everywhere } }';
const FIND = 'query ($id: ID!, $key: String!) { order(id: $id, key: $key) { id } }';
const CART = '{ cart { itemCount billingAddress { email } } }';

it('leaves order, address and cart of whoever signs out to nobody at the same browser', async () => {
  const { gateway, mailbox, submit } = await startMailing(service);
  await submit();
  const browser = await buyer(gateway);
  await browser.ask(SIGN_IN, { token: await linkFor(gateway, mailbox, EMAIL) });
  const { id, key } = await place(browser, order());
  await change(browser, 'addCartItem', { product: await productId(service, 'roll-2') });
  const found = async () => (await browser.ask(FIND, { id, key })).data.order;
  expect(await found()).toEqual({ id });
  expect((await browser.ask(CART)).data.cart.billingAddress).toEqual({ email: expect.stringMatching(/@/) });
  browser.cookies.set('coupon', 'ten');
  await browser.ask(SIGN_OUT);
  // All that is left says to other tabs that what they keep is to be forgotten.
  expect([...browser.cookies.keys()]).toEqual(['signed-out']);
  expect(await found()).toBeNull();
  expect((await browser.ask(CART)).data.cart).toBeNull();
});

it('leaves its cart to a program that holds it by a header', async () => {
  const { gateway } = await startMailing(service);
  const asked = (cartToken: string, query: string) =>
    gateway.fetch(
      new Request('http://localhost:4000/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'cart-token': cartToken },
        body: JSON.stringify({ query }),
      }),
    );
  const product = await productId(service, 'roll-2');
  const add = `mutation { addCartItem(input: { product: "${product}" }) { __typename } }`;
  const token = (await asked('new', add)).headers.get('cart-token')!;
  const { headers } = await asked(token, SIGN_OUT);
  expect(headers.get('cart-token')).toBeNull();
  expect(headers.getSetCookie().filter(line => !/^(buyer|signed-out)/.test(line))).toEqual([]);
  expect(await (await asked(token, CART)).json()).toMatchObject({ data: { cart: { itemCount: 1 } } });
});
