import { cleanLine } from '../../../../../rules/forms/cleanText.ts';
import { quoteItemLimits, quoteQuantity } from '../../../../../rules/forms/quoteItems.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { type QuotedLine, variationOf, variationsOf } from '../../../quote/known/knownValues.ts';
import type { AskedProduct } from '../quoteData.ts';

/** The entry of the quote list that the product page's link means; null where it means none. */
export function askedLine(product: AskedProduct | undefined, query: URLSearchParams): QuotedLine | null {
  if (!product) return null;
  const productName = chosenName(product, query.get('name') ?? '');
  // With options chosen it is that variation's, where it has one of its own.
  const linked = productName === product.name ? '' : cleanLine(query.get('sku') ?? '').slice(0, quoteItemLimits.sku);
  const item = {
    productId: product.id,
    productName,
    quantity: quoteQuantity(Number(query.get('quantity'))),
    sku: linked || (product.sku ?? ''),
    price: '',
    notes: '',
  };
  const price = variationOf({ item, product })?.price;
  return { item: { ...item, price: price ? formatMoney(price.amount, price.currency) : '' }, product };
}

/**
 * The product's name is the shop's own, not the link's; the link may add the options that were chosen, one of them in the
 * place of that which ends the name: 'Void Label, Blue' that is chosen in red is 'Void Label, Red' on its page.
 */
function chosenName(product: NonNullable<AskedProduct>, linked: string): string {
  const { name } = product;
  const options = variationsOf(product).flatMap(one => one.attributes);
  const written = options.find(({ value }) => name.toLowerCase().endsWith(`, ${value.toLowerCase()}`));
  const own = written ? name.slice(0, -written.value.length) : `${name} (`;
  return linked.startsWith(own) && linked.endsWith(')') && linked.length <= quoteItemLimits.productName ? linked : name;
}
