import type { ReactNode } from 'react';
import { srcsetOf } from '../../../rules/pictures.ts';
import { partOf } from '../data/partOf.ts';
import type { ProductCard_ProductFragment } from '../gql/graphql.ts';
import { ProductCard as Card } from '../ui/cards/ProductCard.tsx';
import { materialText, sizeText } from './offerTexts.ts';
import { ProductActions } from './ProductActions.tsx';
import { ProductBadges } from './ProductBadges.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import type { ProductCardRef } from './productCardRef.ts';

type ProductCardProps = {
  product: ProductCardRef;
  heading?: 'h2' | 'h3';
  /** Among the first that are seen: its picture is loaded at once. */
  priority?: boolean;
  /** How wide the picture is drawn. */
  sizes?: string;
  /** A tick, where it can be compared. */
  tick?: ReactNode;
};

const SIZES = '(max-width: 767px) 112px, (max-width: 960px) 46vw, (max-width: 1180px) 34vw, 330px';

/** A product in a list. */
export function ProductCard(props: ProductCardProps) {
  const { product: ref, heading = 'h3', priority = false, sizes = SIZES, tick } = props;
  const product = partOf<ProductCard_ProductFragment>(ref);
  const { name, image } = product;
  return (
    <Card
      href={product.path}
      name={name}
      heading={heading}
      image={{
        src: image?.url,
        srcSet: image ? srcsetOf(image.url, [320, 360, 480, 640]) : undefined,
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
      price={<ProductPrice product={ref} />}
      action={!product.sample && <ProductActions product={ref} />}
      tick={!product.sample && tick}
    />
  );
}
