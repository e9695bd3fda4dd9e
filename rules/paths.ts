// The canonical addresses of the site. Other forms that lead to the same screen point here by rel=canonical or a redirect.

import { type ScreenPath, type ScreenRow, screens } from './screens.ts';

/** Where the route table shows an editor's page of the same slug. */
const OWN_SCREENS: ReadonlySet<string> = new Set(
  Object.entries<ScreenRow>(screens).flatMap(([path, row]) => ('cmsPage' in row && row.cmsPage ? [path.slice(1)] : [])),
);

/** Pages WordPress and WooCommerce make for themselves, with the screen that stands in their place; null where none does. */
const WORDPRESS_OWN = new Map<string, string | null>([
  ['cart', '/cart'],
  ['checkout', '/checkout'],
  ['shop', '/catalog'],
  ['blog', '/blog'],
  ['my-account', null],
]);

/** Whether a page is one that WordPress keeps for its own themes: neither shown as content nor listed. They stand below no other. */
export const isWordPressOwnPage = ({ slug, parent = 0 }: { slug: string; parent?: number | undefined }): boolean =>
  !parent && WORDPRESS_OWN.has(slug);

/** The screen that stands in the place of one of WordPress's own pages; null where there is none. */
export const wordPressOwnPath = (slug: string): string | null => WORDPRESS_OWN.get(slug) ?? null;

/** Addresses that people try, with the screens they mean. */
const MEANT: Readonly<Record<string, ScreenPath>> = {
  '/about-us': '/about',
  '/contact-us': '/contact',
  '/catalogue': '/catalog',
  '/quote': '/request-quote',
};

/** The screen that is meant by a path, as this site writes it, where nothing else lives; null for any other. */
export const meantPath = (path: string): string | null => (Object.hasOwn(MEANT, path) ? MEANT[path]! : null);

/** Canonical path of a page that an editor wrote and that stands below no other. */
export function pagePath(slug: string): string {
  if (slug === 'home') return '/';
  return OWN_SCREENS.has(slug) ? `/${slug}` : `/page/${slug}`;
}

/** Canonical path of a post. */
export const postPath = (slug: string): string => `/post/${slug}`;

/** Canonical path of a product. */
export const productPath = (slug: string): string => `/product/${slug}`;

/** Canonical path of a product category; 'services' has a screen of its own. */
export const productCategoryPath = (slug: string): string => (slug === 'services' ? '/services' : `/products/${slug}`);

/** Canonical path of the posts in a category. */
export const postCategoryPath = (slug: string): string => `/category/${slug}`;

/** Canonical path of the posts with a tag. */
export const postTagPath = (slug: string): string => `/tag/${slug}`;

/** Canonical path of the posts by an author. */
export const authorPath = (slug: string): string => `/author/${slug}`;
