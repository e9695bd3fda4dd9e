import { wants } from '../rest/fields.ts';
import { curies, type Link } from '../rest/links.ts';
import type { Rest } from '../rest/rest.ts';
import type { Answer, Call, Route } from '../rest/route.ts';

interface Taxonomy {
  slug: string;
  name: string;
  types: string[];
  nested: boolean;
  base: string;
}

const TAXONOMIES: Taxonomy[] = [
  { slug: 'category', name: 'Categories', types: ['post'], nested: true, base: 'categories' },
  { slug: 'post_tag', name: 'Tags', types: ['post'], nested: false, base: 'tags' },
  { slug: 'nav_menu', name: 'Navigation Menus', types: ['nav_menu_item'], nested: false, base: 'menus' },
  { slug: 'product_cat', name: 'Product categories', types: ['product'], nested: true, base: 'product_cat' },
  { slug: 'product_tag', name: 'Product tags', types: ['product'], nested: false, base: 'product_tag' },
];

const TYPES = [
  { slug: 'post', name: 'Posts', nested: false, base: 'posts', taxonomies: ['category', 'post_tag'] },
  { slug: 'page', name: 'Pages', nested: true, base: 'pages', taxonomies: [] },
  { slug: 'attachment', name: 'Media', nested: false, base: 'media', taxonomies: [] },
  { slug: 'nav_menu_item', name: 'Navigation Menu Items', nested: false, base: 'menu-items', taxonomies: ['nav_menu'] },
  { slug: 'product', name: 'Products', nested: false, base: 'product', taxonomies: ['product_cat', 'product_tag'] },
];

/** What kinds of content there are. Answered as objects by slug, not as lists. */
export const types = (rest: Rest): Route[] => [
  {
    path: '/wp/v2/types',
    GET: {
      answer: call =>
        bySlug(
          TYPES.map(type => typeWire(type, rest)),
          call,
        ),
    },
  },
  {
    path: '/wp/v2/taxonomies',
    GET: {
      answer: call =>
        bySlug(
          TAXONOMIES.map(taxonomy => taxonomyWire(taxonomy, rest)),
          call,
        ),
    },
  },
  { path: '/wp/v2/statuses', GET: { answer: call => bySlug([publicStatus(rest)], call) } },
];

/** `_fields` is applied to each row before the rows are named, and then to the names: rows come out empty. */
function bySlug(rows: { slug: string }[], call: Call): Answer {
  const bare = call.fields && !rows.some(row => Object.keys(row).some(key => wants(call.fields, key)));
  return { body: Object.fromEntries(rows.map(row => [row.slug, bare ? [] : row])) };
}

const items = (base: string, collection: string, rest: Rest): Record<string, Link[]> => ({
  collection: [{ href: rest.url(collection) }],
  'wp:items': [{ href: rest.url(`/wp/v2/${base}`) }],
  curies,
});

const taxonomyWire = (taxonomy: Taxonomy, rest: Rest) => ({
  name: taxonomy.name,
  slug: taxonomy.slug,
  description: '',
  types: taxonomy.types,
  hierarchical: taxonomy.nested,
  rest_base: taxonomy.base,
  rest_namespace: 'wp/v2',
  _links: items(taxonomy.base, '/wp/v2/taxonomies', rest),
});

const typeWire = (type: (typeof TYPES)[number], rest: Rest) => ({
  description: '',
  hierarchical: type.nested,
  has_archive: type.slug === 'product' ? 'shop' : false,
  name: type.name,
  slug: type.slug,
  icon: null,
  taxonomies: type.taxonomies,
  rest_base: type.base,
  rest_namespace: 'wp/v2',
  _links: items(type.base, '/wp/v2/types', rest),
});

const publicStatus = (rest: Rest) => ({
  name: 'Published',
  public: true,
  queryable: true,
  slug: 'publish',
  date_floating: false,
  _links: { archives: [{ href: rest.url('/wp/v2/posts') }] },
});
