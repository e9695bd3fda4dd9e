import { Seo } from '../seo/Seo.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { LoadFailure } from './LoadFailure.tsx';

/** A screen that a service did not deliver, under the heading the specification gives it. */
export const FailedScreen = ({ title, requestId }: { title: string; requestId: string | null }) => (
  <Section>
    <Seo title={title} path={null} noindex />
    <LoadFailure title={title} requestId={requestId} heading="h1" />
  </Section>
);
