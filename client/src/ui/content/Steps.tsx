import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { text } from '../../theme/text.ts';
import { color, font, size } from '../../theme/tokens.ts';

const list = css`
  counter-reset: step;
  li {
    counter-increment: step;
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr);
    padding-bottom: 24px;
    position: relative;
  }
  li::before {
    content: counter(step);
    width: 32px;
    height: 32px;
    background: ${color.ink};
    color: ${color.onInk};
    font: 600 14px / 32px ${font.mono};
    text-align: center;
    z-index: 1;
  }
  li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    left: 15px;
    top: 32px;
    bottom: 0;
    border-left: 2px dashed ${color.lineStrong};
  }
  h3 {
    font-size: ${size.fs4};
    line-height: 1.7;
    letter-spacing: 0;
  }
`;

const words = css({ fontSize: '0.9375rem', lineHeight: 1.5 });

export type Step = { title: string; text: ReactNode };

export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol css={list}>
      {steps.map(step => (
        <li key={step.title}>
          <div>
            <h3>{step.title}</h3>
            <p css={[text.soft, words]}>{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
