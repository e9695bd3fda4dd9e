import { AddToCart } from '../cart/adding/AddToCart.tsx';
import { partOf } from '../data/partOf.ts';
import type { ProductCard_ProductFragment } from '../gql/graphql.ts';
import { AddToQuote } from '../quote/list/AddToQuote.tsx';
import { ChooseOptions } from './ChooseOptions.tsx';
import { isForSale, isToChoose } from './isForSale.ts';
import { lineFor } from './lineFor.ts';
import { isSet, moneyText, rangeText } from './offerTexts.ts';
import type { ProductCardRef } from './productCardRef.ts';

/** What can be done about a product in a list: bought, chosen, asked for. Samples are not for sale. */
export function ProductActions({ product: ref }: { product: ProductCardRef }) {
  const product = partOf<ProductCard_ProductFragment>(ref);
  const { id, name, sku, price } = product;
  const quantity = product.minimumQuantity ?? 1;
  if (product.sample) return null;
  if (isForSale(product)) return <AddToCart line={lineFor(product, { quantity })} />;
  const range = product.__typename === 'VariableProduct' ? product.priceRange : null;
  return (
    <>
      {price && isToChoose(product) && <ChooseOptions name={name} path={product.path} />}
      <AddToQuote
        id={id}
        name={name}
        sku={sku ?? null}
        price={isSet(product) ? null : (rangeText(range) ?? moneyText(price))}
        quantity={quantity}
      />
    </>
  );
}
