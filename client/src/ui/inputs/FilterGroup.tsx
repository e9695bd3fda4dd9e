import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { context } from '../../theme/tokens.ts';

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

/** A headed group of Checkboxes or Radios in the filter column. */
export function FilterGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset css={group}>
      <legend>{legend}</legend>
      <div>{children}</div>
    </fieldset>
  );
}
