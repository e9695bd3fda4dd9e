import { matchRoutes } from 'react-router-dom';
import { type ScreenRow, screens } from '../rules/screens.ts';

/** An address of every kind of screen that search engines may list, with the types of structured data it carries besides breadcrumbs. */
export const indexable: Record<string, readonly string[]> = {
  '/': ['Organization', 'LocalBusiness', 'WebSite'],
  '/catalog': ['ItemList'],
  '/products/security': ['ItemList'],
  '/labels': [],
  '/services': [],
  '/product/security-void-label-blue': ['ProductGroup'],
  '/product/cash-bag-seal': ['Product'],
  '/blog': [],
  '/blog/archive': [],
  '/category/security': [],
  '/tag/zicta': [],
  '/author/chanda-mwansa': [],
  '/post/five-days-to-lusaka': ['BlogPosting'],
  '/page/faq': ['FAQPage'],
  '/page/materials': ['WebPage'],
  '/terms-of-service': ['WebPage'],
  '/cookies': ['WebPage'],
  '/about': ['AboutPage'],
  '/contact': ['ContactPage', 'Organization', 'LocalBusiness'],
  '/request-quote': ['Service'],
};

/** The address of every screen that is one visitor's own, or the operator's. */
const personal = Object.entries<ScreenRow>(screens).flatMap(([path, { audience }]) =>
  audience === 'everyone'
    ? []
    : [
        path
          .replace(/:reference\??/, 'q-0w3xk-7qf2m')
          .replace(':type', 'post')
          .replace(':id', '1')
          .replace(':code', 'save10'),
      ],
);

/** One of every other kind. */
export const unlisted: readonly string[] = [
  ...personal,
  '/search',
  '/search?q=void',
  '/search?q=zzzz',
  '/catalog?on_sale=true',
  '/post/reseller-price-breaks',
  '/cart/20:2,21:1',
  '/seo-tools',
  '/404',
  '/compare',
  '/product/nope',
  '/page/nope',
];

const routes = Object.entries<ScreenRow>(screens).flatMap(([path, row]) =>
  'screen' in row ? [{ path, id: row.screen }] : [],
);

/** The screen that an address of this site shows, by its file. */
export const screenAt = (address: string): string | undefined => matchRoutes(routes, address)?.[0]?.route.id;
