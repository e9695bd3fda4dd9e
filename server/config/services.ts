import type { Environment } from './environment.ts';

/** One REST service. */
export interface Service {
  /** its `…/wp-json` address, or `embedded` until the embedded one has said its own */
  url: string;
  /** an application password, or for the shop a consumer key and secret; null reads what is public */
  credentials: { username: string; password: string } | null;
}

interface Shop extends Service {
  /** whether a secret may go by Basic over plain http to a host that is not private */
  basicOverHttp?: boolean;
}

/** Where content and shop are asked. */
export interface Services {
  content: Service;
  shop: Shop;
}

const restRoot = (address: string): string => (address.endsWith('/wp-json') ? address : `${address}/wp-json`);

export function servicesOf(env: Environment): Services {
  const both = env.WORDPRESS_URL && env.WORDPRESS_URL !== 'embedded' ? restRoot(env.WORDPRESS_URL) : 'embedded';
  const pair = (username?: string, password?: string) => (username && password ? { username, password } : null);
  const wordpress = pair(env.WORDPRESS_USERNAME, env.WORDPRESS_APP_PASSWORD);
  return {
    content: { url: env.CONTENT_URL ? restRoot(env.CONTENT_URL) : both, credentials: wordpress },
    shop: {
      url: env.SHOP_URL ? restRoot(env.SHOP_URL) : both,
      credentials: pair(env.WOOCOMMERCE_KEY, env.WOOCOMMERCE_SECRET) ?? wordpress,
      basicOverHttp: env.WOOCOMMERCE_BASIC_OVER_HTTP === 'on',
    },
  };
}
