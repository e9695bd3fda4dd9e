import { expect } from 'vitest';
import type { TestGateway } from './ask.ts';
import type { Embedded } from './embedded.ts';
import type { Shopper } from './shopper.ts';

/** Lines of a cart, as a test reads them: how many of what. */
export const CART = `__typename itemCount hash items { key id name quantity } notices { code message item index }
  totals { total { amount } shipping { gross { amount } } } paymentMethods { id }`;
const RESULT = `... on Cart { ${CART} } ... on CartFailure { __typename code message field cart { ${CART} } }`;

/** Runs a change of the cart, which must answer without an error. */
export async function change(shopper: Shopper, mutation: string, input: Record<string, unknown>) {
  const { data, errors } = await tryChange(shopper, mutation, input);
  expect(errors).toEqual([]);
  return data[mutation];
}

export function tryChange(shopper: Shopper, mutation: string, input: Record<string, unknown>) {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!`;
  return shopper.ask(`mutation ($input: ${type}) { ${mutation}(input: $input) { ${RESULT} } }`, { input });
}

export async function readCart(shopper: Shopper) {
  const { data, errors } = await shopper.ask(`{ cart { ${CART} } }`);
  expect(errors).toEqual([]);
  return data.cart;
}

export async function productId(service: Pick<Embedded, 'ask'>, slug: string): Promise<string> {
  const { data } = await service.ask('query ($slug: String) { product(slug: $slug) { id } }', { slug });
  return data.product.id;
}

/** Puts a token into a browser's session that the store has never given, or has forgotten. */
export function forgetCart(shopper: Shopper, gateway: Pick<TestGateway, 'services'>): void {
  const { sessions } = gateway.services.commerce;
  const session = sessions({ cookie: `cart=${shopper.cookies.get('cart')}` });
  const claims = Buffer.from(JSON.stringify({ user_id: 't_gone', exp: 1 })).toString('base64url');
  session.keep({ ...session.state!, token: `e30.${claims}.gone` }, true);
  shopper.cookies.set('cart', /^cart=([^;]+)/.exec(session.headers()[0]![1])![1]!);
}

export const address = {
  ...{ firstName: 'Sipho', lastName: 'Dube', address1: '1 Main Rd', city: 'Cape Town', state: 'WC' },
  ...{ postcode: '8001', country: 'ZA', phone: '021 555 0101' },
};
export const billing = { ...address, email: 'sipho@example.test' };
