import { z } from 'zod';
import { diagnosticsTexts as texts } from '../../../../rules/texts/diagnostics.ts';
import type { Check, Finding } from '../check.ts';
import type { Reply } from '../probe.ts';
import type { Remote } from '../remote.ts';
import { said } from './products.ts';
import { shown } from './reachability.ts';

const ROOT = '/wc/store/v1';
const items = z.object({ items: z.array(z.unknown()) });
const offered = z.array(z.object({ id: z.number(), type: z.string(), is_purchasable: z.boolean() }));

/** Whether the store opens a cart and hands out what stands for it; when asked to, whether it can be written to. */
export const cart: Check = {
  id: 'cart',
  name: 'Cart',
  async run({ shop, tryCart }) {
    if (!shop) return null;
    // Without credentials: with them all visitors would share one cart.
    const reply = await shop.ask(`${ROOT}/cart`);
    if (reply.kind === 'silence' || reply.status !== 200 || !items.safeParse(reply.json).success)
      return { status: 'warning', detail: said(reply), mend: texts.localCart, data: shown(reply) };
    const token = reply.headers['cart-token'];
    if (!token)
      return {
        status: 'error',
        detail: 'the cart comes without a Cart-Token',
        mend: 'Update WooCommerce to 8.9 or newer, and let the header Cart-Token pass every proxy in between.',
        data: shown(reply),
      };
    return tryCart
      ? write(shop, token)
      : { status: 'success', detail: 'opens, with its token; nothing was written', data: shown(reply) };
  },
};

/** Puts one product into the cart that this token stands for, and takes everything out again. */
async function write(shop: Remote, token: string): Promise<Finding> {
  const list = await shop.ask(`${ROOT}/products?type=simple&stock_status=instock&per_page=10`);
  const product =
    list.kind === 'heard' ? offered.safeParse(list.json).data?.find(each => each.is_purchasable) : undefined;
  if (!product)
    return {
      status: 'info',
      detail: 'opens, with its token; there is no product to try it with',
      data: { token: 'sent' },
    };
  const headers = { 'cart-token': token };
  const added = await shop.ask(`${ROOT}/cart/add-item`, {
    method: 'POST',
    headers,
    body: { id: product.id, quantity: 1 },
  });
  const emptied = await shop.ask(`${ROOT}/cart/items`, { method: 'DELETE', headers });
  const held = added.kind === 'heard' && items.safeParse(added.json).data?.items.length === 1;
  const data = { product: product.id, added: outcome(added), emptied: outcome(emptied) };
  if (held && emptied.kind === 'heard' && emptied.status === 200)
    return { status: 'success', detail: 'took a product and gave it back', data };
  return {
    status: 'error',
    detail: `could not be written to: ${said(held ? emptied : added)}`,
    mend: texts.localCart,
    data,
  };
}

const outcome = (reply: Reply) => (reply.kind === 'heard' ? { status: reply.status, ms: reply.ms } : reply);
