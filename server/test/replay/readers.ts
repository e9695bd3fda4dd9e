import { Scope } from '../../cache/scope.ts';
import type { Clients } from '../../contract/clients.ts';
import type { Collection, List } from '../../upstreams/collection.ts';
import { recordingOf } from './edge.ts';

/** What a client made of an answer: how many things it read, or its refusal where the answer is one. */
export type Read = number | { refused: string | null };

/** How the gateway reads a route. */
export interface Reader {
  method: 'GET' | 'POST' | 'DELETE';
  /** the whole path below /wp-json, without the query */
  path: RegExp;
  /** the route's name in the contract */
  route: string;
  read(clients: Clients, call: { path: string; body: unknown }): Promise<Read>;
  /** the gateway asks for a list where one thing was recorded */
  asList?: boolean;
  /** an answer by which the service says 'there is none', and the gateway reads it so */
  none?: RegExp;
  /** a service that keeps the route to itself counts as one that has nothing there */
  mayBeClosed?: boolean;
  /** refusals that are an answer to the visitor, and no error: their statuses */
  refusals?: readonly number[];
  besides?: readonly (readonly [RegExp, unknown])[];
}

const scope = () => new Scope('replay', 10_000);
const shopper = () => ({ scope: scope(), token: 'a-token' });
const idIn = (path: string) => Number(/\/(\d+)/.exec(path)?.[1]);
const bodyOf = (name: string): unknown => recordingOf(name).response.body;

const listed = async (list: Promise<List<unknown>>): Promise<Read> => (await list).items.length;
const rows = <T extends { id: number }>(collection: Collection<T>, set: string) =>
  listed(collection.list(scope(), {}, set));

/** A list of its own, and one row by its id, which the gateway asks for by include=. */
const collection = (path: string, read: Reader['read'], more: Partial<Reader> = {}): Reader => ({
  method: 'GET',
  path: new RegExp(`^${path}(/\\d+)?$`),
  route: path.slice(1),
  read,
  asList: true,
  ...more,
});

const content: Reader[] = [
  {
    method: 'GET',
    path: /^\/$/,
    route: 'index',
    read: async ({ content }) => Number(Boolean(await content.index.read(scope()))),
  },
  collection('/wp/v2/posts', ({ content }) => rows(content.posts, 'full'), { none: /^rest_post_invalid_page_number$/ }),
  collection('/wp/v2/pages', ({ content }) => rows(content.pages, 'full')),
  collection('/wp/v2/media', ({ content }) => rows(content.media, 'full'), { mayBeClosed: true }),
  collection('/wp/v2/categories', async ({ content }) => (await content.terms.categories(scope())).length),
  collection('/wp/v2/tags', async ({ content }) => (await content.terms.tags(scope())).length),
  collection('/wp/v2/users', async ({ content }) => (await content.terms.authors(scope())).length, {
    mayBeClosed: true,
  }),
  collection('/wp/v2/menus', async ({ content }) => (await content.menus.all(scope())).length, {
    besides: [[/menu-items/, []]],
  }),
  collection('/wp/v2/menu-items', async ({ content }) => linksIn(await content.menus.all(scope())), {
    besides: [[/\/wp\/v2\/menus\?/, bodyOf('wp-menus-auth')]],
  }),
];

interface Branch {
  children: Branch[];
}
const linksBelow = (items: readonly Branch[]): number =>
  items.reduce((sum, item) => sum + 1 + linksBelow(item.children), 0);
const linksIn = (menus: readonly { items: Branch[] }[]): number =>
  menus.reduce((sum, menu) => sum + linksBelow(menu.items), 0);

const NO_SETTING = { code: 'rest_setting_setting_invalid', message: '', data: { status: 404 } };

const shop: Reader[] = [
  collection('/wc/v3/products', ({ shop }) => rows(shop.products, 'full')),
  {
    method: 'GET',
    path: /^\/wc\/v3\/variations$/,
    route: 'wc/v3/variations',
    read: async ({ shop }) => (await shop.variations.ofProducts(scope(), anyParent)).flat().length,
  },
  {
    method: 'GET',
    path: /^\/wc\/v3\/products\/\d+\/variations(\/\d+)?$/,
    route: 'wc/v3/products/{id}/variations',
    asList: true,
    async read({ shop }, { path }) {
      shop.features.flatVariations = false;
      return (await shop.variations.ofProducts(scope(), [idIn(path)])).flat().length;
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

const store: Reader[] = [
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
    read: async ({ store }) => Number(Boolean(await store.checkout.place(shopper(), {}, 5_000))),
  },
  {
    method: 'GET',
    path: /^\/wc\/store\/v1\/order\/\d+$/,
    route: 'wc/store/v1/order',
    none: /^woocommerce_rest_invalid_/,
    read: async ({ store }, { path }) =>
      Number(Boolean(await store.orders.byKey(scope(), idIn(path), 'wc_order_key', 'sipho@example.test'))),
  },
];

const forms: Reader[] = (['quote', 'contact'] as const).map(form => ({
  method: 'POST',
  path: form === 'quote' ? /^\/diri\/v1\/submit-quote$/ : /^\/contact\/v1\/submit$/,
  route: form === 'quote' ? 'diri/v1/submit-quote' : 'contact/v1/submit',
  refusals: [400],
  async read({ forms }) {
    const refusal = await forms.submit(form, {}, 5_000);
    return refusal ? { refused: refusal.code } : 1;
  },
}));

/** What capabilities ask, and every route that the gateway does not: a refusal is a refusal wherever it comes from. */
const bare = (name: 'content' | 'shop' | 'store', path: RegExp, route: string): Reader => ({
  method: 'GET',
  path,
  route,
  read: async ({ connections }, { path }) => Number(Boolean(await connections[name].call(path))),
});

export const readers: readonly Reader[] = [
  ...content,
  bare('content', /^\/wp\/v2\/users\/me$/, 'wp/v2/users/me'),
  ...shop,
  ...store,
  ...forms,
];

export const refusalReaders: readonly Reader[] = [
  bare('store', /^\/wc\/store\//, 'wc/store/v1'),
  bare('shop', /^\/wc\//, 'wc/v3'),
  bare('content', /^\//, 'wp/v2'),
];
