import { css } from '@emotion/react';
import { surface } from '../../theme/surface.ts';
import { color, context, font, media, size } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { firmTexts } from './firmTexts.ts';
import type { FrontWords } from './frontWords.ts';

const ticket = css({ position: 'relative', zIndex: 3 });

const row = css`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: 30px 20px 28px 24px;
    border-left: 1px dashed ${color.lineStrong};
  }
  > div:first-of-type {
    border-left: 0;
    padding-left: 0;
  }
  dd {
    font-size: 2.25rem;
    line-height: 1;
    font-weight: 740;
    font-stretch: 110%;
    letter-spacing: -0.03em;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 8px;
    white-space: nowrap;
  }
  small {
    font: 500 1rem / 1 ${font.sans};
    letter-spacing: 0;
  }
  dt {
    margin-top: 10px;
    font-size: ${size.fs2};
    line-height: 1.35;
    color: ${context.soft};
  }
  ${media.wide} {
    dd {
      font-size: min(1.75rem, 14vw);
    }
  }
`;

const twoColumns = css`
  ${media.phone} {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div {
      padding: 20px 12px 18px 16px;
      border-top: 1px dashed ${color.lineStrong};
    }
    > div:nth-of-type(odd) {
      border-left: 0;
      padding-left: 0;
    }
    > div:nth-of-type(even) {
      padding-right: 0;
    }
    > div:nth-of-type(-n + 2) {
      border-top: 0;
    }
    > div:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
`;

// At actual size, where the screen tells the truth about its millimetres.
const dot = css`
  display: inline-block;
  width: 2.5mm;
  height: 2.5mm;
  border-radius: 50%;
  background: ${color.signal};
  align-self: center;
`;

/** The claims in figures, on a ticket. */
export function Figures({ words: said }: { words: FrontWords }) {
  const figures = Object.entries(firmTexts.figures).flatMap(([name, [figure, unit, words]]) => {
    const value = name === 'satisfied' ? said.satisfied : said.years(figure);
    return value ? [{ name, value, unit, words }] : [];
  });
  return (
    <section css={[surface.sheet, ticket]} aria-label={firmTexts.glance}>
      <Wrap>
        <dl css={[row, twoColumns]}>
          {figures.map(({ name, value, unit, words }) => (
            <div key={name}>
              <dt>{words}</dt>
              <dd>
                {value} <small>{unit}</small>
                {name === 'smallest' && <span css={dot} aria-hidden="true" />}
              </dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </section>
  );
}
