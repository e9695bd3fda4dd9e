import type { Cart } from '../cart/store/lines.ts';
import type { UpdateCartItemMutation } from '../gql/unmasked.ts';
import type { Named } from './named.ts';

const money = (amount: number) => ({ __typename: 'Money' as const, amount: amount.toFixed(2), currency: 'ZAR' });
const taxed = (amount: number) => ({ __typename: 'TaxedMoney' as const, gross: money(amount) });

export const nowhere: Cart['billingAddress'] = {
  __typename: 'Address',
  country: 'ZA',
  state: '',
  city: '',
  postcode: '',
};

/** Pieces by product id, as the gateway answers them; each costs 50. */
export function cart(pieces: Record<string, number>, more: Partial<Cart> = {}): Cart {
  const entries = Object.entries(pieces);
  const count = entries.reduce((sum, [, quantity]) => sum + quantity, 0);
  return {
    __typename: 'Cart',
    items: entries.map(([id, quantity]) => ({
      __typename: 'CartItem',
      ...{
        key: `key-${id}`,
        id,
        productId: id,
        name: `Label ${id}`,
        sku: `L-${id}`,
        path: `/product/label-${id}`,
        image: null,
        quantity,
      },
      options: [],
      quantityLimits: { __typename: 'QuantityLimits', minimum: 1, maximum: 9999, step: 1, editable: true },
      backordered: false,
      price: money(50),
      nextBreak: null,
      subtotal: taxed(50 * quantity),
    })),
    itemCount: count,
    coupons: [],
    fees: [],
    totals: {
      __typename: 'CartTotals',
      items: taxed(50 * count),
      discount: taxed(0),
      shipping: null,
      taxLines: [{ __typename: 'TaxLine', name: 'VAT', rate: '15', amount: money(1) }],
      total: money(50 * count),
    },
    unpaidOrder: null,
    needsShipping: true,
    needsPayment: true,
    shippingPackages: [],
    billingAddress: nowhere,
    shippingAddress: nowhere,
    paymentMethods: [],
    storeCheckoutUrl: null,
    hash: null,
    notices: [],
    ...more,
  };
}

export const changed = (answered: Cart) => ({ data: { result: answered } });

type Failure = Named<UpdateCartItemMutation['result'], 'CartFailure'>;

export const refused = (message: string, left: Cart | null = null): { data: { result: Failure } } => ({
  data: {
    result: { __typename: 'CartFailure', code: 'NOT_ENOUGH_STOCK', message, field: 'quantity', cart: left },
  },
});

/** What the gateway says while the store is down. */
export const away = () => ({ errors: [{ message: 'down', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] });

export const readAnswer = (answered: Cart | null) => ({ data: { cart: answered } });

/** The readable cookie of a visitor with a cart. */
export function markCart(filled: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = `has-cart=${filled ? '1' : ''}; path=/; max-age=${filled ? 60 : 0}`;
}
