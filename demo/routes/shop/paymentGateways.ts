import { wholeList } from '../../rest/list.ts';
import type { Route } from '../../rest/route.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../../store/payment.ts';
import { refuseList } from './shop.ts';

const BASE = '/wc/v3/payment_gateways';

/** The ways to pay, also those switched off; the store itself names only the ids it offers. */
export const paymentGateways = (): Route[] => [
  {
    path: BASE,
    GET: { permit: refuseList, answer: () => wholeList(PAYMENT_METHODS.map(wire)) },
  },
];

const wire = ({ id, title, description, instructions, enabled }: PaymentMethod) => ({
  id,
  title,
  description,
  enabled,
  settings: instructions === undefined ? {} : { instructions: { id: 'instructions', value: instructions } },
});
