import { screen } from '@testing-library/react';
import type { Cart } from '../cart/store/lines.ts';
import { markCart, readAnswer } from './cartAnswers.ts';
import { type Answers, showSite } from './showSite.tsx';

/** The cart's page with such a cart in it; `changes` are what was asked besides what a page reads. */
export const open = (first: Cart, answers: Answers = {}) => {
  markCart(true);
  const { asked, router } = showSite('/cart', { Cart: () => readAnswer(first), ...answers });
  const reads = ['Layout', 'Cart', 'CrossSells', 'DeliveryCountries'];
  return { changes: () => asked.filter(({ name }) => !reads.includes(name)), router };
};
export const quantity = (id: number) => screen.findByRole('spinbutton', { name: `Quantity of Label ${id}` });
export const summary = () => screen.getByRole('region', { name: 'Order Summary' });
