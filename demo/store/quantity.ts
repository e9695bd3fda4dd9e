import { RestError } from '../rest/error.ts';
import { escapeName } from '../rest/text.ts';
import type { Item } from './item.ts';
import { largest } from './stock.ts';

/** Refuses a quantity that a line cannot have. */
export function checkQuantity(item: Item, quantity: number) {
  const name = escapeName(item.product.name);
  if (item.product.soldIndividually) {
    throw new RestError(400, 'readonly_quantity', `The quantity of &quot;${name}&quot; cannot be changed`);
  }
  const most = largest(item);
  if (quantity < 1) throw invalid(`The minimum quantity of &quot;${name}&quot; allowed in the cart is 1`);
  if (quantity > most) throw invalid(`The maximum quantity of &quot;${name}&quot; allowed in the cart is ${most}`);
}

const invalid = (message: string) => new RestError(400, 'invalid_quantity', message);
