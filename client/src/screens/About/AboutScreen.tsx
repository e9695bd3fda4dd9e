import type { ApolloClient } from '@apollo/client';
import { pageTexts } from '../../../../rules/texts.ts';
import { load as loadQuery } from '../../apollo/load.ts';
import { useOutcome, useScreenQuery } from '../../apollo/useScreen.ts';
import { AboutDocument } from '../../gql/graphql.ts';
import { FailedScreen } from '../../layout/FailedScreen.tsx';
import { NotHere } from '../../layout/NotHere.tsx';
import { QuoteDocket } from '../../layout/QuoteDocket.tsx';
import { AboutHero } from './AboutHero.tsx';
import { AboutSections } from './AboutSections.tsx';
import { AboutSeo } from './AboutSeo.tsx';

export const load = (client: ApolloClient) =>
  loadQuery(client, { query: AboutDocument, variables: {}, found: ({ page }) => page != null });

export function Screen() {
  const outcome = useOutcome();
  if (outcome.kind === 'failed') return <FailedScreen title={pageTexts.notFound} requestId={outcome.requestId} />;
  if (outcome.kind === 'missing') return <NotHere title={pageTexts.notFound}>{pageTexts.missingPage}</NotHere>;
  return <About />;
}

function About() {
  const { page } = useScreenQuery(AboutDocument, {});
  return (
    <>
      <AboutSeo description={page?.excerptText} />
      <AboutHero about={page?.about} />
      <AboutSections about={page?.about} />
      <QuoteDocket above="tint" />
    </>
  );
}
