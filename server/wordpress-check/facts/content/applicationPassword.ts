import assert from 'node:assert/strict';
import { z } from 'zod';
import type { Availability } from '../../capabilities.ts';
import type { ContentService, ShopService } from '../../examination.ts';
import { error, expect, type Fact, type Finding, orNotAvailable, success, warning } from '../../fact.ts';
import { as, asStranger } from '../../inspection.ts';
import { availabilityOf, codeOf, read } from '../../reply.ts';
import { isLoopback } from '../place/certificate.ts';

const user = z.object({ roles: z.array(z.string()).default([]) });

const NEW = 'Make a new one: Users > Profile > Application Passwords.';

const REFUSED: Record<string, string> = {
  invalid_username: 'Set WORDPRESS_USERNAME to the login name of a user of this WordPress.',
  incorrect_password:
    'Set WORDPRESS_APP_PASSWORD to an application password of this user (Users > Profile), not to the one for logging in.',
  // Some versions say the same of a wrong one.
  rest_not_logged_in: `${NEW} If that fares the same, the web server keeps the header Authorization from PHP; Apache: CGIPassAuth On.`,
  application_passwords_disabled: 'WordPress allows application passwords over https: give it a certificate.',
};

const askWho = (content: ContentService) => content.askSigned('/wp/v2/users/me?context=edit&_fields=id,roles');

/** Whether WordPress knows whose the application password is. */
export const readCredentials = async (content: ContentService): Promise<Availability> =>
  content.pair ? availabilityOf(await askWho(content)) : 'absent';

/** Whose the application password is, and what it opens. */
export async function lookAtPassword(content: ContentService, shop: ShopService | null): Promise<Finding> {
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
  if (availabilityOf(reply) === 'refused' && reply.kind === 'heard') {
    const code = codeOf(reply) ?? `HTTP ${reply.status}`;
    return error(`the application password is refused (${code})`, REFUSED[code] ?? NEW, { code });
  }
  const roles = rolesIn(reply);
  if (!roles) return warning('it is not told whose the application password is', 'Look at what answers in its place.');
  const way = await shop?.opening();
  const opens = way?.kind === 'application password' ? ['content', 'shop'] : ['content'];
  const role = roles.join(', ') || 'a user';
  return success(`the application password opens ${opens.join(' and ')} as ${role}`, { roles, opens });
}

/** Whether it opens no more than is needed; null where nobody says what it opens. */
export async function lookAtRole(content: ContentService, shop: ShopService | null): Promise<Finding | null> {
  const roles = rolesIn(await askWho(content));
  if (!roles) return null;
  const way = (await shop?.opening()) ?? shop?.access.ways[0];
  const index = await shop?.index();
  const sells = index?.kind === 'root' && index.root.namespaces.includes('wc/v3');
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

export const applicationPassword: Fact = {
  expectations: expect('wp/v2/users/me', {
    'knows the user by the application password'({ pair, capabilities }) {
      orNotAvailable(pair, 'no application password was given');
      assert.equal(capabilities.content.credentials, 'available');
    },
    async 'refuses a stranger, and wrong credentials even where strangers may read'({ refusal }) {
      assert.match(await refusal('content', '/wp/v2/users/me', asStranger), /^401/);
      const wrong = as({ username: 'nobody-of-that-name', password: 'wrong' });
      const refused = await refusal('content', '/wp/v2/posts?per_page=1', wrong).catch(() => null);
      orNotAvailable(refused, 'here wrong credentials count for none');
      assert.match(refused, /^401/);
    },
  }),
};
