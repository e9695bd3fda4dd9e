import { buildSchema, type GraphQLSchema } from 'graphql';
import { readSchema } from '../../graphql/schemas.ts';
import { everythingOf } from './everything.ts';
import { REFUSED } from './upstreamAnswers.ts';

/** What is asked about one service, and the routes that the answers to it are made of. */
export interface Theme {
  /** true where the index is walked anew before each question */
  indexed: boolean;
  /** true where each answer belongs to one visitor, and asking once more would change it */
  personal?: boolean;
  routes: readonly string[];
  /** asked one after another, by one visitor */
  documents: readonly string[];
}

const v3 = (name: string) => `/wp-json/wc/v3/${name}`;
const v2 = (name: string) => `/wp-json/wp/v2/${name}`;

const SHOP = [
  ...['products', 'products', 'products', 'variations', 'variations', 'products/categories', 'products/reviews'].map(
    v3,
  ),
  ...['products/attributes', 'products/attributes/:id/terms', 'data/currencies/current'].map(v3),
];
const CONTENT = [
  ...['posts', 'posts', 'pages', 'pages', 'media', 'categories', 'tags', 'users', 'menus', 'menu-items'].map(v2),
  '/wp-json/',
];
const CART = '/wp-json/wc/store/v1/cart';

/** The schema as clients see it, without resolvers. */
export const schema: GraphQLSchema = buildSchema(readSchema().join('\n'));

const all = (field: string, args = '') => `${field}${args} ${everythingOf(schema, 'query', field)}`;
const query = (...fields: string[]) => `{ ${fields.join(' ')} }`;

const shop = query(
  all('products', '(perPage: 3)'),
  all('product', '(slug: "any")'),
  ...['productCategories', 'reviews'].map(field => all(field)),
  all('productCategory', '(slug: "security")'),
);
const content = query(
  ...['posts', 'pages', 'postCategories', 'postTags', 'authors', 'menus', 'site'].map(field => all(field)),
  all('post', '(slug: "any")'),
  all('page', '(slug: "any")'),
  all('media', '(id: 33)'),
);
const found = query(
  all('search', '(query: "label")'),
  all('sitemap'),
  'sitemapSize',
  all('route', '(path: "/product/security-void-label")'),
  all('skus', '(skus: ["DIRI-1"])'),
);
const add = `mutation { addCartItem(input: { product: "100" }) ${everythingOf(schema, 'mutation', 'addCartItem')} }`;
const email = 'buyer@example.test';

export const themes: Record<string, Theme> = {
  shop: { indexed: false, routes: SHOP, documents: [shop] },
  content: { indexed: false, routes: CONTENT, documents: [content] },
  'shop by the index': { indexed: true, routes: SHOP, documents: [shop, found] },
  'content by the index': { indexed: true, routes: CONTENT, documents: [content, found] },
  cart: {
    indexed: false,
    personal: true,
    routes: [
      CART,
      CART,
      CART,
      CART + REFUSED,
      '/wp-json/wc/v3/payment_gateways',
      '/wp-json/wc/v3/system_status',
      '/wp-json/',
    ],
    documents: [add, query(all('cart')), `mutation { clearCart ${everythingOf(schema, 'mutation', 'clearCart')} }`],
  },
  order: {
    indexed: false,
    personal: true,
    routes: ['/wp-json/wc/store/v1/order', '/wp-json/wc/store/v1/order', v3('orders')],
    documents: [query(all('order', `(id: "1", key: "wc_order_x", email: "${email}")`))],
  },
};
