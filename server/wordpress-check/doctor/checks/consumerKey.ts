import type { Way } from '../../../upstreams/access.ts';
import type { Finding } from '../check.ts';
import type { ShopRemote } from '../remote.ts';
import { said } from './products.ts';

const BY_HTTPS = 'Set WORDPRESS_URL or SHOP_URL to the https address';

/** What the shop says to the consumer key, as it is and signed. */
export async function lookAtKey(shop: ShopRemote): Promise<Finding> {
  const keys = shop.ways.filter(({ kind }) => kind === 'consumer key');
  const tried = await Promise.all(
    keys.map(async way => ({ scheme: way.scheme, said: said(await shop.askProduct(way)) })),
  );
  return { ...verdict(shop.url.startsWith('http:'), await shop.opening()), data: { tried } };
}

function verdict(plainHttp: boolean, opening: Way | null): Finding {
  if (opening?.kind === 'consumer key' && opening.scheme === 'Basic')
    return { status: 'success', detail: 'the consumer key opens the shop' };
  if (opening?.kind === 'consumer key' && plainHttp)
    return {
      status: 'warning',
      detail: 'the consumer key opens the shop signed by OAuth 1.0a; as it is WooCommerce refuses it over plain http',
      mend: `${BY_HTTPS}.`,
    };
  if (opening?.kind === 'consumer key')
    return {
      status: 'warning',
      detail:
        'the consumer key opens the shop signed by OAuth 1.0a alone: PHP does not know that the connection is safe',
      mend: 'Let the proxy before WordPress send X-Forwarded-Proto, and wp-config.php set $_SERVER["HTTPS"] by it.',
    };
  if (opening)
    return {
      status: 'warning',
      detail: 'the consumer key is refused; the application password serves the shop in its place',
      mend: plainHttp ? `${BY_HTTPS}, or unset the key.` : 'Make a new key, or unset this one.',
    };
  if (plainHttp)
    return {
      status: 'error',
      detail: 'consumer keys are refused over plain http, this one signed by OAuth 1.0a too',
      mend: `${BY_HTTPS}, or give it an application password in the place of the key.`,
    };
  return {
    status: 'error',
    detail: 'the consumer key is refused: the key or its secret is wrong, or it was revoked',
    mend: 'Make a new one: WooCommerce > Settings > Advanced > REST API.',
  };
}
