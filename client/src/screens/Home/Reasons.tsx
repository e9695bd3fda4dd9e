import { css } from '@emotion/react';
import { text } from '../../theme/text.ts';
import { color, context, media, size, space } from '../../theme/tokens.ts';
import { Icon, type IconName } from '../../ui/content/Icon.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { firmTexts } from './firmTexts.ts';
import type { FrontWords } from './frontWords.ts';

const row = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: ${space.gutter};
  > div {
    grid-column: 1 / span 5;
  }
  > ul {
    grid-column: 7 / -1;
  }
  ${media.phone} {
    display: block;
    > ul {
      margin-top: 32px;
    }
  }
`;

const lead = css({ margin: '20px 0 28px' });

const reason = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: 0 20px;
  padding: 22px 0;
  border-top: 1px solid ${color.lineStrong};
  &:last-of-type {
    border-bottom: 1px solid ${color.lineStrong};
  }
  h3 {
    font-size: ${size.fs5};
    margin-bottom: 4px;
  }
  p {
    color: ${context.soft};
    max-width: 54ch;
  }
  svg {
    width: 40px;
    height: 40px;
    margin-top: 2px;
    stroke-width: 1.5;
  }
  ${media.phone} {
    grid-template-columns: 44px minmax(0, 1fr);
    gap: 0 14px;
  }
`;

const icons: readonly IconName[] = ['years', 'die', 'loupe', 'clock'];

/** Why choose us? */
export const Reasons = ({ words: said }: { words: FrontWords }) => (
  <Section>
    <div css={row}>
      <div>
        <h2 css={text.headingL}>{firmTexts.why}</h2>
        <p css={[text.lead, lead]}>{firmTexts.whyLead}</p>
        <Button href="/labels">{firmTexts.whyAction}</Button>
      </div>
      <ul>
        {firmTexts.reasons.map(([title, words], index) => (
          <li key={title} css={reason}>
            <Icon name={icons[index] ?? 'tick'} />
            <div>
              <h3>{said.years(title) ?? firmTexts.yearlessReason}</h3>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);
