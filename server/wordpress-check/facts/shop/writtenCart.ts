import { UpstreamError } from '../../../upstreams/errors.ts';
import type { CartAnswer } from '../../../upstreams/store/cart.ts';
import { NotAvailable, orNotAvailable } from '../../fact.ts';
import type { Inspection, WrittenCart } from '../../inspection.ts';

const CART = '/wc/store/v1/cart';
const SESSION = /wp_woocommerce_session_\w+=[^;,\s]+/;
const TAKEN_BACK = /wp_woocommerce_session_\w+=(deleted)?;/;

export const openCart = ({ store, scope }: Inspection, token: string | null = null): Promise<CartAnswer> =>
  store.carts.read({ scope: scope(), token });

/** The one cart that an inspection asks for by its token and writes to: each would leave a session behind. */
export async function sharedCart(service: Inspection): Promise<WrittenCart> {
  service.cart ??= await begin(service);
  return service.cart;
}

/** A product that anybody may put into a cart, three of them. */
export async function saleable({ rows, capabilities: { shop } }: Inspection): Promise<number> {
  orNotAvailable(shop.catalogue === 'available', 'the shop does not let us in');
  const fields = 'id,price,purchasable,stock_status,manage_stock,sold_individually';
  const path = `/wc/v3/products?status=publish&type=simple&stock_status=instock&per_page=100&_fields=${fields}`;
  const product = (await rows(path)).find(
    ({ price, purchasable, manage_stock: counted, sold_individually: single }) =>
      price && purchasable && !counted && !single,
  );
  orNotAvailable(product, 'no simple product can be bought in any quantity');
  return product.id;
}

/**
 * Begins a cart as a browser does where it can: WooCommerce then gives a cookie beside the token, and ends the session
 * with it. One that began with its token, as the gateway's do, could be ended by nobody.
 */
async function begin(service: Inspection): Promise<WrittenCart> {
  const { token = null, cookie = null } = await beginAsBrowser(service).catch((error: unknown): Begun => {
    if (error instanceof NotAvailable || error instanceof UpstreamError) return {};
    throw error;
  });
  return { ...(await openCart(service, token)), cookie };
}

/** Nothing where a browser could not begin one. */
type Begun = { token?: string; cookie?: string };

/** By its first product, which is taken out again, and the nonce of all strangers. */
async function beginAsBrowser(service: Inspection): Promise<Begun> {
  const product = await saleable(service);
  const { headers } = await service.call(CART);
  const sent = {
    method: 'POST',
    headers: { nonce: String(headers.nonce) },
    body: { id: product, quantity: 1 },
  } as const;
  const { headers: given } = await service.call(`${CART}/add-item`, sent);
  const [token, cookie] = [given['cart-token'], SESSION.exec(String(given['set-cookie']))?.[0]];
  if (typeof token !== 'string' || !cookie) return {};
  await service.call(`${CART}/items`, { method: 'DELETE', headers: { 'cart-token': token } });
  return { token, cookie };
}

/**
 * Logs out the browser that has the cookie of the cart that was written to. WordPress asks strangers, too, whether they
 * mean it, and what it asks holds the nonce to say yes with.
 * @returns whether the session ended: the answer takes the cookie back
 * @throws NotAvailable where WordPress is not left by its own door
 */
export async function endCart(service: Inspection): Promise<boolean> {
  const { cart } = service;
  orNotAvailable(cart, 'no cart was written to');
  orNotAvailable(cart.cookie, 'the store gave no cookie for it');
  const headers = { cookie: cart.cookie };
  const asked = await service.page('/wp-login.php?action=logout', headers);
  const nonce = /_wpnonce=(\w+)/.exec(asked.text)?.[1];
  orNotAvailable(nonce, 'the page to log out at is hidden: the session stays until it expires');
  const left = await service.page(`/wp-login.php?action=logout&_wpnonce=${nonce}`, headers);
  cart.ended = TAKEN_BACK.test(left.headers['set-cookie'] ?? '');
  return cart.ended;
}
