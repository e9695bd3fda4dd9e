import assert from 'node:assert/strict';
import { z } from 'zod';
import { diagnosticsTexts as texts } from '../../../../rules/texts/diagnostics.ts';
import { identityOf } from '../../../commerce/sessions/cartToken.ts';
import type { ShopCapabilities } from '../../capabilities.ts';
import type { ShopService } from '../../examination.ts';
import {
  check,
  type Expectation,
  error,
  expect,
  type Finding,
  info,
  orNotAvailable,
  success,
  warning,
  where,
  writing,
} from '../../fact.ts';
import { type Reply, read, said, shown, takes } from '../../reply.ts';
import { openCart, sharedCart } from './writtenCart.ts';

const STORE = '/wc/store/v1';
const items = z.object({ items: z.array(z.unknown()) });
const offered = z.array(z.object({ id: z.number(), type: z.string(), is_purchasable: z.boolean() }));

/** Asked without credentials: with them all visitors would share one cart. */
export async function readCart(shop: ShopService): Promise<Pick<ShopCapabilities, 'cart' | 'cartBatch'>> {
  const [cart, cartBatch] = await Promise.all(
    ['/cart/add-item', '/batch'].map(path => takes('POST', STORE + path, shop.ask)),
  );
  return { cart: cart!, cartBatch: cartBatch! };
}

export const hasStore = (expectations: Expectation[]): Expectation[] =>
  where(({ capabilities: { shop } }) => orNotAvailable(shop.cart !== 'absent', 'there is no store'), expectations);

/** Whether the store opens a cart and hands out what stands for it; when asked to, whether it can be written to. */
export const cart = check(
  'cart',
  'Cart',
  async ({ shop, tryCart }) => {
    if (!shop) return null;
    const reply = await shop.ask(`${STORE}/cart`);
    if (!read(reply, items)) return warning(said(reply), texts.localCart, shown(reply));
    const token = reply.headers['cart-token'];
    if (!token)
      return error(
        'the cart comes without a Cart-Token',
        'Update WooCommerce to 8.9 or newer, and let the header Cart-Token pass every proxy in between.',
        shown(reply),
      );
    return tryCart ? write(shop, token) : success('opens, with its token; nothing was written', shown(reply));
  },
  hasStore([
    ...expect('wc/store/v1/cart', {
      async 'gives a stranger an empty cart with a Cart-Token, not to be stored'(service) {
        const { cart, token } = await openCart(service);
        assert.equal(cart.items_count, 0);
        assert(token, 'a Cart-Token comes along');
        const { headers } = await service.call(`${STORE}/cart`);
        assert.match(String(headers['cache-control']), /no-store/);
      },
      async 'answers a token it never gave with another, empty cart'(service) {
        const { token } = await openCart(service, 'never.given.out');
        assert(token, 'a Cart-Token comes along');
        assert.notEqual(identityOf(token), identityOf('never.given.out'));
      },
      async 'says every amount in minor units, with the currency and how many digits that is'(service) {
        const { totals } = (await openCart(service)).cart;
        assert.match(totals.total_price, /^-?\d+$/);
        assert.match(totals.currency_code, /^[A-Z]{3}$/);
        const { catalogue, currency } = service.capabilities.shop;
        if (catalogue === 'available') assert.equal(totals.currency_code, currency);
      },
    }),
    ...writing('wc/store/v1/cart', {
      // Read by its token a cart gets a session, though nothing was put into it.
      async 'knows a cart again by its token, which is issued anew with the same user_id'(service) {
        const { token } = await sharedCart(service);
        const again = await openCart(service, token);
        assert.equal(identityOf(again.token ?? ''), identityOf(token ?? ''));
      },
    }),
  ]),
);

/** Puts one product into the cart that this token stands for, and takes everything out again. */
async function write(shop: ShopService, token: string): Promise<Finding> {
  const list = await shop.ask(`${STORE}/products?type=simple&stock_status=instock&per_page=10`);
  const product = read(list, offered)?.find(each => each.is_purchasable);
  if (!product) return info('opens, with its token; there is no product to try it with', { token: 'sent' });
  const headers = { 'cart-token': token };
  const body = { id: product.id, quantity: 1 };
  const added = await shop.ask(`${STORE}/cart/add-item`, { method: 'POST', headers, body });
  const emptied = await shop.ask(`${STORE}/cart/items`, { method: 'DELETE', headers });
  const held = items.safeParse(added.json).data?.items.length === 1;
  const data = { product: product.id, added: outcome(added), emptied: outcome(emptied) };
  if (held && emptied.status === 200) return success('took a product and gave it back', data);
  return error(`could not be written to: ${said(held ? emptied : added)}`, texts.localCart, data);
}

const outcome = (reply: Reply) => (reply.status === null ? shown(reply) : { status: reply.status, ms: reply.ms });
