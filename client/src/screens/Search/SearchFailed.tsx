import { LoadFailure } from '../../failure/LoadFailure.tsx';
import { searchTexts } from '../../layout/search/texts.ts';
import { Seo } from '../../seo/Seo.tsx';
import { Section } from '../../ui/layout/Section.tsx';

/** The results when no service answered. */
export const SearchFailed = ({ title, requestId }: { title: string; requestId: string | null }) => (
  <Section>
    <Seo title={title} path={null} noindex />
    <LoadFailure title={searchTexts.failedTitle} words={searchTexts.failed} requestId={requestId} />
  </Section>
);
