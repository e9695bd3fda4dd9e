import { css } from '@emotion/react';
import { anatomyUrl } from '../../theme/illustrations.ts';
import { color, context, font, media, space } from '../../theme/tokens.ts';
import { Picture } from '../../ui/content/Picture.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { firmTexts } from './firmTexts.ts';

const diagram = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: ${space.gutter};
  align-items: center;
  > figure {
    grid-column: 1 / span 7;
    margin-left: -24px;
  }
  > ol {
    grid-column: 8 / -1;
    counter-reset: check;
  }
  ${media.phone} {
    display: block;
    > figure {
      margin: 0 -8px 20px;
    }
  }
`;

const check = css`
  counter-increment: check;
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  padding: 14px 0;
  border-top: 1px solid ${context.hair};
  &::before {
    content: counter(check);
    font: 500 14px / 28px ${font.mono};
    width: 28px;
    height: 28px;
    text-align: center;
    border: 1.5px solid ${color.signal};
    border-radius: 50%;
  }
  h3 {
    font-size: 1.0625rem;
    line-height: 1.65;
    letter-spacing: 0;
  }
  p {
    color: ${context.soft};
    font-size: 0.9375rem;
    line-height: 1.5;
  }
`;

/** The multifunctional label, feature by feature. */
export const SixChecks = () => (
  <Section on="ink">
    <SectionHead title={firmTexts.checks} lead={firmTexts.checksLead} />
    <div css={diagram}>
      <figure>
        <Picture src={anatomyUrl} alt={firmTexts.checksAlt} width={1000} height={560} fit="natural" />
      </figure>
      <ol>
        {firmTexts.checkList.map(([title, words]) => (
          <li key={title} css={check}>
            <div>
              <h3>{title}</h3>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </Section>
);
