import { css } from '@emotion/react';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLocation, useNavigate } from 'react-router-dom';
import { fillText } from '../../../../rules/fillText.ts';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery } from '../../data/load.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { usePageQuery } from '../../data/usePageQuery.ts';
import { LoadFailure } from '../../failure/LoadFailure.tsx';
import type { CompareQuery, CompareQueryVariables } from '../../gql/graphql.ts';
import { CompareOperation } from '../../gql/operations/Compare.ts';
import { cardTexts } from '../../product/cardTexts.ts';
import { compareHref, readCompared } from '../../product/compare/compareHref.ts';
import { addCompared, writeCompared } from '../../product/compare/compareList.ts';
import { compareTexts } from '../../product/compare/texts.ts';
import { Seo } from '../../seo/Seo.tsx';
import { fromHome } from '../../site/fromHome.ts';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { CompareTable } from './CompareTable.tsx';
import { NothingToCompare } from './NothingToCompare.tsx';

const notes = css({ marginBottom: 16 });

/** The address alone says what is compared: it can be passed on. */
export const load = (ask: Ask, { request }: LoaderFunctionArgs) =>
  loadQuery(ask, {
    query: CompareOperation,
    variables: { ids: readCompared(new URL(request.url).searchParams).ids },
    found: () => true,
  });

export function Screen() {
  const outcome = useOutcome<CompareQuery, CompareQueryVariables>();
  const params = usePageQuery();
  const crumbs = fromHome({ label: cardTexts.products, href: '/catalog' }, { label: compareTexts.crumb, href: '' });
  return (
    <>
      <Seo title={compareTexts.title} description={compareTexts.description} path={null} noindex />
      <PageHead title={compareTexts.title} lead={compareTexts.lead} crumbs={crumbs} />
      <Section>
        {outcome.kind === 'failed' ? (
          <LoadFailure title={compareTexts.failed} requestId={outcome.requestId} />
        ) : (
          <Compared {...outcome} more={readCompared(params).more} />
        )}
      </Section>
    </>
  );
}

const ADDING = 'add';

/** Whoever comes from a product's own page sees it beside what they ticked before. */
function useAdding(products: readonly { id: string; name: string; image: { url: string } | null }[]): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [product] = products;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address: a walk begun anew with each drawing would never arrive.
  useEffect(() => {
    if (hash !== `#${ADDING}` || !product) return;
    const { id, name, image } = product;
    void navigate(compareHref(addCompared({ id, name, image: image?.url ?? null })), { replace: true });
  }, [hash, product]);
}

type ComparedProps = { data?: CompareQuery | undefined; variables: CompareQueryVariables; more: boolean };

function Compared({ data, variables, more }: ComparedProps) {
  const found = data?.goods.map(({ product }) => product) ?? [];
  const asked = [variables.ids].flat();
  // A variation stands for its product.
  const products = [...new Map(found.flatMap(product => (product ? [[product.id, product] as const] : []))).values()];
  const said = [
    ...asked.flatMap((id, at) => (found[at] ? [] : fillText(compareTexts.gone, { id }))),
    ...(more ? [compareTexts.more] : []),
    ...(products.length === 1 ? [compareTexts.one] : []),
  ];
  useAdding(products);
  const keep = () => writeCompared(products.map(({ id, name, image }) => ({ id, name, image: image?.url ?? null })));
  return (
    <>
      {said.map(words => (
        <p key={words} css={notes}>
          {words}
        </p>
      ))}
      {products.length === 0 ? <NothingToCompare /> : <CompareTable products={products} />}
      {products.length > 0 && products.length < 4 && (
        <LinkButton id={ADDING} href="/catalog" onClick={keep}>
          {compareTexts.add}
        </LinkButton>
      )}
    </>
  );
}
