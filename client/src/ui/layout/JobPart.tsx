import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media, size } from '../../theme/tokens.ts';
import { visuallyHidden } from './VisuallyHidden.tsx';

const part = css`
  padding: 30px 36px 34px;
  & + & {
    border-top: 1.5px dashed ${color.lineStrong};
  }
  ${media.phone} {
    padding-inline: 18px;
  }
`;

const title = css`
  float: left;
  width: 100%;
  font-weight: 700;
  font-size: ${size.fs5};
  font-stretch: 106%;
  letter-spacing: -0.01em;
  margin-bottom: 20px;
  line-height: 1.2;
  & + * {
    clear: both;
  }
`;

/** One part of a job ticket, a fieldset with its question as legend. */
export function JobPart(props: { legend: ReactNode; hideLegend?: boolean; children: ReactNode }) {
  return (
    <fieldset css={part}>
      <legend css={props.hideLegend ? visuallyHidden : title}>{props.legend}</legend>
      <div>{props.children}</div>
    </fieldset>
  );
}
