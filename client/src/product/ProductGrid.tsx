import { css } from '@emotion/react';
import { media } from '../theme/tokens.ts';
import { Grid } from '../ui/layout/Grid.tsx';
import { ProductCard, type ProductCardRef } from './ProductCard.tsx';

const four = css`
  grid-template-columns: repeat(4, minmax(0, 1fr));
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

type ProductGridProps = {
  products: readonly ProductCardRef[];
  heading?: 'h2' | 'h3';
  /** Three beside a filter column, four across the page. */
  columns?: 3 | 4;
  /** How many are seen without scrolling. */
  first?: number;
};

export function ProductGrid({ products, heading = 'h3', columns = 3, first = 0 }: ProductGridProps) {
  return (
    <Grid layout="products" css={columns === 4 && four}>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} heading={heading} priority={index < first} />
      ))}
    </Grid>
  );
}
