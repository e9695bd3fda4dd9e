import { bodyOf, collection, idIn, listed, type Reader, rows, scope } from './reader.ts';

const NO_SETTING = { code: 'rest_setting_setting_invalid', message: '', data: { status: 404 } };

export const shop: Reader[] = [
  collection('/wc/v3/products', ({ shop }) => rows(shop.products, 'full')),
  {
    method: 'GET',
    path: /^\/wc\/v3\/variations$/,
    route: 'wc/v3/variations',
    read: async ({ shop }) => (await shop.variations.ofProducts(scope(), anyParent, 'full')).flat().length,
  },
  {
    method: 'GET',
    path: /^\/wc\/v3\/products\/\d+\/variations(\/\d+)?$/,
    route: 'wc/v3/products/{id}/variations',
    asList: true,
    async read({ shop }, { path }) {
      shop.features.flatVariations = false;
      return (await shop.variations.ofProducts(scope(), [idIn(path)], 'full')).flat().length;
    },
  },
  collection('/wc/v3/products/reviews', ({ shop }) => rows(shop.reviews, 'full')),
  {
    method: 'POST',
    path: /^\/wc\/v3\/products\/reviews$/,
    route: 'wc/v3/products/reviews',
    async read({ shop }) {
      const review = { product: 1, reviewer: 'Lerato', email: 'lerato@example.test', review: 'Good', rating: 4 };
      return Number(Boolean(await shop.reviews.submit(scope(), review)));
    },
  },
  collection('/wc/v3/products/categories', async ({ shop }) => (await shop.categories.all(scope())).length),
  {
    method: 'GET',
    path: /^\/wc\/v3\/products\/attributes$/,
    route: 'wc/v3/products/attributes',
    read: async ({ shop }) => (await shop.attributes.all(scope())).length,
    besides: [[/\/terms/, bodyOf('wc-attribute-terms')]],
  },
  {
    method: 'GET',
    path: /^\/wc\/v3\/products\/attributes\/\d+\/terms$/,
    route: 'wc/v3/products/attributes',
    read: async ({ shop }) => (await shop.attributes.all(scope()))[0]?.terms.length ?? 0,
    besides: [[/\/attributes\?/, (bodyOf('wc-attributes') as unknown[]).slice(0, 1)]],
  },
  {
    method: 'GET',
    path: /^\/wc\/v3\/data\/currencies\/current$/,
    route: 'wc/v3/data/currencies/current',
    read: async ({ shop }) => Number((await shop.currencies.current(scope())).currency === 'ZAR'),
    besides: [[/\/settings\//, NO_SETTING]],
  },
  {
    method: 'GET',
    path: /^\/wc\/v3\/system_status$/,
    route: 'wc/v3/system_status',
    read: async ({ shop }) => Number((await shop.versions.current(scope())) === '10.9.4'),
  },
  {
    method: 'GET',
    path: /^\/wc\/v3\/payment_gateways$/,
    route: 'wc/v3/payment_gateways',
    read: async ({ shop }) => (await shop.paymentMethods.all(scope())).length,
  },
  {
    method: 'GET',
    path: /^\/wc\/v3\/orders$/,
    route: 'wc/v3/orders',
    read: ({ shop }) => listed(shop.orderRecords.list(scope(), {})),
  },
  {
    method: 'GET',
    path: /^\/wc\/v3\/orders\/\d+$/,
    route: 'wc/v3/orders',
    none: /invalid_id$/,
    async read({ shop }, { path }) {
      const order = await shop.orderRecords.byId(scope(), idIn(path));
      return order ? Number(Boolean(await shop.orders.particulars(scope(), order.id))) : 0;
    },
  },
  {
    method: 'GET',
    path: /^\/wc\/v3\/customers$/,
    route: 'wc/v3/customers',
    read: ({ shop }) => listed(shop.customers.list(scope(), {})),
  },
  {
    method: 'GET',
    path: /^\/wc\/v3\/customers\/\d+$/,
    route: 'wc/v3/customers',
    none: /invalid_id$/,
    read: async ({ shop }, { path }) => Number(Boolean(await shop.customers.byId(scope(), idIn(path)))),
  },
  ...(['orders', 'customers'] as const).map(
    (name): Reader => ({
      method: 'POST',
      path: new RegExp(`^/wc/v3/${name}$`),
      route: `wc/v3/${name}`,
      read: async ({ shop }, { body }) =>
        Number(Boolean(await (name === 'orders' ? shop.orderRecords : shop.customers).create(scope(), body))),
    }),
  ),
];

/** Every parent of the recorded variations: the far end answers them all, whoever is asked for. */
const anyParent = [
  ...new Set(
    ['wc-variations-global', 'wc-variations-global-include', 'wc-variations-global-parent'].flatMap(name =>
      (bodyOf(name) as { parent_id: number }[]).map(row => row.parent_id),
    ),
  ),
];
