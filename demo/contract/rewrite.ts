import { pathOf, type Recording } from './recording.ts';
import { rewriteBody } from './rewriteBody.ts';
import type { Roles } from './roles.ts';

/** A recorded request with this service's ids and words in place of the recorded ones. */
export interface Rewritten {
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

/** Ids of rows that were created while recording, by the id they had there. */
export type Created = Map<number, number>;

export function rewrite(recording: Recording, roles: Roles, created: Created, orders: Created): Rewritten {
  const [path = '', query = ''] = pathOf(recording).split(/\?(.*)/s);
  const parts = query.split('&').map(part => rewriteParam(part, path, roles, orders));
  const rewritten = rewritePath(path, roles, created, orders);
  return {
    path: query ? `${rewritten}?${parts.join('&')}` : rewritten,
    headers: recording.request.headers,
    body: rewriteBody(recording, roles),
  };
}

type Space = 'post' | 'term' | 'user' | 'customer' | 'attribute';

/** Which ids stand in a path behind which word. */
const PATHS: [RegExp, Space][] = [
  [/(\/wp\/v2\/(?:posts|pages)\/)(\d+)/, 'post'],
  [/(\/products\/attributes\/)(\d+)/, 'attribute'],
  [/(\/wc\/(?:store\/)?v\d\/products\/)(\d+)/, 'post'],
];

function rewritePath(path: string, roles: Roles, created: Created, orders: Created): string {
  const known = path
    .replace(/(\/(?:reviews|customers)\/)(\d+)$/, (_, word, id) => word + (created.get(Number(id)) ?? id))
    .replace(
      /(\/(?:orders?|checkout)\/)(\d+)$/,
      (_, word, id) => word + (orders.get(Number(id)) ?? roles.order(Number(id))),
    );
  return PATHS.reduce(
    (text, [pattern, space]) => text.replace(pattern, (_, word, id) => word + roles[space](Number(id))),
    known,
  );
}

/** Which parameters hold ids of what, wherever they are. */
const PARAMS: Record<string, Space> = {
  include: 'post',
  exclude: 'post',
  parent: 'post',
  product: 'post',
  customer: 'customer',
  author: 'user',
  categories: 'term',
  tags: 'term',
  menus: 'term',
  category: 'term',
  exclude_category: 'term',
};

/** Prices a few products lie between. */
const PRICES: Record<string, number> = {
  'min_price=100': 0.3,
  'max_price=150': 0.6,
  'min_price=99.90': 0.3,
  'max_price=120.55': 0.6,
};

const WORDY = ['slug', 'search', 'category', 'categories', 'password', 'email', 'key', 'billing_email'];

function rewriteParam(part: string, path: string, roles: Roles, orders: Created): string {
  const [name = '', value = ''] = part.split(/=(.*)/s);
  const terms = /(categories|tags|product_cat)$/.test(path) && ['include', 'exclude', 'parent'].includes(name);
  const place = PRICES[part];
  if (place !== undefined && path.endsWith('/v3/products')) return `${name}=${roles.price(place)}`;
  if (name === 'order' && orders.has(Number(value))) return `order=${orders.get(Number(value))}`;
  const space = terms ? 'term' : PARAMS[name];
  const ids = value.split(',');
  // a hundred and more ids need only be many
  if (name === 'include' && path.endsWith('/products') && ids.length > 100) {
    return `${name}=${roles.products(ids.length).join(',')}`;
  }
  if (space && /^[\d,]+$/.test(value)) {
    return `${name}=${ids.map(id => (id === '0' ? id : roles[space](Number(id)))).join(',')}`;
  }
  if (!WORDY.includes(name)) return part;
  const words = value.split(/([,+])/).map(word => (/^[,+]$/.test(word) ? word : encodeURIComponent(roles.word(word))));
  return `${name}=${words.join('')}`;
}
