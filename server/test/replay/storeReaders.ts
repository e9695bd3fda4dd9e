import { idIn, type Reader, scope, shopper } from './reader.ts';

const REFUSED = [400, 401, 403, 404, 409];

const CHANGES = [
  ...['add-item', 'update-item', 'remove-item', 'apply-coupon', 'remove-coupon'],
  ...['update-customer', 'select-shipping-rate'],
];

/** One change by itself, without a batch around it. */
const cartChange = (method: 'POST' | 'DELETE', change: string): Reader => ({
  method,
  path: new RegExp(`^/wc/store/v1/cart/${change}$`),
  route: `wc/store/v1/cart/${change}`,
  refusals: REFUSED,
  async read({ store, shop }, { body }) {
    shop.features.cartBatch = false;
    const write = { method, path: change, body: (body ?? {}) as Record<string, unknown> };
    const { answer, refusals } = await store.carts.write(shopper(), [write]);
    const [refused] = refusals;
    return refused ? { refused: refused.code } : Number(Boolean(answer) || method === 'DELETE');
  },
});

export const store: Reader[] = [
  {
    method: 'GET',
    path: /^\/wc\/store\/v1\/cart$/,
    route: 'wc/store/v1/cart',
    read: async ({ store }) => Number(Boolean(await store.carts.read(shopper()))),
  },
  ...CHANGES.map(change => cartChange('POST', change)),
  cartChange('DELETE', 'items'),
  {
    method: 'POST',
    path: /^\/wc\/store\/v1\/batch$/,
    route: 'wc/store/v1/batch',
    async read({ store }) {
      const write = { path: 'add-item', body: { id: 1 } };
      return (await store.carts.write(shopper(), [write, write])).refusals.length;
    },
  },
  {
    method: 'POST',
    path: /^\/wc\/store\/v1\/checkout$/,
    route: 'wc/store/v1/checkout',
    read: async ({ store }) => Number(Boolean(await store.checkout.place(shopper(), {}))),
  },
  {
    method: 'GET',
    path: /^\/wc\/store\/v1\/order\/\d+$/,
    route: 'wc/store/v1/order',
    none: /^woocommerce_rest_invalid_/,
    read: async ({ store }, { path }) => {
      const found = await store.orders.byKey(scope(), idIn(path), 'wc_order_key', 'sipho@example.test');
      return found && found !== 'customers' ? 1 : 0;
    },
  },
];

export const forms: Reader[] = (['quote', 'contact'] as const).map(form => ({
  method: 'POST',
  path: form === 'quote' ? /^\/diri\/v1\/submit-quote$/ : /^\/contact\/v1\/submit$/,
  route: form === 'quote' ? 'diri/v1/submit-quote' : 'contact/v1/submit',
  refusals: [400],
  async read({ forms }) {
    const refusal = await forms.submit(form, {}, 5_000);
    return refusal ? { refused: refusal.code } : 1;
  },
}));
