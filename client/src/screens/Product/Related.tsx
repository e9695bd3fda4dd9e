import { productTexts } from '../../../../rules/texts.ts';
import { type PartOf, usePart } from '../../apollo/usePart.ts';
import { type Related_ProductFragment, Related_ProductFragmentDoc } from '../../gql/graphql.ts';
import { ProductGrid } from '../../product/ProductGrid.tsx';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';

/** Its neighbours in the shop; nothing where it has none. */
export function Related({ product: ref }: { product: PartOf<Related_ProductFragment> }) {
  const { related } = usePart(Related_ProductFragmentDoc, ref);
  if (related?.length === 0) return null;
  return (
    <Section on="tint">
      <SectionHead
        size="m"
        title={productTexts.related}
        end={
          <Button variant="text" href="/products">
            {productTexts.all}
          </Button>
        }
      />
      {related ? <ProductGrid products={related} columns={4} /> : <p>{productTexts.relatedFailed}</p>}
    </Section>
  );
}
