import type { ActionFunctionArgs, LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import { plainPath } from '../../rules/paths.ts';
import { withCartForms } from './cart/postedForm.ts';
import { RefusedChange } from './cart/RefusedChange.tsx';
import type { Ask } from './data/ask.ts';
import { mayReload, OtherRelease } from './data/otherRelease.ts';
import { Layout } from './layout/Layout.tsx';
import { loadLayout } from './layout/loadLayout.ts';
import { RouteError } from './layout/RouteError.tsx';
import type { PendingShape, ScreenHandle, ScreenModule } from './screen.ts';

interface ScreenOptions {
  path: string;
  name: string;
  pending: PendingShape;
  get: () => Promise<ScreenModule>;
}

const unlessSent: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod !== 'POST' && defaultShouldRevalidate;

/** The layout's own data does not change while someone walks about. */
const whenAskedAgain: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod }) =>
  !formMethod && currentUrl.href === nextUrl.href;

/** Another spelling of an address leads to the one that the site writes, as the server has it for whoever comes anew. */
function plainRedirect(request: Request): Response | null {
  const { pathname, search, hash } = new URL(request.url);
  const plain = plainPath(pathname);
  return plain === pathname ? null : redirect(plain + search + hash, 301);
}

/** The server that was asked for a screen's code may have another release. Without a line, it cannot be loaded anew. */
function missingCode(error: unknown): never {
  throw navigator.onLine && mayReload() ? new OtherRelease() : error;
}

/** The route table. `ask` is the browser's, or on the server that of one request. */
export function createRoutes(ask: Ask): RouteObject[] {
  const screen = ({ path, name, pending, get }: ScreenOptions): RouteObject => ({
    id: path,
    path,
    handle: { module: `src/screens/${name}.tsx`, pending } satisfies ScreenHandle,
    lazy: async () => {
      const { Screen, load, act, shouldRevalidate } = await get().catch(missingCode);
      return {
        element: (
          <>
            <RefusedChange />
            <Screen />
          </>
        ),
        loader: (args: LoaderFunctionArgs) => plainRedirect(args.request) ?? load?.(ask, args) ?? null,
        action: (args: ActionFunctionArgs) => withCartForms(act)(ask, args),
        shouldRevalidate: shouldRevalidate ?? unlessSent,
      };
    },
  });
  const home = () => import('./screens/Home/HomeScreen.tsx');
  const search = () => import('./screens/Search/SearchScreen.tsx');
  const product = () => import('./screens/Product/ProductScreen.tsx');
  const catalogue = () => import('./screens/Catalogue/CatalogueScreen.tsx');
  const productCategory = () => import('./screens/ProductCategory/ProductCategoryScreen.tsx');
  const labels = () => import('./screens/Labels/LabelsScreen.tsx');
  const services = () => import('./screens/Services/ServicesScreen.tsx');
  const blog = () => import('./screens/Blog/BlogScreen.tsx');
  const archive = () => import('./screens/Blog/ArchiveScreen.tsx');
  const category = () => import('./screens/Blog/CategoryScreen.tsx');
  const tag = () => import('./screens/Blog/TagScreen.tsx');
  const author = () => import('./screens/Blog/AuthorScreen.tsx');
  const post = () => import('./screens/Post/PostScreen.tsx');
  const page = () => import('./screens/Page/PageScreen.tsx');
  const seoTools = () => import('./screens/SeoTools/SeoToolsScreen.tsx');
  const diagnostics = () => import('./screens/Diagnostics/DiagnosticsScreen.tsx');
  const cookies = () => import('./screens/Page/CookiesScreen.tsx');
  const slug = () => import('./screens/Page/SlugScreen.tsx');
  const about = () => import('./screens/About/AboutScreen.tsx');
  const quote = () => import('./screens/Quote/QuoteScreen.tsx');
  const contact = () => import('./screens/Contact/ContactScreen.tsx');
  const cart = () => import('./screens/Cart/CartScreen.tsx');
  const checkout = () => import('./screens/Checkout/CheckoutScreen.tsx');
  const orderReceived = () => import('./screens/OrderReceived/OrderReceivedScreen.tsx');
  const preview = () => import('./screens/Page/PreviewScreen.tsx');
  const operator = () => import('./screens/Operator/OperatorScreen.tsx');
  const operatorQuotes = () => import('./screens/OperatorQuotes/OperatorQuotesScreen.tsx');
  const operatorQuote = () => import('./screens/OperatorQuotes/OperatorQuoteScreen.tsx');
  const notFound = () => import('./screens/NotFound/NotFoundScreen.tsx');
  const screens: RouteObject[] = [
    screen({ path: '/', name: 'Home/HomeScreen', pending: 'article', get: home }),
    { id: '/home', path: '/home', loader: () => redirect('/', 301) },
    screen({ path: '/blog', name: 'Blog/BlogScreen', pending: 'posts', get: blog }),
    screen({ path: '/blog/archive', name: 'Blog/ArchiveScreen', pending: 'posts', get: archive }),
    screen({ path: '/contact', name: 'Contact/ContactScreen', pending: 'form', get: contact }),
    screen({ path: '/search', name: 'Search/SearchScreen', pending: 'list', get: search }),
    screen({ path: '/seo-tools', name: 'SeoTools/SeoToolsScreen', pending: 'list', get: seoTools }),
    screen({ path: '/posts/:slug', name: 'Post/PostScreen', pending: 'article', get: post }),
    screen({ path: '/post/:slug', name: 'Post/PostScreen', pending: 'article', get: post }),
    screen({ path: '/pages/:slug?', name: 'Page/PageScreen', pending: 'article', get: page }),
    screen({ path: '/page/:slug?', name: 'Page/PageScreen', pending: 'article', get: page }),
    screen({ path: '/category/:slug', name: 'Blog/CategoryScreen', pending: 'posts', get: category }),
    screen({ path: '/tag/:slug', name: 'Blog/TagScreen', pending: 'posts', get: tag }),
    screen({ path: '/author/:slug', name: 'Blog/AuthorScreen', pending: 'posts', get: author }),
    screen({ path: '/catalog', name: 'Catalogue/CatalogueScreen', pending: 'cards', get: catalogue }),
    screen({ path: '/products', name: 'Catalogue/CatalogueScreen', pending: 'cards', get: catalogue }),
    screen({ path: '/product/:slug', name: 'Product/ProductScreen', pending: 'article', get: product }),
    screen({ path: '/cart', name: 'Cart/CartScreen', pending: 'list', get: cart }),
    screen({ path: '/checkout', name: 'Checkout/CheckoutScreen', pending: 'form', get: checkout }),
    screen({
      path: '/order-received/:id',
      name: 'OrderReceived/OrderReceivedScreen',
      pending: 'article',
      get: orderReceived,
    }),
    screen({ path: '/about', name: 'About/AboutScreen', pending: 'article', get: about }),
    screen({ path: '/request-quote', name: 'Quote/QuoteScreen', pending: 'form', get: quote }),
    screen({ path: '/labels', name: 'Labels/LabelsScreen', pending: 'cards', get: labels }),
    screen({ path: '/services', name: 'Services/ServicesScreen', pending: 'cards', get: services }),
    screen({
      path: '/products/:category',
      name: 'ProductCategory/ProductCategoryScreen',
      pending: 'cards',
      get: productCategory,
    }),
    screen({
      path: '/debug/woocommerce',
      name: 'Diagnostics/DiagnosticsScreen',
      pending: 'list',
      get: diagnostics,
    }),
    screen({ path: '/cookies', name: 'Page/CookiesScreen', pending: 'article', get: cookies }),
    screen({ path: '/preview/:type/:id', name: 'Page/PreviewScreen', pending: 'article', get: preview }),
    screen({ path: '/operator', name: 'Operator/OperatorScreen', pending: 'list', get: operator }),
    screen({
      path: '/operator/quotes',
      name: 'OperatorQuotes/OperatorQuotesScreen',
      pending: 'list',
      get: operatorQuotes,
    }),
    screen({
      path: '/operator/quotes/:reference',
      name: 'OperatorQuotes/OperatorQuoteScreen',
      pending: 'article',
      get: operatorQuote,
    }),
    screen({ path: '/404', name: 'NotFound/NotFoundScreen', pending: 'article', get: notFound }),
    screen({ path: '/:slug', name: 'Page/SlugScreen', pending: 'article', get: slug }),
    screen({ path: '*', name: 'NotFound/NotFoundScreen', pending: 'article', get: notFound }),
  ];
  return [
    {
      id: 'layout',
      path: '/',
      element: <Layout screens={screens} />,
      ErrorBoundary: RouteError,
      loader: () => loadLayout(ask),
      shouldRevalidate: whenAskedAgain,
      // A screen that breaks leaves header and footer standing.
      children: [{ id: 'screens', ErrorBoundary: RouteError, children: screens }],
    },
  ];
}
