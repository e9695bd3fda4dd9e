import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { color, font, media, size, space } from '../../theme/tokens.ts';

const row = css`
  border-top: 1.5px dashed ${color.lineStrong};
  summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 16px;
    min-height: ${space.control};
    padding: 10px 0;
    font-weight: 650;
    font-size: ${size.fs4};
    line-height: 1.3;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '+' / '';
    font: 500 1.375rem / 1 ${font.mono};
  }
  &[open] > summary::after {
    content: '−' / '';
  }
  ${media.print} {
    && > summary::after {
      content: none;
    }
  }
  > div {
    padding: 4px 0 20px;
  }
`;

type AccordionProps = Omit<ComponentProps<'details'>, 'children'> & {
  summary: ReactNode;
  children: ReactNode;
};

/** One row that folds; rows with the same `name` close each other. */
export function Accordion({ summary, children, ...rest }: AccordionProps) {
  return (
    <details css={row} {...rest}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
