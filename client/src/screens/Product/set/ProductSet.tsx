import { css } from '@emotion/react';
import { productTexts } from '../../../../../rules/texts/product.ts';
import type { PartOf } from '../../../data/partOf.ts';
import type { SetItem_ProductFragment } from '../../../gql/graphql.ts';
import { cardTexts } from '../../../product/cardTexts.ts';
import { text } from '../../../theme/text.ts';
import { EmptyPanel } from '../../../ui/feedback/EmptyPanel.tsx';
import { SetItem } from './SetItem.tsx';

const place = css({ paddingTop: 20 });
const head = css({ marginBottom: 6 });

type ProductSetProps = { products: readonly (PartOf<SetItem_ProductFragment> & { id: string })[] | null };

/** The products of a set, each with its own page; nothing where none is sold any more. */
export function ProductSet({ products }: ProductSetProps) {
  if (!products) {
    return (
      <EmptyPanel kind="error" title={cardTexts.failed}>
        {cardTexts.failedMessage}
      </EmptyPanel>
    );
  }
  if (products.length === 0) return null;
  return (
    <section css={place}>
      <h2 css={[text.headingXxs, head]}>{productTexts.set}</h2>
      <ul>
        {products.map(product => (
          <SetItem key={product.id} product={product} />
        ))}
      </ul>
    </section>
  );
}
