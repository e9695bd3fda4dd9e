import { z } from 'zod';
import type { Way } from '../../../upstreams/access.ts';
import type { ShopService } from '../../examination.ts';
import { error, type Finding, success, warning } from '../../fact.ts';
import { codeOf, read, said } from '../../reply.ts';

const BY_HTTPS = 'Set WORDPRESS_URL or SHOP_URL to the https address';

/** What the shop says to the consumer key, as it is and signed. */
export async function lookAtKey(shop: ShopService): Promise<Finding> {
  const keys = shop.access.ways.filter(({ kind }) => kind === 'consumer key');
  const tried = await Promise.all(
    keys.map(async way => ({ scheme: way.scheme, said: said(await shop.askProduct(way)) })),
  );
  return { ...verdict(shop.root.url.startsWith('http:'), await shop.opening()), data: { tried } };
}

function verdict(plainHttp: boolean, opening: Way | null): Finding {
  if (opening?.kind === 'consumer key' && opening.scheme === 'Basic') return success('the consumer key opens the shop');
  if (opening?.kind === 'consumer key' && plainHttp)
    return warning(
      'the consumer key opens the shop signed by OAuth 1.0a; as it is WooCommerce refuses it over plain http',
      `${BY_HTTPS}.`,
    );
  if (opening?.kind === 'consumer key')
    return warning(
      'the consumer key opens the shop signed by OAuth 1.0a alone: PHP does not know that the connection is safe',
      'Let the proxy before WordPress send X-Forwarded-Proto, and wp-config.php set $_SERVER["HTTPS"] by it.',
    );
  if (opening)
    return warning(
      'the consumer key is refused; the application password serves the shop in its place',
      plainHttp ? `${BY_HTTPS}, or unset the key.` : 'Make a new key, or unset this one.',
    );
  if (plainHttp)
    return error(
      'consumer keys are refused over plain http, this one signed by OAuth 1.0a too',
      `${BY_HTTPS}, or give it an application password in the place of the key.`,
    );
  return error(
    'the consumer key is refused: the key or its secret is wrong, or it was revoked',
    'Make a new one: WooCommerce > Settings > Advanced > REST API.',
  );
}

/** Whether the key opens no more than is needed; null where nobody says what it opens. */
export async function lookAtPermissions(shop: ShopService): Promise<Finding | null> {
  const [writes, reviews] = await Promise.all([mayWrite(shop), takesReviews(shop)]);
  const data = { mayWrite: writes, shopTakesReviews: reviews };
  if (writes === null) return null;
  if (!writes && reviews !== false)
    return warning(
      'the consumer key reads only: reviews are refused, and orders and customers that the operator makes',
      'WooCommerce > Settings > Advanced > REST API: set its permissions to read/write, or switch reviews off.',
      data,
    );
  if (writes && reviews === false)
    return warning(
      'the consumer key may write, and the shop takes no reviews: reading is enough',
      'WooCommerce > Settings > Advanced > REST API: set its permissions to read, unless you create orders by the API.',
      data,
    );
  return success(writes ? 'the consumer key may write, which reviews need' : 'the consumer key reads only', data);
}

/** A review without anything in it is refused either way: for its missing fields, or for the right that is missing. */
async function mayWrite(shop: ShopService): Promise<boolean | null> {
  const reply = await shop.askSigned('/wc/v3/products/reviews', { method: 'POST', body: {} });
  if (reply.kind === 'heard' && reply.status === 400) return true;
  return codeOf(reply) === 'woocommerce_rest_authentication_error' ? false : null;
}

const setting = z.object({ value: z.enum(['yes', 'no']) });

async function takesReviews(shop: ShopService): Promise<boolean | null> {
  const reply = await shop.askSigned('/wc/v3/settings/products/woocommerce_enable_reviews?_fields=id,value');
  const value = read(reply, setting)?.value;
  return value === undefined ? null : value === 'yes';
}
