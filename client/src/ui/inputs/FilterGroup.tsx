import { css } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { color, context, font, space } from '../../theme/tokens.ts';
import { visuallyHidden } from '../layout/VisuallyHidden.tsx';

const group = css`
  legend {
    float: left;
    width: 100%;
    font-weight: 700;
    font-stretch: 108%;
    font-size: 1rem;
    line-height: 1.12;
    padding-bottom: 10px;
    border-bottom: 2px solid ${context.text};
    margin-bottom: 8px;
  }
  legend + * {
    clear: both;
  }
`;

const fold = css`
  border-block: 1px solid ${color.lineStrong};
  & + & {
    border-top: 0;
  }
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: ${space.control};
    font-weight: 650;
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary::after {
    content: '+';
    font: 500 20px / 1 ${font.mono};
  }
  &[open] > summary::after {
    content: '−';
  }
  > fieldset {
    padding-bottom: 14px;
  }
`;

type FilterGroupProps = {
  legend: string;
  /** Whether its fold stands open at first; left out, it has none. */
  open?: boolean;
  children: ReactNode;
};

/** A headed group of Checkboxes or Radios in the filter column; those that few need are folded. */
export function FilterGroup({ legend, open, children }: FilterGroupProps) {
  // Later it is the visitor's: nothing closes over what is being typed.
  const [opened] = useState(open);
  if (opened === undefined) {
    return (
      <fieldset css={group}>
        <legend>{legend}</legend>
        <div>{children}</div>
      </fieldset>
    );
  }
  return (
    // In a closed fold a browser can show nobody what keeps the form from being sent.
    <details
      css={fold}
      open={opened}
      onInvalidCapture={({ currentTarget }) => {
        currentTarget.open = true;
      }}
    >
      <summary>{legend}</summary>
      <fieldset>
        <legend css={visuallyHidden}>{legend}</legend>
        <div>{children}</div>
      </fieldset>
    </details>
  );
}
