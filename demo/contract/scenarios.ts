import type { Stage } from './stage.ts';

/** Something the recorder did without recording it: by the visitor, or in the back office. */
export type Act = (stage: Stage, post: (recorded: number) => number) => unknown;

/** One visitor's recordings, in the order in which they were made, and what was done between them. */
export interface Scenario {
  name: string;
  steps: (string | Act)[];
}

const address = {
  first_name: 'Sipho',
  last_name: 'Dube',
  address_1: '1 Main Rd',
  city: 'Cape Town',
  state: 'WC',
  postcode: '8001',
  country: 'ZA',
};

const add =
  (recorded: number, quantity: number): Act =>
  stage =>
    stage.add(recorded, quantity);

const edit =
  (recorded: number, fields: object): Act =>
  ({ demo: { database } }, post) =>
    database.put('products', { ...database.get('products', post(recorded))!, ...fields });

const stock = (recorded: number, left: number): Act =>
  edit(recorded, { manageStock: true, stockQuantity: left, stockStatus: left > 0 ? 'instock' : 'outofstock' });

const steps = (prefix: string, names: string) => names.split(' ').map(name => `store-${prefix}${name}`);

export const scenarios: Scenario[] = [
  {
    name: 'tokens, nonces and cookies',
    steps: [
      ...steps('', 'cart-empty add-no-nonce-no-token add-bad-nonce add-nonce-only cart-with-cookies'),
      ...steps('add-', 'cookies-and-nonce cookies-no-nonce token-ok token-bad-nonce token-bad-signature token-garbage'),
      ...steps('cart-', 'token-bad-signature token-lowercase-header with-token'),
    ],
  },
  {
    name: 'filling a cart',
    steps: [
      add(100, 4),
      ...steps('add-', 'again-merges outofstock unknown draft no-price too-many qty-0 qty-neg qty-text qty-fraction'),
      ...steps('add-', 'no-id no-qty sold-individually-twice-1 sold-individually-twice-2 external grouped'),
      ...steps('add-variable-', 'parent-no-attrs'),
      ...steps('add-variation-', 'id attrs-slug attrs-label attr-missing attr-bad-value any-attr-missing any-attr'),
      ...steps('update-', 'item unknown-key qty-0'),
      ...steps('', 'add-back update-too-many update-no-qty remove-item remove-item-again'),
    ],
  },
  {
    name: 'coupons',
    steps: [
      add(100, 1),
      ...steps('coupon-', 'apply apply-twice unknown expired minimum empty missing remove'),
      ...steps('coupon-', 'remove-not-applied remove-unknown'),
    ],
  },
  {
    name: 'addresses and shipping',
    steps: [
      add(100, 4),
      'store-update-customer',
      ...steps('update-customer-', 'bad-country bad-email bad-postcode bad-state unknown-field ok-again'),
      ...steps('select-shipping-', 'rate bad bad-package'),
    ],
  },
  {
    name: 'a checkout that is refused',
    steps: [
      add(100, 2),
      ...steps('checkout-', 'no-nonce empty-body missing-shipping-address missing-email'),
      ...steps('checkout-', 'no-payment bad-payment bad-email missing-city country-not-shipped no-payment-method'),
    ],
  },
  {
    name: 'a checkout with a coupon',
    steps: [
      add(100, 2),
      stage => stage.call('POST', '/cart/apply-coupon', { code: 'SAVE10' }),
      ...steps('', 'checkout-ok cart-after-checkout checkout-again-empty-cart'),
      ...steps('order-', 'key key-no-email key-other-client key-bad no-key bad-email 404 in-v3'),
    ],
  },
  {
    name: 'batches',
    steps: [
      ...steps('batch-', 'nonce-in-subrequests token-outer token-both no-auth'),
      ...steps('cart-', 'after-batch items-delete-all items-delete-all-no-auth wholesale-fields'),
      ...steps('', 'cart-big-qty cart-free-shipping checkout-create-account'),
    ],
  },
  {
    name: 'an order that is paid by card',
    steps: [
      add(100, 1),
      ...steps('', 'cart-card-offered checkout-card-redirect cart-after-card-checkout checkout-card-again'),
      'wc-order-card-pending',
      'store-order-card-pending',
      'site-card-decline',
      'wc-order-card-failed',
      'store-order-card-failed',
      'site-card-pay',
      'wc-order-card-paid',
      'store-cart-after-card-paid',
    ],
  },
  { name: 'a batch with a refusal in it', steps: ['store-batch-ok'] },
  {
    name: 'nothing to be sent',
    steps: [
      stage => stage.call('POST', '/cart/update-customer', { shipping_address: address }),
      add(131, 1),
      ...steps('', 'cart-virtual-only checkout-virtual-cod'),
    ],
  },
  {
    name: 'stock falls before checkout',
    steps: [
      stock(116, 12),
      add(116, 5),
      stock(116, 2),
      ...steps('', 'cart-stock-dropped cart-stock-dropped-2nd checkout-stock-dropped'),
      'wc-order-after-stock-drop',
    ],
  },
  {
    name: 'stock runs out before checkout',
    steps: [
      stock(116, 12),
      add(116, 5),
      add(100, 1),
      stock(116, 0),
      ...steps('', 'cart-stock-gone checkout-stock-gone'),
      stock(116, 12),
    ],
  },
  {
    name: 'a product in the cart changes',
    steps: [
      add(100, 1),
      edit(100, { regularPrice: '77.77' }),
      'store-cart-price-changed',
      edit(100, { status: 'draft' }),
      'store-cart-product-unpublished',
      edit(100, { status: 'publish' }),
    ],
  },
  {
    name: 'callers who are known',
    steps: ['store-cart-auth-app', 'store-add-auth-app-no-nonce'],
  },
];
