import { partOf } from '../data/partOf.ts';
import type { ProductCard_ProductFragment } from '../gql/graphql.ts';
import { isFree } from '../lib/format/costText.ts';
import { PriceLine } from '../ui/content/PriceLine.tsx';
import { isSet, isWide, metaValue, moneyText, priceTexts } from './offerTexts.ts';
import type { ProductCardRef } from './productCardRef.ts';

/** What a product in a list costs, in one line. */
export function ProductPrice({ product: ref }: { product: ProductCardRef }) {
  const product = partOf<ProductCard_ProductFragment>(ref);
  const { current, was } = priceTexts(product);
  const range = product.__typename === 'VariableProduct' ? product.priceRange : null;
  return (
    <PriceLine
      current={moneyText(range?.min) ?? current}
      was={was}
      from={isWide(range) || isSet(product)}
      free={isFree(range?.min ?? product.price)}
      pack={metaValue(product, 'pack')?.replaceAll(' ', '\u00a0')}
    />
  );
}
