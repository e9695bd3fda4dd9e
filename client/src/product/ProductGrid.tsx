import { css } from '@emotion/react';
import { Fragment, type ReactNode } from 'react';
import { partOf } from '../data/partOf.ts';
import type { ProductCard_ProductFragment } from '../gql/graphql.ts';
import { media } from '../theme/tokens.ts';
import { Grid } from '../ui/layout/Grid.tsx';
import { ProductCard } from './ProductCard.tsx';
import type { ProductCardRef } from './productCardRef.ts';
import { VatNote } from './VatNote.tsx';

const four = css`
  grid-template-columns: repeat(4, minmax(0, 1fr));
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

type ProductGridProps = {
  products: readonly ProductCardRef[];
  heading?: 'h2' | 'h3';
  /** Three beside a filter column, four across the page. */
  columns?: 3 | 4;
  /** How many are seen without scrolling. */
  first?: number;
  /** Whether it says over them what their prices have in common. */
  vat?: boolean;
  /** The tick of each, where they can be compared. */
  tickOf?: (product: ProductCard_ProductFragment) => ReactNode;
  /** Stands behind the second of them: between rows, where there are two beside each other. */
  insert?: ReactNode;
};

const INSERTED = 2;

export function ProductGrid(props: ProductGridProps) {
  const { products, heading = 'h3', columns = 3, first = 0, vat = true, tickOf, insert } = props;
  return (
    <div>
      {vat && <VatNote products={products.map(product => partOf<ProductCard_ProductFragment>(product))} />}
      <Grid layout="products" css={columns === 4 && four}>
        {products.map((product, index) => (
          <Fragment key={product.id}>
            {index === INSERTED && insert}
            <ProductCard
              product={product}
              heading={heading}
              priority={index < first}
              tick={tickOf?.(partOf<ProductCard_ProductFragment>(product))}
            />
          </Fragment>
        ))}
        {products.length <= INSERTED && insert}
      </Grid>
    </div>
  );
}
