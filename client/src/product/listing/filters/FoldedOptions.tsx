import { type ReactNode, useEffect, useRef } from 'react';
import { menuTexts } from '../../../../../rules/texts/layout/menus.ts';
import { useAnswer } from '../../../data/useAnswer.ts';
import { useOutcome } from '../../../data/useOutcome.ts';
import type { ProductFilter } from '../../../gql/graphql.ts';
import { FoldedOptionsOperation } from '../../../gql/operations/FoldedOptions.ts';
import { Hint } from '../../../ui/inputs/Hint.tsx';
import { catalogueTexts } from '../../texts.ts';
import type { AttributeFacet } from '../facets.ts';

type Options = readonly Omit<AttributeFacet['options'][number], '__typename'>[];

type FoldedOptionsProps = {
  /** the attribute's key */
  slug: string;
  /** Whether somebody wants to see them. */
  asked: boolean;
  /** Stands there until they have come, and leads to the page that has them where they do not come. */
  link: ReactNode;
  children: (options: Options) => ReactNode;
};

/** The options of an attribute that a page came without, asked for once somebody wants to see them. */
export function FoldedOptions({ slug, asked, link, children }: FoldedOptionsProps) {
  const { variables } = useOutcome<unknown, { filter: ProductFilter }>();
  const { data, loading } = useAnswer(FoldedOptionsOperation, { filter: variables.filter }, { skip: !asked });
  const place = useRef<HTMLDivElement>(null);
  const facet = data?.products?.facets?.attributes.find(one => one.slug === slug);
  const came = facet !== undefined;
  useEffect(() => {
    // What was pressed is gone, and the focus with it: it goes on to what came. Elsewhere it stays.
    if (came && document.activeElement === document.body)
      place.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [came]);
  if (facet) return <div ref={place}>{children(facet.options)}</div>;
  return (
    <>
      {link}
      {asked && <Hint role="status">{loading ? menuTexts.loading : catalogueTexts.optionsFailed}</Hint>}
    </>
  );
}
