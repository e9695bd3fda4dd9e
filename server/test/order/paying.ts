import { expect } from 'vitest';
import type { Embedded } from '../embedded.ts';
import { emailOf, order } from '../ordering.ts';
import type { Shopper } from '../shopper.ts';

const PAYMENT = `order(id: $id, key: $key, email: $email) { status paymentState needsPayment paymentUrl paymentReturns paidAt
  paymentMethod { id paidElsewhere } }`;
/** An order of one of that name, to be paid by card. */
export const card = (name: string, more: object = {}) =>
  order({ billing: emailOf(name), paymentMethod: 'card_test', ...more });

export interface Placed {
  id: string;
  key: string;
}

/** An order with its payment, as this visitor may read it. */
export async function read(shopper: Shopper, { id, key }: Placed, email: string | null = null) {
  const query = `query ($id: ID!, $key: String!, $email: String) { ${PAYMENT} }`;
  const { data, errors } = await shopper.ask(query, { id, key, email });
  expect(errors).toEqual([]);
  return data.order;
}

/** What is in the cart, and the order of it that is not paid yet. */
export async function readUnpaid(shopper: Shopper) {
  const { data } = await shopper.ask('{ cart { itemCount unpaidOrder { id path state } } }');
  return data.cart;
}

/** How orders of a service are paid. */
export const paying = (service: Embedded) => ({
  /** What a browser does on the provider's page; answers where it is led. */
  async atProvider({ id, key }: Placed, act: 'pay' | 'decline' | 'leave' | 'slow'): Promise<string> {
    const query = new URLSearchParams({ order: id, key, do: act, seconds: '1' });
    const url = `${service.demo.url}/card-test/?${query}`;
    return (await fetch(url, { redirect: 'manual' })).headers.get('location')!;
  },
});
