import { searchTexts } from '../../layout/search/texts.ts';
import { Seo } from '../../seo/Seo.tsx';
import { EmptyPanel } from '../../ui/feedback/EmptyPanel.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { searchHref } from './searchTerm.ts';

/** A page that the results do not have, with the way to the first one. */
export const SearchEnd = ({ title, query }: { title: string; query: string }) => (
  <Section>
    <Seo title={title} path={null} noindex />
    <EmptyPanel
      title={searchTexts.nothing}
      action={
        <Button variant="ink" href={searchHref(query)}>
          {searchTexts.firstPage}
        </Button>
      }
    >
      {searchTexts.pastEnd}
    </EmptyPanel>
  </Section>
);
