import type { Check, CheckContext, Finding } from '../check.ts';
import type { Remote } from '../remote.ts';
import { answering, together } from '../services.ts';
import { lookAtKey } from './consumerKey.ts';
import { whoami } from './whoami.ts';

const REFUSED: Record<string, string> = {
  invalid_username: 'Set WORDPRESS_USERNAME to the login name of a user of this WordPress.',
  incorrect_password:
    'Set WORDPRESS_APP_PASSWORD to an application password of this user (Users > Profile), not to the one for logging in.',
  // Some versions say the same of a wrong one.
  rest_not_logged_in:
    'Make a new one: Users > Profile > Application Passwords. If that fares the same, the web server keeps the header Authorization from PHP; Apache: CGIPassAuth On.',
  application_passwords_disabled: 'WordPress allows application passwords over https: give it a certificate.',
};

/** What each credential opens. */
export const credentials: Check = {
  id: 'credentials',
  name: 'Credentials',
  async run(context) {
    const { content, shop } = context;
    const hasKey = shop?.ways.some(({ kind }) => kind === 'consumer key');
    const [password, key] = await Promise.all([
      content && answering(content, () => lookAtPassword(content, context)),
      shop && hasKey ? answering(shop, () => lookAtKey(shop)) : null,
    ]);
    return together({ WordPress: password, WooCommerce: key });
  },
};

async function lookAtPassword(content: Remote, { config, shop }: CheckContext): Promise<Finding> {
  if (!config.content.credentials)
    return {
      status: 'warning',
      detail: 'no application password is set: menus stay closed',
      mend: 'Set WORDPRESS_USERNAME and WORDPRESS_APP_PASSWORD: Users > Profile > Application Passwords.',
    };
  const who = await whoami(content);
  if (who.kind === 'unknown')
    return {
      status: 'warning',
      detail: 'it is not told whose the application password is',
      mend: 'Look at what answers in its place.',
    };
  if (who.kind === 'refused')
    return {
      status: 'error',
      detail: `the application password is refused (${who.code})`,
      mend: REFUSED[who.code] ?? 'Make a new one: Users > Profile > Application Passwords.',
      data: who,
    };
  const way = await shop?.opening();
  const opens = way?.kind === 'application password' ? ['content', 'shop'] : ['content'];
  const role = who.roles.join(', ') || 'a user';
  return {
    status: 'success',
    detail: `the application password opens ${opens.join(' and ')} as ${role}`,
    data: { ...who, opens },
  };
}
