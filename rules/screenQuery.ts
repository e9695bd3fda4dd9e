// What the screens that every visitor may see read out of an address's query. Anything else there changes nothing on a page.

/** Stands before an attribute's key where a list is narrowed by its options, as in WooCommerce. */
export const OPTION_PREFIX = 'filter_';
/** Options that one address may name; the form of a list sends far fewer. */
export const MOST_OPTIONS_NAMED = 20;

const FILTERS = ['search', 'featured', 'on_sale', 'stock', 'rating', 'min_price', 'max_price', 'sort', 'order', 'page'];
/** What a form without scripts leads back with. */
const SENT = ['sent', 'by'];

interface ScreenQuery {
  names: readonly string[];
  /** which attributes of products stand there, too: as filters, or by their own names */
  options?: 'filters' | 'choices';
}

const SCREENS: Readonly<Record<string, ScreenQuery>> = {
  '/': { names: [] },
  '/blog': { names: ['page', ...SENT] },
  '/blog/archive': { names: ['page'] },
  '/category/:slug': { names: ['page'] },
  '/tag/:slug': { names: ['page'] },
  '/author/:slug': { names: ['page'] },
  '/search': { names: ['q', 'page'] },
  '/catalog': { names: [...FILTERS, 'category'], options: 'filters' },
  '/products': { names: [...FILTERS, 'category'], options: 'filters' },
  '/products/:category': { names: FILTERS, options: 'filters' },
  '/services': { names: FILTERS, options: 'filters' },
  '/product/:slug': { names: ['reviews', 'write', 'reviewed'], options: 'choices' },
  '/contact': { names: SENT },
  '/request-quote': { names: ['product', 'name', 'sku', 'quantity', ...SENT] },
  '/seo-tools': { names: [] },
  '/labels': { names: [] },
  '/about': { names: [] },
  '/cookies': { names: [] },
  '/404': { names: [] },
  '/:slug': { names: ['type'] },
};

const NOTHING: ScreenQuery = { names: [] };

const patterns = Object.entries(SCREENS).map(
  ([path, query]) => [new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`), query] as const,
);

/** What the screen at a path reads; of several patterns the first that fits, those without a slug first. */
export const screenQuery = (path: string): ScreenQuery =>
  SCREENS[path] ?? patterns.find(([pattern]) => pattern.test(path))?.[1] ?? NOTHING;

/** Whether a screen of its own stands at a path, whatever the services have. */
export const isScreen = (path: string): boolean => Object.hasOwn(SCREENS, path) || path.startsWith('/author/');
