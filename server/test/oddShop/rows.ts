import { categories } from './categories.ts';
import { media, menuItems, menus, pages, posts } from './content.ts';
import { products, variations } from './products.ts';

/** As it comes over the wire. */
export type Row = Record<string, unknown>;

const ROUTES: Record<string, readonly Row[] | 'forbidden'> = {
  '/wc/v3/products': products,
  '/wc/v3/variations': variations,
  '/wc/v3/products/categories': categories,
  '/wc/v3/products/attributes': [],
  '/wc/v3/products/reviews': [],
  '/wp/v2/posts': posts,
  '/wp/v2/pages': pages,
  '/wp/v2/media': media,
  '/wp/v2/categories': [],
  '/wp/v2/tags': [],
  '/wp/v2/users': 'forbidden',
  '/wp/v2/menus': menus,
  '/wp/v2/menu-items': menuItems,
};

/** The rows behind a route; undefined where there is no such route. */
export const rowsOf = (path: string): readonly Row[] | 'forbidden' | undefined => ROUTES[path];
