import type { ApolloClient } from '@apollo/client';
import { catalogueTexts } from '../../../../rules/texts.ts';
import { load as loadQuery } from '../../apollo/load.ts';
import { useOutcome, useScreenQuery } from '../../apollo/useScreen.ts';
import { LabelsDocument, type LabelsQueryVariables } from '../../gql/graphql.ts';
import { Missing } from '../../product/Missing.tsx';
import { PageBody } from '../../product/PageBody.tsx';
import { ProductsFailed } from '../../product/ProductsFailed.tsx';
import { Seo } from '../../seo/Seo.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Family } from './Family.tsx';

const BASE = '/labels';

export const load = (client: ApolloClient) =>
  loadQuery(client, {
    query: LabelsDocument,
    variables: {},
    found: data => Boolean(data.page ?? data.regulatory ?? data.security ?? data.specialty ?? data.general),
  });

export function Screen() {
  const outcome = useOutcome<LabelsQueryVariables>();
  if (outcome.kind === 'failed') return <ProductsFailed requestId={outcome.requestId} />;
  if (outcome.kind === 'missing') {
    return <Missing title={catalogueTexts.categoryMissing}>{catalogueTexts.categoryMissingText}</Missing>;
  }
  return <Labels {...outcome.variables} />;
}

function Labels(variables: LabelsQueryVariables) {
  const { page, regulatory, security, specialty, general } = useScreenQuery(LabelsDocument, variables);
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
