import { fillText } from '../../../../rules/fillText.ts';
import { MAX_QUANTITY } from '../../../../rules/forms/quoteItems.ts';
import { productTexts } from '../../../../rules/texts/product.ts';
import type { CartLine } from '../../cart/store/lines.ts';
import { moneyText } from '../../product/offerTexts.ts';
import type { ListItem } from '../../quote/list/items.ts';

/** A line of the cart as the quote list has it: by its product, and by the stock keeping unit of the variation. */
export function quoteItemOf({ id, productId = id, name, sku, options, quantity, price }: CartLine): ListItem {
  const chosen = options.map(({ value }) => value).join(', ');
  return {
    productId,
    productName: chosen ? fillText(productTexts.chosenName, { name, options: chosen }) : name,
    quantity: Math.min(quantity, MAX_QUANTITY),
    sku: sku ?? '',
    price: moneyText(price) ?? '',
    notes: '',
  };
}
