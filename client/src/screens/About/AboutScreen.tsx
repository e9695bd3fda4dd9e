import type { Ask } from '../../data/ask.ts';
import { load as loadQuery } from '../../data/load.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { AsOf } from '../../failure/AsOf.tsx';
import { FailedScreen } from '../../failure/FailedScreen.tsx';
import { NotHere } from '../../failure/NotHere.tsx';
import { pageTexts } from '../../failure/texts.ts';
import type { AboutQuery } from '../../gql/graphql.ts';
import { AboutOperation } from '../../gql/operations/About.ts';
import { QuoteDocket } from '../../quote/QuoteDocket.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { AboutHero } from './AboutHero.tsx';
import { AboutSections } from './AboutSections.tsx';
import { AboutSeo } from './AboutSeo.tsx';

export const load = (ask: Ask) =>
  loadQuery(ask, { query: AboutOperation, variables: {}, found: ({ page }) => page != null });

export function Screen() {
  const outcome = useOutcome<AboutQuery>();
  if (outcome.kind === 'failed') return <FailedScreen title={pageTexts.notFound} requestId={outcome.requestId} />;
  if (outcome.kind === 'missing') return <NotHere title={pageTexts.notFound}>{pageTexts.missingPage}</NotHere>;
  return <About {...outcome.data} />;
}

function About({ page }: AboutQuery) {
  return (
    <>
      <AboutSeo page={page} />
      {page?.asOf && (
        <Wrap>
          <AsOf asOf={page.asOf} />
        </Wrap>
      )}
      <AboutHero about={page?.about} />
      <AboutSections about={page?.about} />
      <QuoteDocket above="tint" />
    </>
  );
}
