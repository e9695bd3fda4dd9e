import { wholeList } from '../../rest/list.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Route } from '../../rest/route.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../../store/payment.ts';
import { refuseList } from './shop.ts';

const BASE = '/wc/v3/payment_gateways';

/** The ways to pay, also those switched off; the store itself names only the ids it offers. */
export const paymentGateways = (rest: Rest): Route[] => [
  {
    path: BASE,
    GET: { permit: refuseList, answer: () => wholeList(PAYMENT_METHODS.map(method => wire(method, rest))) },
  },
];

const wire = ({ id, title, description, instructions, enabled }: PaymentMethod, rest: Rest) => ({
  id,
  title,
  description,
  order: '',
  enabled,
  method_title: title,
  method_description: description,
  method_supports: ['products'],
  needs_setup: false,
  settings: instructions === undefined ? {} : { instructions: { id: 'instructions', value: instructions } },
  _links: { self: [{ href: rest.url(`${BASE}/${id}`) }], collection: [{ href: rest.url(BASE) }] },
});
