// The route table: a screen is one row. Routes, kept pages, sitemap, robots file and budgets are all read from here.

/** The shape that stands in for a screen while its data is on the way. */
export type PendingShape = 'article' | 'cards' | 'form' | 'front' | 'list' | 'listing' | 'post' | 'posts' | 'product';

interface Shown {
  /** its file below client/src/screens, without the ending */
  screen: string;
  pending: PendingShape;
  /** the registered query that it begins with; null where it asks none */
  query: string | null;
  /** the browser walks here by loading the page, as cookies are given and taken on the way */
  wholePage?: true;
}

/** A page that is the same for every visitor: it is made once and kept. */
export interface SharedScreen extends Shown {
  audience: 'everyone';
  /** upstream calls that its query may cost while nothing is kept */
  calls: number;
  /** what it reads of an address's query: whatever else stands there makes no page of its own */
  reads?: readonly string[];
  /** which attributes of products it reads there, too: as filters, or by their own names */
  options?: 'filters' | 'choices';
  /** Whether the index knows every address that there is of it. */
  indexed?: true;
  sitemap?: { priority: number; changes: 'daily' | 'weekly' | 'monthly' };
  /** Robots are asked to leave it alone. */
  uncrawled?: true;
  /** An editor's page of the same slug is shown here, and nowhere else. */
  cmsPage?: true;
  /** The operator sees more of it, on a page that is not kept. */
  moreForOperator?: true;
}

/** A page of one visitor's own, or of the operator's: nobody keeps it, and robots leave it alone. */
export interface PersonalScreen extends Shown {
  audience: 'visitor' | 'operator';
  /** On a public site whoever is not the operator finds nothing here. */
  operatorAlone?: true;
}

/** An address that leads to another for good. */
interface MovedScreen {
  audience: 'everyone';
  leadsTo: string;
}

/** What the browser walks by, of all that a row says: `client/writeRoutes.ts` writes it down. */
export type WalkedRow =
  | MovedScreen
  | (Pick<SharedScreen | PersonalScreen, 'audience' | 'screen' | 'pending' | 'wholePage'> &
      Pick<SharedScreen, 'moreForOperator'>);

/** There is no audience by default: whoever adds a screen says who may see its page. */
export type ScreenRow = SharedScreen | PersonalScreen | MovedScreen;

type Rest<Row extends Shown> = Omit<Row, 'audience' | 'screen' | 'pending' | 'query' | 'calls'>;

const shared = <const Query extends string | null>(
  screen: string,
  pending: PendingShape,
  [query, calls]: readonly [Query, number],
  rest: Rest<SharedScreen> = {},
) => ({ audience: 'everyone' as const, screen, pending, query, calls, ...rest });

const personal =
  (audience: PersonalScreen['audience']) =>
  <const Query extends string | null>(
    screen: string,
    pending: PendingShape,
    query: Query,
    rest: Rest<PersonalScreen> = {},
  ) => ({ audience, screen, pending, query, ...rest });

const visitors = personal('visitor');
const operators = personal('operator');

const FILTERS = [
  'search',
  'featured',
  'on_sale',
  'stock',
  'rating',
  'min_price',
  'max_price',
  'sort',
  'order',
  'page',
  // Which attribute shows all its options, asked without scripts.
  'more',
];
/** What a form without scripts leads back with. */
const SENT = ['sent', 'by'];
const nothing = [null, 0] as const;

const catalogue = (rest: Rest<SharedScreen> = {}) =>
  shared('Catalogue/CatalogueScreen', 'listing', ['Catalogue', 1], {
    reads: [...FILTERS, 'category'],
    options: 'filters',
    ...rest,
  });
const post = shared('Post/PostScreen', 'post', ['Post', 4], {
  reads: ['comments', 'write', 'answer', 'commented'],
  indexed: true,
});
const page = shared('Page/PageScreen', 'article', ['Page', 1], { indexed: true });

/** By path, as the router writes it; those in the sitemap in its order. */
export const screens = {
  '/': shared('Home/HomeScreen', 'front', ['Home', 4], { sitemap: { priority: 1, changes: 'weekly' } }),
  '/home': { audience: 'everyone', leadsTo: '/' },
  '/about': shared('About/AboutScreen', 'front', ['About', 1], {
    sitemap: { priority: 0.8, changes: 'monthly' },
    cmsPage: true,
  }),
  '/catalog': catalogue({ sitemap: { priority: 0.9, changes: 'daily' } }),
  '/blog': shared('Blog/BlogScreen', 'posts', ['Blog', 1], {
    reads: ['page', ...SENT],
    sitemap: { priority: 0.8, changes: 'daily' },
  }),
  '/blog/archive': shared('Blog/ArchiveScreen', 'posts', ['Archive', 1], { reads: ['page'] }),
  '/contact': shared('Contact/ContactScreen', 'form', ['Contact', 1], {
    reads: SENT,
    sitemap: { priority: 0.7, changes: 'monthly' },
    cmsPage: true,
  }),
  '/search': shared('Search/SearchScreen', 'list', ['Search', 5], { reads: ['q', 'page', 'as'], uncrawled: true }),
  '/seo-tools': shared('SeoTools/SeoToolsScreen', 'list', ['SeoTools', 0], { moreForOperator: true }),
  '/posts/:slug': post,
  '/post/:slug': post,
  '/pages/:slug?': page,
  '/page/:slug?': page,
  '/category/:slug': shared('Blog/CategoryScreen', 'posts', ['Category', 1], { reads: ['page'], indexed: true }),
  '/tag/:slug': shared('Blog/TagScreen', 'posts', ['Tag', 1], { reads: ['page'], indexed: true }),
  '/author/:slug': shared('Blog/AuthorScreen', 'posts', ['Author', 1], { reads: ['page'] }),
  '/products': catalogue(),
  '/product/:slug': shared('Product/ProductScreen', 'product', ['Product', 3], {
    reads: ['reviews', 'write', 'reviewed'],
    options: 'choices',
    indexed: true,
  }),
  '/cart': visitors('Cart/CartScreen', 'list', 'Cart'),
  '/cart/:list': shared('SharedCart/SharedCartScreen', 'list', ['SharedCart', 2], { uncrawled: true }),
  '/discount/:code': visitors('Discount/DiscountScreen', 'form', 'Cart'),
  '/compare': shared('Compare/CompareScreen', 'list', ['Compare', 1], { reads: ['products'], uncrawled: true }),
  '/checkout': visitors('Checkout/CheckoutScreen', 'form', 'Cart'),
  '/order-received/:id': visitors('OrderReceived/OrderReceivedScreen', 'article', 'OrderReceived'),
  '/quote/:reference?': visitors('QuoteLife/QuoteLifeScreen', 'article', 'QuoteLife', { wholePage: true }),
  '/quote/:reference/accept': visitors('QuoteLife/AcceptScreen', 'form', 'AcceptQuote', { wholePage: true }),
  '/account': visitors('Account/AccountScreen', 'list', 'Account', { wholePage: true }),
  '/account/sign-in': visitors('Account/SignInScreen', 'form', null, { wholePage: true }),
  '/stock-notice': visitors('StockNotice/StockNoticeScreen', 'form', null),
  '/track': visitors('Track/TrackScreen', 'form', null, { wholePage: true }),
  '/request-quote': shared('Quote/QuoteScreen', 'front', ['Quote', 3], {
    reads: ['product', 'name', 'sku', 'quantity', ...SENT],
    sitemap: { priority: 0.9, changes: 'monthly' },
    cmsPage: true,
  }),
  '/labels': shared('Labels/LabelsScreen', 'cards', ['Labels', 2], { cmsPage: true }),
  '/services': shared('Services/ServicesScreen', 'cards', ['Services', 2], {
    reads: FILTERS,
    options: 'filters',
    cmsPage: true,
  }),
  '/products/:category': shared('ProductCategory/ProductCategoryScreen', 'listing', ['ProductCategory', 1], {
    reads: FILTERS,
    options: 'filters',
    indexed: true,
  }),
  '/debug/woocommerce': operators('Diagnostics/DiagnosticsScreen', 'list', 'Diagnostics', { operatorAlone: true }),
  '/cookies': shared('Page/CookiesScreen', 'article', ['Page', 1], { cmsPage: true, wholePage: true }),
  '/terms-of-service': shared('Page/SlugScreen', 'article', ['Slug', 2], { indexed: true, cmsPage: true }),
  '/preview/:type/:id': operators('Page/PreviewScreen', 'article', 'Preview', { wholePage: true }),
  '/operator': operators('Operator/OperatorScreen', 'list', 'Operator', { wholePage: true }),
  '/operator/partners': operators('OperatorPartners/OperatorPartnersScreen', 'list', 'OperatorPartners', {
    wholePage: true,
  }),
  '/operator/quotes': operators('OperatorQuotes/OperatorQuotesScreen', 'list', 'OperatorQuotes', { wholePage: true }),
  '/operator/quotes/:reference': operators('OperatorQuotes/OperatorQuoteScreen', 'article', 'OperatorQuote', {
    wholePage: true,
  }),
  // What is no post and no page may be the page that WordPress made for a file: the second call.
  '/:slug': shared('Page/SlugScreen', 'article', ['Slug', 2], { reads: ['type'], indexed: true }),
  '/404': shared('NotFound/NotFoundScreen', 'article', nothing),
  '*': shared('Page/PathScreen', 'article', ['Slug', 2], { indexed: true }),
} as const satisfies Record<string, ScreenRow>;

/** A path of the table. */
export type ScreenPath = keyof typeof screens;
