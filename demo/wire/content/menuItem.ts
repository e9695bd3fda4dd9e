import type { MenuItem } from '../../data/rows.ts';
import { allMethods, curies, embeddable, type Links, self } from '../../rest/links.ts';
import type { Rest } from '../../rest/rest.ts';
import { type Call, isAdmin } from '../../rest/route.ts';
import { texturize } from '../../rest/text.ts';
import { articleUrl } from './article.ts';
import { PLACES, termUrl } from './term.ts';

type Wire = Record<string, unknown>;

const LABELS: Record<string, string> = {
  page: 'Page',
  post: 'Post',
  product: 'Product',
  category: 'Category',
  product_cat: 'Category',
  custom: 'Custom Link',
};

export function menuItemWire(item: MenuItem, call: Call, rest: Rest): Wire {
  return {
    id: item.id,
    title: { rendered: texturize(item.title) },
    status: 'publish',
    url: item.url || targetUrl(item, rest),
    attr_title: '',
    description: item.description,
    type: item.type,
    type_label: LABELS[item.object],
    object: item.object,
    object_id: item.objectId,
    parent: item.parent,
    menu_order: item.menuOrder,
    target: item.target,
    // an unset list is a list of one empty text
    classes: [''],
    xfn: [''],
    invalid: false,
    meta: { _acf_changed: false },
    menus: item.menu,
    acf: [],
    _links: links(item, call, rest),
  };
}

function targetUrl(item: MenuItem, rest: Rest): string {
  const { database } = rest;
  if (item.type === 'taxonomy') {
    const term = database.get('terms', item.objectId);
    return term ? termUrl(term, rest) : '#';
  }
  const article = database.get('articles', item.objectId);
  return article ? articleUrl(article, rest) : `${rest.home}/product/${database.get('products', item.objectId)?.slug}/`;
}

const TYPES: Record<string, string> = { page: '/wp/v2/pages', post: '/wp/v2/posts', product: '/wp/v2/product' };

function links(item: MenuItem, call: Call, rest: Rest): Links {
  return {
    self: self(rest.url(`/wp/v2/menu-items/${item.id}`), isAdmin(call) ? allMethods : ['GET']),
    collection: [{ href: rest.url('/wp/v2/menu-items') }],
    about: [{ href: rest.url('/wp/v2/types/nav_menu_item') }],
    'wp:term': [embeddable(rest.url(`/wp/v2/menus?post=${item.id}`), { taxonomy: 'nav_menu' })],
    ...objectLink(item, rest),
    curies,
  };
}

function objectLink(item: MenuItem, rest: Rest): Links {
  if (item.type === 'custom') return {};
  const kind = item.type === 'taxonomy' ? { taxonomy: item.object } : { post_type: item.object };
  const base = TYPES[item.object] ?? PLACES[item.object as 'category']?.base;
  return { 'wp:menu-item-object': [embeddable(rest.url(`${base}/${item.objectId}`), kind)] };
}
