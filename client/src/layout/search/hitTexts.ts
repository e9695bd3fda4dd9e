import { fillText } from '../../../../rules/fillText.ts';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import type { ProductHit_ProductFragment } from '../../gql/graphql.ts';
import { showMoney } from '../../lib/format/formatMoney.ts';
import { searchTexts } from './texts.ts';

/** SKU, size and colour in one line: 'SEC-VD-3819B, 4 sizes, 4 colours'; empty where nothing is known. */
export function factsText({ sku, attributes }: ProductHit_ProductFragment): string {
  const optionsText = (slug: string, several: string, one: boolean) => {
    const options = attributes.find(attribute => attribute.slug === slug)?.options ?? [];
    return options.length > 1 ? fillText(several, { count: options.length }) : one && options[0]?.name;
  };
  const size = optionsText('size', searchTexts.sizes, true);
  return [sku, size, optionsText('colour', searchTexts.colours, false)].filter(Boolean).join(', ');
}

/** The price in its parts: 'from', the amount, what it buys. */
export function priceParts(product: ProductHit_ProductFragment): { from: string; amount: string; per: string } {
  const range = product.__typename === 'VariableProduct' ? product.priceRange : null;
  const isSet = product.__typename === 'GroupedProduct';
  const lowest = range?.min ?? product.price;
  if (!lowest) return { from: '', amount: uiTexts.onRequest, per: '' };
  const pack = product.meta[0]?.value;
  return {
    from: isSet || (range && range.min.amount !== range.max.amount) ? searchTexts.from : '',
    amount: Number(lowest.amount) === 0 ? searchTexts.free : showMoney(lowest),
    per: pack ? fillText(searchTexts.per, { pack }) : '',
  };
}

/** 'Prices include VAT', said once over a list; null where the shop does not say, or nothing has a price. */
export function taxNote(products: readonly ProductHit_ProductFragment[]): string | null {
  const [priced] = products.filter(({ price, pricesIncludeTax }) => price && pricesIncludeTax !== null);
  return priced ? (priced.pricesIncludeTax ? searchTexts.withTax : searchTexts.withoutTax) : null;
}
