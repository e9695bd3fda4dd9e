import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { surface } from '../../theme/surface.ts';
import { text } from '../../theme/text.ts';
import { color, font, media, space } from '../../theme/tokens.ts';
import { Perforation } from './Perforation.tsx';
import { Wrap } from './Wrap.tsx';

const band = css({ position: 'relative' });

const edges = {
  paper: css({ '--hole': color.paper }),
  sheet: css({ '--hole': color.sheet }),
  tint: css({ '--hole': color.tint }),
};

const edge = css({ position: 'absolute', left: 0, right: 0, top: -6 });

const inside = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: ${space.gutter};
  padding-block: 72px;
  align-items: center;
  h2 {
    grid-column: 1 / span 6;
    letter-spacing: -0.03em;
  }
  ol {
    grid-column: 7 / span 3;
    font-weight: 600;
    counter-reset: part;
  }
  li {
    counter-increment: part;
    padding: 9px 0;
    border-top: 1px solid ${color.tearInk};
    display: flex;
    gap: 14px;
    line-height: 1.35;
  }
  li::before {
    content: counter(part);
    font: 600 13px / 1.5 ${font.mono};
  }
  ${media.phone} {
    display: block;
    ol {
      margin: 24px 0;
    }
  }
`;

const go = css`
  grid-column: 11 / -1;
  justify-self: end;
  display: grid;
  gap: 12px;
  font-size: 0.875rem;
  line-height: 1.4;
  ${media.wide} {
    grid-column: 10 / -1;
  }
  ${media.phone} {
    justify-self: stretch;
  }
`;

type DocketProps = {
  title: ReactNode;
  steps: readonly string[];
  /** A Button, ink and large. */
  action: ReactNode;
  note?: ReactNode;
  /** The surface it is torn from. */
  above?: keyof typeof edges;
};

/** The orange call to action that tears off the page. */
export function Docket({ title, steps, action, note, above = 'paper' }: DocketProps) {
  return (
    <section css={[surface.signal, band]}>
      <Perforation css={[edge, edges[above]]} />
      <Wrap css={inside}>
        <h2 css={text.headingL}>{title}</h2>
        <ol>
          {steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div css={go}>
          {action}
          {note && <p>{note}</p>}
        </div>
      </Wrap>
    </section>
  );
}
