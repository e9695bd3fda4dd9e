import { z } from 'zod';
import type { Check, CheckContext, Finding } from '../check.ts';
import type { Remote, ShopRemote } from '../remote.ts';
import { answering, together } from '../services.ts';
import { whoami } from './whoami.ts';

/** Whether each credential opens no more than is needed: who steals it has no more than that either. */
export const privileges: Check = {
  id: 'privileges',
  name: 'Least privilege',
  async run(context) {
    const { config, content, shop } = context;
    const way = await shop?.opening();
    const [password, key] = await Promise.all([
      content && config.content.credentials ? answering(content, () => lookAtPassword(content, context)) : null,
      shop && way?.kind === 'consumer key' ? answering(shop, () => lookAtKey(shop)) : null,
    ]);
    return together({ WordPress: password, WooCommerce: key });
  },
};

async function lookAtPassword(content: Remote, { shop }: CheckContext): Promise<Finding | null> {
  const who = await whoami(content);
  if (who.kind !== 'user') return null;
  const way = (await shop?.opening()) ?? shop?.ways[0];
  const index = await shop?.index();
  const sells = index?.kind === 'root' && index.root.namespaces.includes('wc/v3');
  const servesShop = sells && way?.kind === 'application password';
  const enough = servesShop ? 'shop_manager' : 'author';
  const tooMuch = servesShop ? ['administrator'] : ['administrator', 'shop_manager', 'editor'];
  const data = { roles: who.roles, enough };
  const role = who.roles.find(each => tooMuch.includes(each));
  if (!role)
    return {
      status: 'success',
      detail: `the application password is that of ${who.roles.join(', ') || 'a user'}, no more than is needed`,
      data,
    };
  // What runs on this machine alone is somebody's own.
  const status = content.loopback ? 'info' : 'warning';
  const mend = `Make a user with the role ${enough} for the gateway, and an application password of theirs.`;
  return { status, detail: `the application password is that of ${role}, where ${enough} is enough`, mend, data };
}

const setting = z.object({ value: z.enum(['yes', 'no']) });

async function lookAtKey(shop: ShopRemote): Promise<Finding | null> {
  const [writes, reviews] = await Promise.all([mayWrite(shop), takesReviews(shop)]);
  const data = { mayWrite: writes, shopTakesReviews: reviews };
  if (writes === null) return null;
  if (!writes && reviews !== false)
    return {
      status: 'warning',
      detail: 'the consumer key reads only: reviews are refused, and orders and customers that the operator makes',
      mend: 'WooCommerce > Settings > Advanced > REST API: set its permissions to read/write, or switch reviews off.',
      data,
    };
  if (writes && reviews === false)
    return {
      status: 'warning',
      detail: 'the consumer key may write, and the shop takes no reviews: reading is enough',
      mend: 'WooCommerce > Settings > Advanced > REST API: set its permissions to read, unless you create orders by the API.',
      data,
    };
  return {
    status: 'success',
    detail: writes ? 'the consumer key may write, which reviews need' : 'the consumer key reads only',
    data,
  };
}

/** A review without anything in it is refused either way: for its missing fields, or for the right that is missing. */
async function mayWrite(shop: ShopRemote): Promise<boolean | null> {
  const reply = await shop.askSigned('/wc/v3/products/reviews', { method: 'POST', body: {} });
  if (reply.kind === 'silence') return null;
  if (reply.status === 400) return true;
  const { code } = (reply.json ?? {}) as { code?: unknown };
  return code === 'woocommerce_rest_authentication_error' ? false : null;
}

async function takesReviews(shop: ShopRemote): Promise<boolean | null> {
  const reply = await shop.askSigned('/wc/v3/settings/products/woocommerce_enable_reviews?_fields=id,value');
  const value = reply.kind === 'heard' ? setting.safeParse(reply.json).data?.value : undefined;
  return value === undefined ? null : value === 'yes';
}
