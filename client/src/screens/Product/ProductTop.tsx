import { css } from '@emotion/react';
import { type PartOf, partOf } from '../../data/partOf.ts';
import type { ProductTop_ProductFragment } from '../../gql/graphql.ts';
import { ProductBadges } from '../../product/ProductBadges.tsx';
import { media, space } from '../../theme/tokens.ts';
import { BuyPanel } from './BuyPanel.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { useChoice } from './useChoice.ts';

const layout = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: ${space.gutter};
  padding-bottom: ${space.section};
  align-items: start;
  ${media.phone} {
    display: block;
    padding-bottom: 56px;
  }
`;

/** Pictures and buy panel: both follow what is chosen. */
export function ProductTop({ product: ref }: { product: PartOf<ProductTop_ProductFragment> }) {
  const product = partOf<ProductTop_ProductFragment>(ref);
  const chosen = useChoice(product);
  const { onSale, discountPercent } = chosen.variation ?? product;
  return (
    <div css={layout}>
      <Gallery
        key={product.id}
        name={product.name}
        images={product.images}
        chosen={chosen.variation?.image ?? null}
        badges={<ProductBadges product={{ onSale, discountPercent, featured: product.featured }} />}
      />
      <BuyPanel product={product} chosen={chosen} />
    </div>
  );
}
