import { srcsetOf } from '../../../rules/pictures.ts';
import { AddToCart } from '../cart/AddToCart.tsx';
import { type PartOf, partOf } from '../data/partOf.ts';
import type { ProductCard_ProductFragment } from '../gql/graphql.ts';
import { AddToQuote } from '../quote/list/AddToQuote.tsx';
import { ProductCard as Card } from '../ui/cards/ProductCard.tsx';
import { PriceLine } from '../ui/content/PriceLine.tsx';
import { ChooseOptions } from './ChooseOptions.tsx';
import { isForSale, isToChoose } from './isForSale.ts';
import { lineFor } from './lineFor.ts';
import { isFree, isWide, materialText, metaValue, moneyText, priceTexts, rangeText, sizeText } from './offerTexts.ts';
import { ProductBadges } from './ProductBadges.tsx';

export type ProductCardRef = PartOf<ProductCard_ProductFragment> & { id: string };

type ProductCardProps = {
  product: ProductCardRef;
  heading?: 'h2' | 'h3';
  /** Among the first that are seen: its picture is loaded at once. */
  priority?: boolean;
  /** How wide the picture is drawn. */
  sizes?: string;
};

const SIZES = '(max-width: 960px) 46vw, (max-width: 1180px) 34vw, 330px';

/** A product in a list. */
export function ProductCard({ product: ref, heading = 'h3', priority = false, sizes = SIZES }: ProductCardProps) {
  const product = partOf<ProductCard_ProductFragment>(ref);
  const { id, name, image, sample } = product;
  const { current, was } = priceTexts(product);
  const range = product.__typename === 'VariableProduct' ? product.priceRange : null;
  const lowest = moneyText(range?.min) ?? current;
  return (
    <Card
      href={product.path}
      name={name}
      heading={heading}
      image={{
        src: image?.url,
        srcSet: image ? srcsetOf(image.url, [160, 320, 360, 480, 640]) : undefined,
        sizes,
        alt: '',
        priority,
      }}
      sku={product.sku}
      dimensions={sizeText(product)}
      meta={materialText(product)}
      badges={<ProductBadges product={product} />}
      stock={product.stock.status}
      rating={{ value: product.rating.average, count: product.rating.count }}
      price={
        <PriceLine
          current={lowest}
          was={was}
          from={isWide(range)}
          free={isFree(range?.min ?? product.price)}
          pack={metaValue(product, 'pack')?.replaceAll(' ', '\u00a0')}
        />
      }
      action={
        !sample &&
        (isForSale(product) ? (
          <AddToCart line={lineFor(product, { quantity: product.minimumQuantity ?? 1 })} />
        ) : (
          <>
            {lowest && isToChoose(product) && <ChooseOptions name={name} path={product.path} />}
            <AddToQuote
              id={id}
              name={name}
              sku={product.sku ?? null}
              price={rangeText(range) ?? current}
              quantity={product.minimumQuantity ?? 1}
            />
          </>
        ))
      }
    />
  );
}
