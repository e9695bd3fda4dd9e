import { createHash } from 'node:crypto';
import type { Database } from '../data/database.ts';
import type { Line } from '../data/sessions.ts';
import { RestError } from '../rest/error.ts';
import { escapeName } from '../rest/text.ts';
import type { Cart } from './cart.ts';
import { type Chosen, chooseVariation, type SentChoice } from './chooseVariation.ts';
import { findItem, isPurchasable } from './item.ts';
import { checkQuantity } from './quantity.ts';
import { largest, stockOf } from './stock.ts';

export interface Sent {
  id: number | undefined;
  /** fractions are cut off */
  quantity: number | undefined;
  variation: SentChoice[];
}

/** Puts something into a cart, or more of it; answers the line's key. All or nothing: refusals come before any change. */
export function addItem(cart: Cart, sent: Sent, database: Database): string {
  const chosen = find(sent, database);
  const key = keyOf(chosen);
  const line = cart.lines.find(each => each.key === key);
  const more = chosen.product.soldIndividually ? 1 : Math.trunc(sent.quantity ?? 1);
  check(chosen, more, cart, database);
  // A line that is there is held to its bounds; of a new one WooCommerce puts in what it may hold, without a word.
  const together = line ? line.quantity + more : Math.min(more, largest(chosen));
  if (line) checkQuantity(chosen, together);
  const { product, variation, options } = chosen;
  const added: Line = { key, product: product.id, variation: variation?.id ?? 0, options, quantity: together };
  const { session } = cart;
  session.lines = line ? session.lines.map(each => (each.key === key ? added : each)) : [...session.lines, added];
  return key;
}

function find({ id, variation }: Sent, database: Database): Chosen {
  const item = findItem(id ?? 0, database);
  if (item) return chooseVariation(item, variation, database);
  const message = `Product with ID &quot;${id ?? ''}&quot; was not found and cannot be added to the cart.`;
  throw new RestError(400, 'woocommerce_rest_cart_invalid_product', message);
}

/** As WooCommerce makes it: what is the same is one line. */
function keyOf({ product, variation, options }: Chosen): string {
  const parts = [product.id, ...(variation ? [variation.id, Object.entries(options).flat().join('')] : [])];
  return createHash('md5').update(parts.join('_')).digest('hex');
}

function check(chosen: Chosen, quantity: number, cart: Cart, database: Database) {
  const name = escapeName(chosen.product.name);
  if (!isPurchasable(chosen, database)) {
    throw refusal('not_purchasable', 'This item is not available for purchase.');
  }
  if (quantity <= 0) {
    const message = `You cannot add &quot;${name}&quot; with a quantity less than or equal to 0 to the cart.`;
    throw refusal('invalid_quantity', message);
  }
  const { out, left, backorders } = stockOf(chosen);
  if (out) {
    const message = `You cannot add &quot;${name}&quot; to the cart because the product is out of stock.`;
    throw refusal('out_of_stock', message);
  }
  if (left !== null && !backorders && left < quantity + inCart(chosen, cart)) {
    const message = `You cannot add that amount of &quot;${name}&quot; to the cart because there is not enough stock (${left} remaining).`;
    throw refusal('partially_out_of_stock', message);
  }
}

/** All lines that are served from the same count. */
const inCart = ({ product, variation }: Chosen, cart: Cart): number =>
  cart.lines
    .filter(line => (variation?.manageStock ? line.variation === variation.id : line.product === product.id))
    .reduce((total, line) => total + line.quantity, 0);

const refusal = (code: string, message: string) => new RestError(400, `woocommerce_rest_product_${code}`, message);
