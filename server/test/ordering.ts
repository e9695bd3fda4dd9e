import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { AskingPartner } from '../graphql/requestContext.ts';
import type { TestGateway } from './ask.ts';
import { billing, CART, change, productId } from './buying.ts';
import type { Embedded } from './embedded.ts';
import { newShopper, type Shopper } from './shopper.ts';

/** What a test reads of an order. */
export const ORDER = `id number placedAt status note paymentMethod { id title description } items { name quantity path total { gross { amount } } }
  totals { items { gross { amount } } total { amount currency } } billingAddress { firstName email } shippingAddress { city email }`;
const RESULT = `__typename ... on OrderPlaced { id key path order { ${ORDER} } } ... on ValidationFailure { code errors { field code message } }
  ... on OrderFailure { code message cart { ${CART} } }`;
export const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ${RESULT} } }`;

export const emailOf = (name: string) => ({ ...billing, email: `${name}@example.test` });

/** An order for what a buyer of `ordering` has in the cart, with a key of its own. */
export const order = (more: Record<string, unknown> = {}) => ({
  ...{ key: randomUUID(), billing, shipping: null, paymentMethod: 'bacs', total: '199.29', terms: true },
  ...more,
});

/** Places an order, which must answer without an error. */
export async function place(shopper: Shopper, input: Record<string, unknown>) {
  const { data, errors } = await shopper.ask(PLACE, { input });
  expect(errors).toEqual([]);
  return data.placeOrder;
}

interface ShopOrder {
  id: number;
  customer_note: string;
  total: string;
  payment_method: string;
  billing: { email: string };
}

/** Buyers of a service, and the orders that it has. */
export const ordering = (service: Embedded) => ({
  /** A visitor with two pieces of a product in the cart. */
  async buyer(gateway: TestGateway = service.gateway, slug = 'on-sale', partner?: AskingPartner): Promise<Shopper> {
    const shopper = newShopper(gateway, partner && { partner });
    await change(shopper, 'addCartItem', { product: await productId(service, slug), quantity: 2 });
    return shopper;
  },
  /** Orders as the shop's back office lists them. */
  async orders(email: string): Promise<ShopOrder[]> {
    const { username, applicationPassword, url } = service.demo;
    const authorization = `Basic ${Buffer.from(`${username}:${applicationPassword}`).toString('base64')}`;
    const response = await fetch(`${url}/wp-json/wc/v3/orders?per_page=100`, { headers: { authorization } });
    return ((await response.json()) as ShopOrder[]).filter(one => one.billing.email === email);
  },
});
