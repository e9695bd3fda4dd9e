import { Seo } from '../seo/Seo.tsx';
import { EmptyPanel } from '../ui/feedback/EmptyPanel.tsx';
import { Button } from '../ui/inputs/Button.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { pageTexts } from './texts.ts';

type NotHereProps = { title: string; children: string };

/** A page that does not exist, with the way home. */
export const NotHere = ({ title, children }: NotHereProps) => (
  <Section>
    <Seo title={title} path={null} noindex />
    <EmptyPanel
      title={title}
      heading="h1"
      action={
        <Button variant="ink" href="/">
          {pageTexts.goHome}
        </Button>
      }
    >
      <p>{children}</p>
    </EmptyPanel>
  </Section>
);
