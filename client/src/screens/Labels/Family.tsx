import { css } from '@emotion/react';
import { useId } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { type PartOf, partOf } from '../../data/partOf.ts';
import type { Family_CategoryFragment } from '../../gql/graphql.ts';
import { plainText } from '../../lib/format/plainText.ts';
import { cardTexts } from '../../product/cardTexts.ts';
import { ProductGrid } from '../../product/ProductGrid.tsx';
import { catalogueTexts } from '../../product/texts.ts';
import { EmptyPanel } from '../../ui/feedback/EmptyPanel.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';

const more = css({ marginTop: 24 });

type FamilyProps = {
  category: PartOf<Family_CategoryFragment>;
  /** Every second one stands on white. */
  tinted: boolean;
  /** Whether it says what the prices of all families have in common. */
  vat: boolean;
};

/** One family of labels: what it is for, its best sellers, and the way to the rest. */
export function Family({ category: ref, tinted, vat }: FamilyProps) {
  const { name, path, description, products } = partOf<Family_CategoryFragment>(ref);
  const heading = useId();
  return (
    <Section {...(tinted ? { on: 'sheet' as const } : {})} aria-labelledby={heading}>
      <SectionHead id={heading} size="m" title={name} lead={plainText(description)} />
      {products && <ProductGrid products={products.items} columns={4} vat={vat} />}
      {!products && (
        <EmptyPanel kind="error" heading="h3" title={cardTexts.failed}>
          {cardTexts.failedMessage}
        </EmptyPanel>
      )}
      <p css={more}>
        <Button variant="text" href={path}>
          {fillText(catalogueTexts.allIn, { name })}
        </Button>
      </p>
    </Section>
  );
}
