import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { OrderReceivedQuery, PlaceOrderMutation } from '../gql/unmasked.ts';
import { changed, markCart } from './cartAnswers.ts';
import { answerOf } from './contentAnswers.ts';
import { exampleCart } from './exampleCart.ts';
import type { Named } from './named.ts';
import { type Answers, showSite } from './showSite.tsx';

export const TOTAL = '199.29';
export const cart = exampleCart(TOTAL);

export type Code = Named<PlaceOrderMutation['result'], 'OrderFailure'>['code'];
export type Placed = { data: { result: PlaceOrderMutation['result'] } };
export const placed = (): Placed => ({
  data: {
    result: {
      ...{ __typename: 'OrderPlaced', path: '/order-received/380?key=wc_order_x' },
      ...{ paymentUrl: null, paymentReturns: false },
    },
  },
});
export const failure =
  (code: Code, message: string, left: typeof cart | null = null, storeCheckoutUrl: string | null = null) =>
  (): Placed => ({ data: { result: { __typename: 'OrderFailure', code, message, storeCheckoutUrl, cart: left } } });
export const estimated = (shown: typeof cart) => () => changed(shown);

export const noOrder = answerOf<Omit<OrderReceivedQuery, '__typename'>>({
  order: null,
  site: { __typename: 'Site', vatNumber: null },
});

const base: Answers = {
  Cart: () => answerOf({ cart }),
  UpdateCartCustomer: estimated(cart),
  OrderReceived: () => noOrder,
};

export const button = () => screen.getByRole('button', { name: 'Place Order' });
export const box = (name: string) => screen.getByLabelText(name);

export async function open(answers: Answers = {}) {
  markCart(true);
  const site = showSite('/checkout', { ...base, ...answers });
  await screen.findByRole('heading', { level: 1, name: 'Checkout' });
  return site;
}

export async function fill(answers: Answers = {}) {
  const site = await open(answers);
  const user = userEvent.setup({ advanceTimers: ms => vi.isFakeTimers() && vi.advanceTimersByTime(ms) });
  const texts: [string, string][] = [
    ['Email', 'sipho@example.test'],
    ['First name', 'Sipho'],
    ['Last name', 'Dube'],
    ['Street address', '1 Main Rd'],
    ['Town or city', 'Cape Town'],
    ['Postal code', '8001'],
  ];
  for (const [name, value] of texts) {
    await user.click(box(name));
    await user.paste(value);
  }
  await user.selectOptions(screen.getByRole('combobox', { name: 'Province' }), 'WC');
  await user.click(screen.getByRole('checkbox', { name: /^I have read/ }));
  return { ...site, user };
}

/** Waits until the store has been told the whole place, which happens a moment after the last of it was typed. */
export const reported = ({ asked }: Site) =>
  waitFor(() => {
    const { input } = asked.findLast(({ name }) => name === 'UpdateCartCustomer')?.variables ?? {};
    expect(input).toMatchObject({ billing: { country: 'ZA', state: 'WC', city: 'Cape Town', postcode: '8001' } });
  });

export type Site = { asked: { name: string; variables: Record<string, unknown> }[] };
export const sentBy = ({ asked }: Site) =>
  asked.filter(({ name }) => name === 'PlaceOrder').map(({ variables }) => variables.input as Record<string, unknown>);
