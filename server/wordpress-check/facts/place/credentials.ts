import type { Check } from '../../fact.ts';
import { answering, together } from '../../together.ts';
import { lookAtPassword, lookAtRole } from '../content/applicationPassword.ts';
import { lookAtKey, lookAtPermissions } from '../shop/consumerKey.ts';

/** What each credential opens. */
export const credentials: Check = {
  id: 'credentials',
  name: 'Credentials',
  async find({ content, shop }) {
    const hasKey = shop?.access.ways.some(({ kind }) => kind === 'consumer key');
    const [password, key] = await Promise.all([
      content && answering(content, () => lookAtPassword(content, shop)),
      shop && hasKey ? answering(shop, () => lookAtKey(shop)) : null,
    ]);
    return together({ WordPress: password, WooCommerce: key });
  },
};

/** Whether each credential opens no more than is needed: who steals it has no more than that either. */
export const privileges: Check = {
  id: 'privileges',
  name: 'Least privilege',
  async find({ content, shop }) {
    const way = await shop?.opening();
    const [password, key] = await Promise.all([
      content?.pair ? answering(content, () => lookAtRole(content, shop)) : null,
      shop && way?.kind === 'consumer key' ? answering(shop, () => lookAtPermissions(shop)) : null,
    ]);
    return together({ WordPress: password, WooCommerce: key });
  },
};
