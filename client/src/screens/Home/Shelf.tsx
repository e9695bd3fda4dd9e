import type { HomeQuery } from '../../gql/graphql.ts';
import { AsOfNotice } from '../../product/AsOfNotice.tsx';
import { ProductGrid } from '../../product/ProductGrid.tsx';
import { SampleNotice } from '../../product/SampleNotice.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { offeredTexts } from './offeredTexts.ts';

/** Four products with their prices; nothing where the shop does not answer. */
export function Shelf({ products }: Pick<HomeQuery, 'products'>) {
  if (!products || products.items.length === 0) return null;
  const all = (
    <Button href="/catalog" variant="text">
      {offeredTexts.shelfAll}
    </Button>
  );
  return (
    <Section on="sheet">
      <SectionHead title={offeredTexts.shelf} end={all} />
      {products.sample && <SampleNotice />}
      {products.asOf && <AsOfNotice asOf={products.asOf} />}
      <ProductGrid products={products.items} columns={4} />
    </Section>
  );
}
