import { css } from '@emotion/react';
import { Prose } from '../../ui/content/Prose.tsx';
import { Section } from '../../ui/layout/Section.tsx';

const column = css({ maxWidth: '76ch' });

/** What the editor wrote on the page that WordPress shows at /. */
export const FrontContent = ({ html }: { html: string }) => (
  <Section>
    <Prose css={column} html={html} />
  </Section>
);
