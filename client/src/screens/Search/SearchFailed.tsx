import { fillText } from '../../../../rules/fillText.ts';
import { searchTexts } from '../../../../rules/texts.ts';
import { LoadFailure } from '../../layout/LoadFailure.tsx';
import { Seo } from '../../seo/Seo.tsx';
import { Section } from '../../ui/Section.tsx';
import { SearchHead } from './SearchHead.tsx';

/** The search screen when no service answered. */
export function SearchFailed({ query, requestId }: { query: string; requestId: string | null }) {
  const title = fillText(searchTexts.results, { query });
  return (
    <>
      <Seo title={title} path={null} noindex />
      <SearchHead title={title} query={query} />
      <Section>
        <LoadFailure title={searchTexts.failedTitle} words={searchTexts.failed} requestId={requestId} />
      </Section>
    </>
  );
}
