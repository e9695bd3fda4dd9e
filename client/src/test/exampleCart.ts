import type { Cart } from '../cart/store/lines.ts';
import { nowhere } from './cartAnswers.ts';

type Rate = Cart['shippingPackages'][number]['rates'][number];

const money = (amount: string): Rate['price']['gross'] => ({ __typename: 'Money', amount, currency: 'ZAR' });
const taxed = (amount: string): Rate['price'] => ({ __typename: 'TaxedMoney', gross: money(amount) });

const rate = (id: string, name: string, price: string, selected: boolean): Rate => ({
  ...{ __typename: 'ShippingRate', id, name, description: '', deliveryTime: '', price: taxed(price), selected },
});

const wayToPay = (id: string, title: string, description = ''): Cart['paymentMethods'][number] => ({
  ...{ __typename: 'PaymentMethod', id, title, description, paidElsewhere: false, accounts: [] },
});

/** A cart with all that an order needs. */
export const exampleCart = (total: string, more: Partial<Cart> = {}): Cart => ({
  __typename: 'Cart',
  items: [
    {
      ...{ __typename: 'CartItem', key: 'k1', id: '501', productId: '5', name: 'Void Label', image: null, quantity: 2 },
      options: [{ __typename: 'ItemOption', name: 'Colour', value: 'Blue' }],
      ...{
        sku: null,
        path: null,
        price: money('42.72'),
        backordered: false,
        nextBreak: null,
        subtotal: taxed('85.44'),
      },
      quantityLimits: { __typename: 'QuantityLimits', minimum: 1, maximum: 9999, step: 1, editable: true },
    },
  ],
  ...{ itemCount: 2, coupons: [], fees: [], notices: [], unpaidOrder: null, hash: `hash of ${total}` },
  totals: {
    ...{ __typename: 'CartTotals', items: taxed('85.44'), discount: taxed('0'), shipping: taxed('113.85') },
    taxLines: [{ __typename: 'TaxLine', name: 'VAT', rate: '15', amount: money('25.99') }],
    total: money(total),
  },
  ...{
    billingAddress: nowhere,
    shippingAddress: nowhere,
    needsShipping: true,
    needsPayment: true,
    storeCheckoutUrl: null,
  },
  shippingPackages: [
    {
      ...{ __typename: 'ShippingPackage', id: '0', name: 'Shipment' },
      rates: [rate('flat', 'Courier', '113.85', true), rate('pickup', 'Collect', '0', false)],
    },
  ],
  paymentMethods: [
    wayToPay('bacs', 'Bank transfer (EFT)', 'To our account.'),
    wayToPay('cod', 'Cash on delivery'),
    { ...wayToPay('card_test', 'Card'), paidElsewhere: true },
  ],
  ...more,
});
