import assert from 'node:assert/strict';
import { z } from 'zod';
import type { Way } from '../../../upstreams/access.ts';
import { isPrivateHost } from '../../../upstreams/privateHost.ts';
import type { Availability } from '../../capabilities.ts';
import type { ContentService, ShopService } from '../../examination.ts';
import { check, type Expectation, error, expect, type Finding, orNotAvailable, success, warning } from '../../fact.ts';
import { as, asStranger } from '../../inspection.ts';
import { availabilityOf, codeOf, type Reply, read, said } from '../../reply.ts';
import { answering, together } from '../../together.ts';
import { isLoopback } from '../place/certificate.ts';

/** What each credential opens. */
export const credentials = check('credentials', 'Credentials', ({ content, shop }) => {
  const hasKey = shop?.access.ways.some(({ kind }) => kind === 'consumer key');
  return together({
    WordPress: content && answering(content, () => lookAtPassword(content, shop)),
    WooCommerce: shop && hasKey ? answering(shop, () => lookAtKey(shop)) : null,
  });
});

/** Whether each credential opens no more than is needed: who steals it has no more than that either. */
export const privileges = check('privileges', 'Least privilege', async ({ content, shop }) => {
  const way = await shop?.opening();
  return together({
    WordPress: content?.pair ? answering(content, () => lookAtRole(content, shop)) : null,
    WooCommerce: shop && way?.kind === 'consumer key' ? answering(shop, () => lookAtPermissions(shop)) : null,
  });
});

const user = z.object({ roles: z.array(z.string()).default([]) });

const NEW_PASSWORD = 'Make a new one: Users > Profile > Application Passwords.';

const REFUSED_PASSWORD: Record<string, string> = {
  invalid_username: 'Set WORDPRESS_USERNAME to the login name of a user of this WordPress.',
  incorrect_password:
    'Set WORDPRESS_APP_PASSWORD to an application password of this user (Users > Profile), not to the one for logging in.',
  // Some versions say the same of a wrong one.
  rest_not_logged_in: `${NEW_PASSWORD} If that fares the same, the web server keeps the header Authorization from PHP; Apache: CGIPassAuth On; nginx: fastcgi_param HTTP_AUTHORIZATION $http_authorization;`,
  application_passwords_disabled: 'WordPress allows application passwords over https: give it a certificate.',
};

const askWho = (content: ContentService) => content.askSigned('/wp/v2/users/me?context=edit&_fields=id,roles');

/** Whether WordPress knows whose the application password is. */
export const readCredentials = async (content: ContentService): Promise<Availability> =>
  content.pair ? availabilityOf(await askWho(content)) : 'absent';

/** Whose the application password is, and what it opens. */
async function lookAtPassword(content: ContentService, shop: ShopService | null): Promise<Finding> {
  if (content.withheld)
    return error(
      'the application password is not sent: over plain http whoever listens on the way reads it',
      'Set WORDPRESS_URL or CONTENT_URL to the https address, or WOOCOMMERCE_BASIC_OVER_HTTP=on where the way is safe.',
    );
  if (!content.pair)
    return warning(
      'no application password is set: menus stay closed',
      'Set WORDPRESS_USERNAME and WORDPRESS_APP_PASSWORD: Users > Profile > Application Passwords.',
    );
  const reply = await askWho(content);
  if (availabilityOf(reply) === 'refused') {
    const code = codeOf(reply) ?? `HTTP ${reply.status}`;
    return error(`the application password is refused (${code})`, REFUSED_PASSWORD[code] ?? NEW_PASSWORD, { code });
  }
  const roles = rolesIn(reply);
  if (!roles) return warning('it is not told whose the application password is', 'Look at what answers in its place.');
  const way = await shop?.opening();
  const opens = way?.kind === 'application password' ? ['content', 'shop'] : ['content'];
  const role = roles.join(', ') || 'a user';
  return success(`the application password opens ${opens.join(' and ')} as ${role}`, { roles, opens });
}

/** Whether it opens no more than is needed; null where nobody says what it opens. */
async function lookAtRole(content: ContentService, shop: ShopService | null): Promise<Finding | null> {
  const roles = rolesIn(await askWho(content));
  if (!roles) return null;
  const way = (await shop?.opening()) ?? shop?.access.ways[0];
  const index = await shop?.index();
  const sells = index?.root?.namespaces.includes('wc/v3');
  const servesShop = sells && way?.kind === 'application password';
  const enough = servesShop ? 'shop_manager' : 'author';
  const tooMuch = servesShop ? ['administrator'] : ['administrator', 'shop_manager', 'editor'];
  const data = { roles, enough };
  const role = roles.find(each => tooMuch.includes(each));
  if (!role)
    return success(`the application password is that of ${roles.join(', ') || 'a user'}, no more than is needed`, data);
  const detail = `the application password is that of ${role}, where ${enough} is enough`;
  const mend = `Make a user with the role ${enough} for the gateway, and an application password of theirs.`;
  // What runs on this machine alone is somebody's own.
  return { ...warning(detail, mend, data), ...(isLoopback(content.root.url) ? { status: 'info' } : {}) };
}

const rolesIn = (reply: Awaited<ReturnType<typeof askWho>>) => read(reply, user)?.roles;

export const applicationPassword: readonly Expectation[] = expect('wp/v2/users/me', {
  'knows the user by the application password'({ pair, capabilities }) {
    orNotAvailable(pair, 'no application password was given');
    assert.equal(capabilities.content.credentials, 'available');
  },
  async 'refuses a stranger, and wrong credentials even where strangers may read'({ refusal }) {
    assert.match(await refusal('/wp/v2/users/me', asStranger), /^401/);
    const wrong = as({ username: 'nobody-of-that-name', password: 'wrong' });
    const refused = await refusal('/wp/v2/posts?per_page=1', wrong).catch(() => null);
    orNotAvailable(refused, 'here wrong credentials count for none');
    assert.match(refused, /^401/);
  },
});

const BY_HTTPS = 'Set WORDPRESS_URL or SHOP_URL to the https address';
const NEW_KEY = 'Make a new one: WooCommerce > Settings > Advanced > REST API.';
/** What WooCommerce says of a key or a secret that it does not know, however it came. */
const UNKNOWN = /consumer (key|secret) is invalid/i;

type Tried = Pick<Way, 'scheme'> & { said: string; message: string };

/** What the shop says to the consumer key, in every way in which it may be sent. */
async function lookAtKey(shop: ShopService): Promise<Finding> {
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
  if (unknown) return error(`the consumer key is refused: ${unknown.message}`, NEW_KEY);
  if (plainHttp)
    return error(
      `the consumer key is refused over plain http: ${tried.map(({ scheme, said }) => `${scheme} ${said}`).join(', ')}`,
      `${BY_HTTPS}, or give it an application password in the place of the key.`,
    );
  return error('the consumer key is refused: the key or its secret is wrong, or it was revoked', NEW_KEY);
}

function messageOf(reply: Reply): string {
  const { message } = (reply.json || {}) as { message?: unknown };
  return typeof message === 'string' ? message : '';
}

/** Whether the key opens what is needed; null where nobody says what it opens. */
async function lookAtPermissions(shop: ShopService): Promise<Finding | null> {
  const writes = await mayWrite(shop);
  const data = { mayWrite: writes };
  if (writes === null) return null;
  if (writes) return success('the consumer key may write, which orders of accepted offers need', data);
  return warning(
    'the consumer key reads only: orders of accepted offers are refused, reviews too, and what the operator makes',
    'WooCommerce > Settings > Advanced > REST API: set its permissions to read/write.',
    data,
  );
}

/** A review without anything in it is refused either way: for its missing fields, or for the right that is missing. */
async function mayWrite(shop: ShopService): Promise<boolean | null> {
  const reply = await shop.askSigned('/wc/v3/products/reviews', { method: 'POST', body: {} });
  if (reply.status === 400) return true;
  return codeOf(reply) === 'woocommerce_rest_authentication_error' ? false : null;
}
