import type { Change } from './change.ts';

/** The word of a taxonomy's collection in upstreams/, by which its rows are tagged. */
const TERMS: Record<string, string> = { category: 'category', post_tag: 'tag', product_cat: 'productCategory' };

/** The same of what has an id and no case of its own below: the plugin's word, and the `name` of the collection. */
const ROWS = { page: 'page', product: 'product', media: 'media', author: 'author' } as const;

/** What is loaded at start of the settings of WordPress and shop. */
const SETTINGS = [
  'site',
  'menus',
  'currency',
  'payment-methods',
  'attributes',
  'taxation',
  'destinations',
  'general-settings',
  'tax-settings',
  'products-settings',
  'account-settings',
];

/** The tags of everything that was made from what changed: of the rows themselves and of the lists they stand in. */
export const tagsOf = (changes: readonly Change[]): Set<string> => new Set(changes.flatMap(tagsOfOne));

function tagsOfOne(change: Change): string[] {
  switch (change.kind) {
    case 'variation':
      return [`variation:${change.id}`, ...(change.product ? row('product', change.product) : [])];
    case 'review':
      return [...row('review', change.id), `reviews:${change.product}`, ...row('product', change.product)];
    case 'post':
      // What readers say is told of as a change of the post.
      return [...row('post', change.id), 'comments'];
    case 'term':
      return termTags(change);
    case 'menu':
      return ['menus'];
    case 'settings':
      return SETTINGS;
    case 'everything':
    // Nothing of an order is kept but how far its payment is.
    case 'order':
      return [];
    default:
      return row(ROWS[change.kind], change.id);
  }
}

const row = (name: string, id: number): string[] => [`${name}:${id}`, `${name}s`];

function termTags({ taxonomy, id }: Extract<Change, { kind: 'term' }>): string[] {
  const name = TERMS[taxonomy];
  if (name) return row(name, id);
  return taxonomy.startsWith('pa_') ? ['attributes'] : [];
}
