import { z } from 'zod';
import type { Way } from '../../../upstreams/access.ts';
import { isPrivateHost } from '../../../upstreams/privateHost.ts';
import type { ShopService } from '../../examination.ts';
import { error, type Finding, success, warning } from '../../fact.ts';
import { codeOf, type Reply, read, said } from '../../reply.ts';

const BY_HTTPS = 'Set WORDPRESS_URL or SHOP_URL to the https address';
const NEW = 'Make a new one: WooCommerce > Settings > Advanced > REST API.';
/** What WooCommerce says of a key or a secret that it does not know, however it came. */
const UNKNOWN = /consumer (key|secret) is invalid/i;

interface Tried {
  readonly scheme: Way['scheme'];
  readonly said: string;
  readonly message: string;
}

/** What the shop says to the consumer key, in every way in which it may be sent. */
export async function lookAtKey(shop: ShopService): Promise<Finding> {
  const keys = shop.access.ways.filter(({ kind }) => kind === 'consumer key');
  const tried = await Promise.all(
    keys.map(async way => {
      const reply = await shop.askProduct(way);
      return { scheme: way.scheme, said: said(reply), message: messageOf(reply) };
    }),
  );
  const opening = await shop.opening();
  const { url } = shop.root;
  const finding =
    opening?.kind === 'consumer key' ? opens(opening, url) : refused(tried, url.startsWith('http:'), opening);
  return { ...finding, data: { tried } };
}

function opens({ scheme }: Way, url: string): Finding {
  if (url.startsWith('https:'))
    return scheme === 'Basic'
      ? success('the consumer key opens the shop')
      : warning(
          'the consumer key opens the shop signed by OAuth 1.0a alone: PHP does not know that the connection is safe',
          'Let the proxy before WordPress send X-Forwarded-Proto, and wp-config.php set $_SERVER["HTTPS"] by it.',
        );
  if (scheme === 'OAuth 1.0a')
    return warning(
      'the consumer key opens the shop signed by OAuth 1.0a; as it is WooCommerce refuses it over plain http',
      `${BY_HTTPS}.`,
    );
  if (scheme === 'OAuth 1.0a for https')
    return success('the consumer key opens the shop, signed for the https address of the proxy before it');
  return isPrivateHost(url)
    ? success('the consumer key opens the shop as it is, over plain http within a private network')
    : warning('the consumer key goes over plain http as it is: whoever listens on the way reads it', `${BY_HTTPS}.`);
}

function refused(tried: readonly Tried[], plainHttp: boolean, opening: Way | null): Finding {
  if (opening)
    return warning(
      'the consumer key is refused; the application password serves the shop in its place',
      plainHttp ? `${BY_HTTPS}, or unset the key.` : 'Make a new key, or unset this one.',
    );
  const unknown = tried.find(({ message }) => UNKNOWN.test(message));
  if (unknown) return error(`the consumer key is refused: ${unknown.message}`, NEW);
  if (plainHttp)
    return error(
      `the consumer key is refused over plain http: ${tried.map(({ scheme, said }) => `${scheme} ${said}`).join(', ')}`,
      `${BY_HTTPS}, or give it an application password in the place of the key.`,
    );
  return error('the consumer key is refused: the key or its secret is wrong, or it was revoked', NEW);
}

function messageOf(reply: Reply): string {
  const { message } = ((reply.kind === 'heard' && reply.json) || {}) as { message?: unknown };
  return typeof message === 'string' ? message : '';
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
