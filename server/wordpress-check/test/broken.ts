import type { Asked, Front, FrontOptions, Said } from './front.ts';

/** A login of the service behind. */
interface Login {
  username: string;
  applicationPassword: string;
}

/** The whole service behind the front, and who may do what there. */
export interface Whole {
  operator: Login;
  /** may edit posts, and not see the shop */
  author: Login;
}

/** A service that is broken in one way. */
export interface Broken {
  name: string;
  front: (whole: Whole, here: () => string) => FrontOptions;
  /** the environment that points at it */
  env: (front: Front, whole: Whole) => Record<string, string>;
  /** what is to be mended first: the first error, or where there is none the first warning */
  diagnosis: { id: string; status: 'error' | 'warning'; detail: RegExp; mend: RegExp };
}

const KEY = { WOOCOMMERCE_KEY: 'ck_not_a_key', WOOCOMMERCE_SECRET: 'cs_not_a_secret' };

const as = ({ username, applicationPassword }: Login) => ({
  WORDPRESS_USERNAME: username,
  WORDPRESS_APP_PASSWORD: applicationPassword,
});
const asOperator: Broken['env'] = ({ url }, { operator }) => ({ WORDPRESS_URL: url, ...as(operator) });

const page = (title: string) =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;

const noRoute: Said = {
  status: 404,
  body: { code: 'rest_no_route', message: 'No route was found.', data: { status: 404 } },
};

/** A service without routes that a plugin would bring. */
const without =
  (routes: RegExp) =>
  ({ path }: Asked): Said | null => {
    if (path.startsWith('/wp-json/?'))
      return {
        body: {
          home: 'http://shop.example',
          gmt_offset: '2',
          timezone_string: 'Africa/Johannesburg',
          namespaces: ['wp/v2', 'wc/v3', 'wc/store/v1', 'contact/v1', 'diri/v1'].filter(
            name => !routes.test(`/${name}`),
          ),
        },
      };
    return routes.test(path) ? noRoute : null;
  };

/** A real shop takes keys over TLS as they are, elsewhere signed alone. */
const takesSigned =
  ({ operator }: Whole) =>
  ({ headers }: Asked): null => {
    if (!headers.authorization?.startsWith('OAuth ')) return null;
    const pair = `${operator.username}:${operator.applicationPassword}`;
    headers.authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
    return null;
  };

export const BROKEN: readonly Broken[] = [
  {
    name: 'wrong key',
    front: () => ({ certificate: 'good' }),
    env: ({ url }, { author }) => ({ WORDPRESS_URL: url, ...as(author), ...KEY }),
    diagnosis: {
      id: 'credentials',
      status: 'error',
      detail: /the consumer key is refused: the key or its secret is wrong/,
      mend: /Make a new one/,
    },
  },
  {
    name: 'unknown key',
    front: () => ({
      answer: ({ path, headers }) =>
        path.startsWith('/wp-json/wc/v3/') && headers.authorization
          ? {
              status: 401,
              body: {
                code: 'woocommerce_rest_authentication_error',
                message: 'Consumer key is invalid.',
                data: { status: 401 },
              },
            }
          : null,
    }),
    env: ({ url }, { author }) => ({ WORDPRESS_URL: url, ...as(author), ...KEY }),
    diagnosis: {
      id: 'credentials',
      status: 'error',
      detail: /the consumer key is refused: Consumer key is invalid\./,
      mend: /Make a new one/,
    },
  },
  {
    name: 'http only',
    front: whole => ({ answer: takesSigned(whole) }),
    env: ({ url }, { author }) => ({ WORDPRESS_URL: url, ...as(author), ...KEY }),
    diagnosis: {
      id: 'credentials',
      status: 'warning',
      detail: /as it is WooCommerce refuses it over plain http/,
      mend: /https address/,
    },
  },
  {
    name: 'menus closed',
    front: () => ({
      answer: ({ path }) =>
        path.startsWith('/wp-json/wp/v2/menu')
          ? { status: 401, body: { code: 'rest_cannot_view', message: 'Sorry.', data: { status: 401 } } }
          : null,
    }),
    env: asOperator,
    diagnosis: {
      id: 'menus',
      status: 'error',
      detail: /^closed: 401 rest_cannot_view$/,
      mend: /WORDPRESS_USERNAME .* may edit posts/,
    },
  },
  {
    name: 'plugin missing: WooCommerce',
    front: () => ({ answer: without(/\/wc\//) }),
    env: asOperator,
    diagnosis: {
      id: 'namespaces',
      status: 'error',
      detail: /lacks wc\/v3 and wc\/store\/v1/,
      mend: /^Check the content and shop installation\. Install and activate WooCommerce\.$/,
    },
  },
  {
    name: 'plugin missing: forms',
    front: () => ({ answer: without(/\/(contact|diri)\//) }),
    env: asOperator,
    diagnosis: {
      id: 'form-routes',
      status: 'error',
      detail: /missing: \/diri\/v1\/submit-quote, \/contact\/v1\/submit/,
      mend: /Install the plugin/,
    },
  },
  {
    name: 'plain permalinks',
    front: (_, here) => ({
      answer: ({ path }) => {
        if (path.includes('rest_route=')) return null;
        const link = `<${here()}/index.php?rest_route=/>; rel="https://api.w.org/"`;
        return path.startsWith('/wp-json')
          ? { status: 404, body: page('404 Not Found') }
          : { headers: { link }, body: page('Our shop') };
      },
    }),
    env: asOperator,
    diagnosis: { id: 'permalinks', status: 'warning', detail: /^plain: /, mend: /Settings > Permalinks/ },
  },
  {
    name: 'maintenance page',
    front: () => ({ answer: () => ({ status: 503, headers: { 'retry-after': '600' }, body: page('Maintenance') }) }),
    env: asOperator,
    diagnosis: { id: 'reachability', status: 'error', detail: /maintenance page .*\(503\)$/, mend: /\.maintenance/ },
  },
  {
    name: 'HTML instead of JSON',
    front: () => ({ answer: () => ({ body: page('Just a moment...') }) }),
    env: asOperator,
    diagnosis: {
      id: 'reachability',
      status: 'error',
      detail: /HTML in the place of JSON \(200\)$/,
      mend: /let \/wp-json past/,
    },
  },
  {
    name: 'wrong path',
    front: () => ({}),
    env: (front, whole) => ({ ...asOperator(front, whole), WORDPRESS_URL: `${front.url}/blog` }),
    diagnosis: {
      id: 'reachability',
      status: 'error',
      detail: /WordPress is at another address: http:\/\/127\.0\.0\.1:\d+ \(404\)$/,
      mend: /Set WORDPRESS_URL to it/,
    },
  },
  {
    name: 'slow',
    front: () => ({ delayMs: 800 }),
    env: (front, whole) => ({ ...asOperator(front, whole), UPSTREAM_TIMEOUT_MS: '3000' }),
    diagnosis: {
      id: 'reachability',
      status: 'warning',
      detail: /answers in \d+ ms, of 3000 ms for a whole page$/,
      mend: /Too slow/,
    },
  },
  {
    name: 'expired certificate',
    front: () => ({ certificate: 'expired' }),
    env: asOperator,
    diagnosis: { id: 'tls', status: 'error', detail: /^the certificate expired on 2021-01-01$/, mend: /Renew/ },
  },
];

/** The first error, or where there is none the first warning. */
export const toMendFirst = <Shown extends { status: string }>(results: readonly Shown[]): Shown | undefined =>
  results.find(({ status }) => /error/i.test(status)) ?? results.find(({ status }) => /warning/i.test(status));
