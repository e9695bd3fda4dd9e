import { pathOf, type Recording } from './recording.ts';
import type { Roles } from './roles.ts';

/** A recorded request with this service's ids and words in place of the recorded ones. */
export interface Rewritten {
  path: string;
  body: unknown;
}

/** Ids of rows that were created while recording, by the id they had there. */
export type Created = Map<number, number>;

export function rewrite(recording: Recording, roles: Roles, created: Created): Rewritten {
  const [path = '', query = ''] = pathOf(recording).split(/\?(.*)/s);
  const parts = query.split('&').map(part => rewriteParam(part, path, roles, query));
  const rewritten = rewritePath(path, roles, created);
  return { path: query ? `${rewritten}?${parts.join('&')}` : rewritten, body: rewriteBody(recording, roles) };
}

type Space = 'post' | 'term' | 'user' | 'attribute';

/** Which ids stand in a path behind which word. */
const PATHS: [RegExp, Space][] = [
  [/(\/wp\/v2\/(?:posts|pages|media)\/)(\d+)/, 'post'],
  [/(\/wp\/v2\/(?:categories|tags|menus)\/)(\d+)/, 'term'],
  [/(\/wp\/v2\/users\/)(\d+)/, 'user'],
  [/(\/products\/categories\/)(\d+)/, 'term'],
  [/(\/products\/attributes\/)(\d+)/, 'attribute'],
  [/(\/wc\/v\d\/products\/)(\d+)/, 'post'],
  [/(\/variations\/)(\d+)/, 'post'],
];

function rewritePath(path: string, roles: Roles, created: Created): string {
  const review = path.replace(/(\/reviews\/)(\d+)$/, (_, word, id) => word + (created.get(Number(id)) ?? id));
  return PATHS.reduce(
    (text, [pattern, space]) => text.replace(pattern, (_, word, id) => word + roles[space](Number(id))),
    review,
  );
}

/** Which parameters hold ids of what, wherever they are. */
const PARAMS: Record<string, Space> = {
  include: 'post',
  exclude: 'post',
  parent: 'post',
  post: 'post',
  product: 'post',
  author: 'user',
  categories: 'term',
  'categories[terms]': 'term',
  categories_exclude: 'term',
  tags: 'term',
  menus: 'term',
  category: 'term',
  exclude_category: 'term',
  tag: 'term',
  attribute_term: 'term',
};

/** Prices a few products lie between. */
const PRICES: Record<string, number> = {
  'min_price=100': 0.3,
  'max_price=150': 0.6,
  'min_price=99.90': 0.3,
  'max_price=120.55': 0.6,
};

const WORDY = ['slug', 'sku', 'search', 'search_sku', 'search_name_or_sku', 'category', 'categories', 'password'];

function rewriteParam(part: string, path: string, roles: Roles, query: string): string {
  const [name = '', value = ''] = part.split(/=(.*)/s);
  const terms = /(categories|tags|product_cat)$/.test(path) && ['include', 'exclude', 'parent'].includes(name);
  const place = PRICES[part];
  if (place !== undefined && path.endsWith('/products')) return `${name}=${roles.price(place)}`;
  const space = terms ? 'term' : PARAMS[name];
  const ids = value.split(',');
  // a hundred and more ids need only be many
  if (name === 'include' && path.endsWith('/products') && ids.length > 100) {
    return `${name}=${roles.products(ids.length).join(',')}`;
  }
  if (space && /^[\d,]+$/.test(value)) {
    return `${name}=${ids.map(id => (id === '0' ? id : roles[space](Number(id)))).join(',')}`;
  }
  if (name === 'search' && query.includes('search_columns')) return `search=${roles.titleWord()}`;
  if (!WORDY.includes(name)) return part;
  const words = value.split(/([,+])/).map(word => (/^[,+]$/.test(word) ? word : encodeURIComponent(roles.word(word))));
  return `${name}=${words.join('')}`;
}

function rewriteBody(recording: Recording, roles: Roles): unknown {
  const { body } = recording.request;
  if (body === null || typeof body !== 'object') return body;
  const { product_id } = body as { product_id?: number };
  if (product_id === undefined) return body;
  return { ...body, product_id: product_id === 999_999 ? product_id : roles.post(product_id) };
}
