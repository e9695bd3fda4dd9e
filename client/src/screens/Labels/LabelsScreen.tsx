import { css } from '@emotion/react';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery } from '../../data/load.ts';
import { partOf } from '../../data/partOf.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import type { Family_CategoryFragment, LabelsQuery, LabelsQueryVariables } from '../../gql/graphql.ts';
import { LabelsOperation } from '../../gql/operations/Labels.ts';
import { AsOfNotice } from '../../product/AsOfNotice.tsx';
import { Missing } from '../../product/Missing.tsx';
import { PageBody } from '../../product/PageBody.tsx';
import { ProductsFailed } from '../../product/ProductsFailed.tsx';
import { SampleNotice } from '../../product/SampleNotice.tsx';
import { catalogueTexts } from '../../product/texts.ts';
import { ownWords } from '../../seo/ownWords.ts';
import { Seo } from '../../seo/Seo.tsx';
import { fromHome } from '../../site/fromHome.ts';
import { space } from '../../theme/tokens.ts';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { Family } from './Family.tsx';

const BASE = '/labels';
const notice = css({ paddingBlock: space.s5 });

const familiesIn = ({ regulatory, security, specialty, general }: LabelsQuery) =>
  [regulatory, security, specialty, general].filter(family => family !== null);

export const load = (ask: Ask) =>
  loadQuery(ask, {
    query: LabelsOperation,
    variables: {},
    // Families, or the page alone where there are none.
    found: (data, failed) => familiesIn(data).length > 0 || (!failed && data.page !== null),
  });

export function Screen() {
  const outcome = useOutcome<LabelsQuery, LabelsQueryVariables>();
  if (outcome.kind === 'failed') return <ProductsFailed requestId={outcome.requestId} />;
  if (outcome.kind === 'missing') {
    return <Missing title={catalogueTexts.categoryMissing}>{catalogueTexts.categoryMissingText}</Missing>;
  }
  return <Labels {...outcome.data} />;
}

function Labels(data: LabelsQuery) {
  const { page } = data;
  const families = familiesIn(data);
  const lists = families.map(family => partOf<Family_CategoryFragment>(family).products);
  const sample = lists.some(list => list?.sample);
  const asOf = lists.find(list => list?.asOf)?.asOf;
  const title = page?.title ?? catalogueTexts.labels;
  const crumbs = fromHome({ label: title, href: BASE });
  return (
    <>
      <Seo
        {...ownWords(page?.seo, {
          title,
          description: page?.excerptText || catalogueTexts.labelsLead,
          noindex: sample || Boolean(asOf) || lists.includes(null),
          image: null,
        })}
        path={BASE}
        crumbs={crumbs}
      />
      <PageHead title={title} lead={catalogueTexts.labelsLead} crumbs={crumbs} />
      {(sample || asOf) && (
        <Wrap css={notice}>
          {sample && <SampleNotice />}
          {asOf && <AsOfNotice asOf={asOf} />}
        </Wrap>
      )}
      {page && <PageBody html={page.content} />}
      {families.map((family, index) => (
        <Family key={family.id} category={family} tinted={index % 2 === 1} vat={index === 0} />
      ))}
    </>
  );
}
