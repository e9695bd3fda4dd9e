import type { Front, FrontOptions } from './front.ts';
import {
  keptFromSearch,
  type Login,
  noticed,
  page,
  picturesElsewhere,
  saying,
  slowRows,
  stuckProduct,
  takesCards,
  takesSigned,
  type Whole,
  without,
} from './saying.ts';

/** A service that is broken in one way. */
export interface Broken {
  name: string;
  front: (whole: Whole, here: () => string) => FrontOptions;
  /** the environment that points at it */
  env: (front: Front, whole: Whole) => Record<string, string>;
  /** named by the command before a site runs; a running one knows by its own reading */
  beforeStart?: true;
  /** what is to be mended first: the first error, or where there is none the first warning */
  diagnosis: { id: string; status: 'error' | 'warning'; detail: RegExp; mend: RegExp };
}

const KEY = { WOOCOMMERCE_KEY: 'ck_not_a_key', WOOCOMMERCE_SECRET: 'cs_not_a_secret' };

const as = ({ username, applicationPassword }: Login) => ({
  WORDPRESS_USERNAME: username,
  WORDPRESS_APP_PASSWORD: applicationPassword,
});
const asOperator: Broken['env'] = ({ url }, { operator }) => ({ WORDPRESS_URL: url, ...as(operator) });

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
    name: 'PHP-FPM stopped',
    front: () => ({ answer: () => ({ status: 502, body: page('502 Bad Gateway') }) }),
    env: asOperator,
    diagnosis: { id: 'reachability', status: 'error', detail: /no answer of PHP \(502\)$/, mend: /PHP-FPM/ },
  },
  {
    name: 'CDN without the server',
    front: () => ({ answer: () => ({ status: 522, body: page('522: Connection timed out') }) }),
    env: asOperator,
    diagnosis: {
      id: 'reachability',
      status: 'error',
      detail: /CDN .* no answer .*\(522\)$/,
      mend: /lets the addresses/,
    },
  },
  {
    name: 'limit of calls',
    front: () => ({ answer: () => ({ status: 429, body: page('429 Too Many Requests') }) }),
    env: asOperator,
    diagnosis: {
      id: 'reachability',
      status: 'error',
      detail: /more often than is allowed \(429\)$/,
      mend: /limit_req/,
    },
  },
  {
    name: 'limit of nginx',
    front: () => ({ answer: () => ({ status: 503, body: page('503 Service Temporarily Unavailable') }) }),
    env: asOperator,
    diagnosis: { id: 'reachability', status: 'error', detail: /turned away .*\(503\)$/, mend: /limit_req/ },
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
    name: 'PHP notices before the JSON',
    front: () => ({ answer: noticed }),
    env: asOperator,
    diagnosis: {
      id: 'reachability',
      status: 'error',
      detail: /PHP prints before the JSON: Warning: Undefined array key "x" in .*foo\.php on line 12 \(200\)$/,
      mend: /WP_DEBUG_DISPLAY/,
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
    name: 'log-in page before everything',
    front: () => ({ answer: () => ({ status: 302, headers: { location: '/wp-login.php?redirect_to=%2F' } }) }),
    env: asOperator,
    diagnosis: {
      id: 'reachability',
      status: 'error',
      detail: /leads to a page in the place of an answer: http:\/\/127\.0\.0\.1:\d+\/wp-login\.php \(302\)$/,
      mend: /Let \/wp-json past log-in pages/,
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
    name: 'slow rows',
    front: () => ({ delayMs: slowRows }),
    env: asOperator,
    beforeStart: true,
    diagnosis: {
      id: 'index',
      status: 'warning',
      detail: /^made once the site runs; \d+ ms a row: it takes \d+ (s|min) for 1,000 rows$/,
      mend: /persistent object cache/,
    },
  },
  {
    name: 'TLS proxy that does not say so',
    front: whole => ({ certificate: 'good', answer: takesSigned(whole) }),
    env: ({ url }, { author }) => ({ WORDPRESS_URL: url, ...as(author), ...KEY }),
    diagnosis: {
      id: 'credentials',
      status: 'warning',
      detail: /the application password opens content as author; .*signed by OAuth 1\.0a alone/,
      mend: /X-Forwarded-Proto/,
    },
  },
  {
    name: 'no way back from paying',
    front: () => ({ answer: takesCards }),
    env: asOperator,
    diagnosis: {
      id: 'payments',
      status: 'warning',
      detail: /^buyers are not brought back from paying by stripe: .*; nobody knows where a bank transfer goes$/,
      mend: /^Install the plugin .* address of the site .*SITE_BANK_ACCOUNTS/,
    },
  },
  {
    name: 'minimum of what is sold one to an order',
    front: () => ({ answer: stuckProduct }),
    env: asOperator,
    diagnosis: {
      id: 'minimums',
      status: 'warning',
      detail: /^sold one to an order, with a minimum above one, so nobody can buy them: Seal on request \(90\)$/,
      mend: /Untick 'Sold individually'/,
    },
  },
  {
    name: 'front page withdrawn',
    front: () => ({ answer: saying({ show_on_front: 'page', page_on_front: 999_999, page_for_posts: 999_998 }) }),
    env: asOperator,
    diagnosis: {
      id: 'front-page',
      status: 'warning',
      detail: /^nobody can read the page at its front and the one that lists its posts: it is no longer published$/,
      mend: /Settings > Reading .* choose a page that is published/,
    },
  },
  {
    name: 'SEO plugin that tells nothing',
    front: () => ({ answer: saying({}, ['yoast/v1', 'rankmath/v1']) }),
    env: asOperator,
    diagnosis: {
      id: 'seo-plugin',
      status: 'warning',
      detail: /^Yoast SEO and Rank Math tell us nothing: .* do not count here$/,
      mend: /REST API endpoint: switch it on\. Rank Math > .* Headless CMS Support: switch it on\.$/,
    },
  },
  {
    name: 'search engines discouraged',
    front: () => ({ answer: keptFromSearch }),
    env: asOperator,
    diagnosis: {
      id: 'seo-plugin',
      status: 'warning',
      detail:
        /^by Yoast SEO every page and post that was looked at \(6\) is kept from search engines, and so it is here$/,
      mend: /^Settings > Reading > Search engine visibility keeps the whole site out of search: untick it\./,
    },
  },
  {
    name: 'pictures on another host',
    front: () => ({ answer: picturesElsewhere }),
    env: asOperator,
    diagnosis: {
      id: 'pictures',
      status: 'warning',
      detail: /^those on cdn\.example are not shown: that is no host of the services$/,
      mend: /^Set MEDIA_HOSTS=cdn\.example where/,
    },
  },
  {
    name: 'expired certificate',
    front: () => ({ certificate: 'expired' }),
    env: asOperator,
    diagnosis: { id: 'tls', status: 'error', detail: /^the certificate expired on 2021-01-01$/, mend: /Renew/ },
  },
  {
    name: 'https where http is spoken',
    front: () => ({}),
    env: (front, whole) => asOperator({ ...front, url: front.url.replace('http:', 'https:') }, whole),
    diagnosis: {
      id: 'tls',
      status: 'error',
      detail: /^no safe connection can be made \(ERR_SSL_WRONG_VERSION_NUMBER\)$/,
      mend: /^Set WORDPRESS_URL to its http:\/\/ address/,
    },
  },
];

/** The first error, or where there is none the first warning. */
export const toMendFirst = <Shown extends { status: string }>(results: readonly Shown[]): Shown | undefined =>
  results.find(({ status }) => /error/i.test(status)) ?? results.find(({ status }) => /warning/i.test(status));
