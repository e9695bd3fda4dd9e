import { Seo } from '../seo/Seo.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { LoadFailure } from './LoadFailure.tsx';

/** A screen that a service did not deliver, under the heading the specification gives it. */
export const FailedScreen = (props: { title: string; words?: string; requestId: string | null }) => (
  <Section>
    <Seo title={props.title} path={null} noindex />
    <LoadFailure {...props} heading="h1" />
  </Section>
);
