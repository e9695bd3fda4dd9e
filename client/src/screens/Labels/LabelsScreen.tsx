import type { Ask } from '../../data/ask.ts';
import { load as loadQuery } from '../../data/load.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import type { LabelsQuery, LabelsQueryVariables } from '../../gql/graphql.ts';
import { LabelsOperation } from '../../gql/operations/Labels.ts';
import { Missing } from '../../product/Missing.tsx';
import { PageBody } from '../../product/PageBody.tsx';
import { ProductsFailed } from '../../product/ProductsFailed.tsx';
import { catalogueTexts } from '../../product/texts.ts';
import { Seo } from '../../seo/Seo.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Family } from './Family.tsx';

const BASE = '/labels';

export const load = (ask: Ask) =>
  loadQuery(ask, {
    query: LabelsOperation,
    variables: {},
    found: data => Boolean(data.page ?? data.regulatory ?? data.security ?? data.specialty ?? data.general),
  });

export function Screen() {
  const outcome = useOutcome<LabelsQuery, LabelsQueryVariables>();
  if (outcome.kind === 'failed') return <ProductsFailed requestId={outcome.requestId} />;
  if (outcome.kind === 'missing') {
    return <Missing title={catalogueTexts.categoryMissing}>{catalogueTexts.categoryMissingText}</Missing>;
  }
  return <Labels {...outcome.data} />;
}

function Labels({ page, regulatory, security, specialty, general }: LabelsQuery) {
  const families = [regulatory, security, specialty, general].filter(family => family !== null);
  const title = page?.title ?? catalogueTexts.labels;
  const crumbs = [
    { label: catalogueTexts.home, href: '/' },
    { label: title, href: BASE },
  ];
  return (
    <>
      <Seo title={title} description={page?.excerptText || catalogueTexts.labelsLead} path={BASE} crumbs={crumbs} />
      <PageHead title={title} lead={catalogueTexts.labelsLead} crumbs={crumbs} />
      {page && <PageBody html={page.content} />}
      {families.map((family, index) => (
        <Family key={family.id} category={family} tinted={index % 2 === 1} />
      ))}
    </>
  );
}
