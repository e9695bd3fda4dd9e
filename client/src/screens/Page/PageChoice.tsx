import { css } from '@emotion/react';
import { type PartOf, partOf } from '../../data/partOf.ts';
import type { PageChoice_PageFragment } from '../../gql/graphql.ts';
import { Seo } from '../../seo/Seo.tsx';
import { fromHome } from '../../site/fromHome.ts';
import { text } from '../../theme/text.ts';
import { color, context } from '../../theme/tokens.ts';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { choiceTexts } from './texts.ts';

const list = css`
  border-top: 1px solid ${color.lineStrong};
  max-width: 76ch;
  li {
    padding: 18px 0;
    border-bottom: 1px solid ${color.lineStrong};
  }
  p {
    margin-top: 6px;
    color: ${context.soft};
  }
`;

const crumbs = fromHome({ label: choiceTexts.title, href: '/page' });

/** The pages that bear one name below different others: the reader says which is meant. */
export const PageChoice = ({ pages }: { pages: readonly PartOf<PageChoice_PageFragment>[] }) => (
  <>
    <Seo title={choiceTexts.title} description={choiceTexts.lead} path={null} noindex crumbs={crumbs} />
    <PageHead title={choiceTexts.title} lead={choiceTexts.lead} crumbs={crumbs} />
    <Section>
      <ul css={list}>
        {pages.map(page => {
          const { path, title, excerptText } = partOf<PageChoice_PageFragment>(page);
          return (
            <li key={path}>
              <h2 css={text.headingS}>
                <a href={path}>{title}</a>
              </h2>
              <p css={text.mono}>{path}</p>
              {excerptText && <p>{excerptText}</p>}
            </li>
          );
        })}
      </ul>
    </Section>
  </>
);
