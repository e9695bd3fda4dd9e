import { Seo } from '../seo/Seo.tsx';
import { EmptyPanel } from '../ui/feedback/EmptyPanel.tsx';
import { Button } from '../ui/inputs/Button.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { pageTexts } from './texts.ts';

type NotHereProps = {
  title: string;
  children: string;
  /** where to go on from here, if not home */
  way?: { label: string; href: string };
};

const home = { label: pageTexts.goHome, href: '/' };

/** A page that does not exist, with a way on. */
export const NotHere = ({ title, children, way = home }: NotHereProps) => (
  <Section>
    <Seo title={title} path={null} noindex />
    <EmptyPanel
      title={title}
      heading="h1"
      action={
        <Button variant="ink" href={way.href}>
          {way.label}
        </Button>
      }
    >
      <p>{children}</p>
    </EmptyPanel>
  </Section>
);
