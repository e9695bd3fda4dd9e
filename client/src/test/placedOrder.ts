import type { OrderReceivedQuery } from '../gql/unmasked.ts';
import { answerOf } from './contentAnswers.ts';
import { money } from './products.ts';

export const taxed = (amount: string) => ({ __typename: 'TaxedMoney' as const, gross: money(amount) });

const address = {
  ...{
    __typename: 'Address' as const,
    firstName: 'Sipho',
    lastName: 'Dube',
    company: 'Highveld',
    address1: '1 Main Rd',
  },
  ...{ address2: '', city: 'Cape Town', state: 'WC', postcode: '8001', country: 'ZA', phone: '021 555 0101' },
};

export type Order = NonNullable<OrderReceivedQuery['order']>;

/** A way of paying: by transfer. */
export const bacs: NonNullable<Order['paymentMethod']> = {
  ...{ __typename: 'PaymentMethod', id: 'bacs', title: 'Bank transfer', description: 'To our account.' },
  ...{ paidElsewhere: false, instructions: '', accounts: [] },
};

/** Two rolls, to be paid by transfer, which has not come yet. */
export const order: Order = {
  ...{ __typename: 'Order', id: '380', number: '380', placedAt: '2026-11-20T10:00:00+02:00', status: 'on-hold' },
  note: 'Purchase order: PO-77',
  ...{ paymentState: 'DUE', needsPayment: false, paymentUrl: null, paymentReturns: false, paidAt: null },
  quoteReference: null,
  paymentMethod: bacs,
  paymentProofs: [],
  items: [
    {
      ...{
        __typename: 'OrderItem',
        productId: '501',
        name: 'Void Label',
        sku: 'VOID-1',
        path: '/product/void-label',
        options: [],
      },
      ...{ quantity: 2, subtotal: taxed('85.44') },
    },
  ],
  ...{ coupons: [], fees: [], shippingMethods: ['Courier'], collected: false },
  totals: {
    ...{ __typename: 'CartTotals', items: taxed('85.44'), discount: taxed('0'), shipping: taxed('113.85') },
    taxLines: [{ __typename: 'TaxLine', name: 'VAT', rate: '15', amount: money('25.99') }],
    total: money('199.29'),
  },
  ...{ refunded: money('0.00'), remaining: money('199.29') },
  billingAddress: { ...address, email: 'sipho@example.test' },
  shippingAddress: { ...address, city: 'Paarl' },
};

export const site = (vatNumber: string | null = null) => ({ __typename: 'Site' as const, vatNumber });
/** The page's answer of that order, with something else about it. */
export const answered = (more: Partial<Order>, vatNumber?: string) => ({
  OrderReceived: () => answerOf({ order: { ...order, ...more }, site: site(vatNumber) }),
});
export const PAY = 'https://shop.example/checkout/order-pay/380/';
/** What makes it one that waits for its payment on the shop's own page. */
export const byCard: Partial<Order> = {
  ...{ status: 'pending', paymentState: 'WAITING', needsPayment: true, paymentUrl: PAY, paymentReturns: true },
  paymentMethod: { ...bacs, id: 'card_test', title: 'Card', description: '', paidElsewhere: true },
};
export const PATH = '/order-received/380?key=wc_order_x';
