import { fillText } from '../../../../rules/fillText.ts';
import { productTexts } from '../../../../rules/texts/product.ts';
import type { SkusQuery } from '../../gql/graphql.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import type { ListItem } from './items.ts';

/** What a stock keeping unit stands for. */
export type Match = SkusQuery['skus'][number];

/** A variation goes by the name that the product page would give it. */
export function itemOf({ product, variation }: Match, quantity: number): ListItem | null {
  if (!product) return null;
  const options = variation?.attributes.map(({ value }) => value).join(', ');
  const ambiguous = !variation && ['VariableProduct', 'GroupedProduct'].includes(product.__typename);
  const price = ambiguous ? null : (variation ?? product).price;
  return {
    productId: product.id,
    productName: options ? fillText(productTexts.chosenName, { name: product.name, options }) : product.name,
    quantity,
    sku: variation?.sku ?? product.sku ?? '',
    price: price ? formatMoney(price.amount, price.currency) : '',
    notes: '',
  };
}
