import { css } from '@emotion/react';
import { color, context, media, size } from '../../theme/tokens.ts';
import { offeredTexts } from './offeredTexts.ts';

const list = css`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  margin-top: 56px;
  border-block: 2px solid ${color.ink};
  li {
    padding: 20px 12px 20px 20px;
    border-left: 1px dashed ${color.lineStrong};
  }
  li:first-of-type {
    border: 0;
    padding-left: 0;
  }
  b {
    display: block;
    font-size: 1.5rem;
    line-height: 1.1;
    font-weight: 760;
    font-stretch: 118%;
    letter-spacing: -0.02em;
  }
  span {
    display: block;
    margin-top: 4px;
    font-size: ${size.fs2};
    line-height: 1.35;
    color: ${context.soft};
  }
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    margin-top: 36px;
    li {
      padding: 14px 8px 14px 16px;
    }
    li:nth-of-type(odd) {
      border: 0;
      padding-left: 0;
    }
  }
`;

const note = css({ marginTop: 10, fontSize: size.fs2, color: context.soft });

/** Whose approvals the labels carry, in plain type: no authority's mark is drawn. */
export const Approvals = () => (
  <>
    <ul css={list}>
      {offeredTexts.approvals.map(([authority, words]) => (
        <li key={authority}>
          <b>{authority}</b>
          <span>{words}</span>
        </li>
      ))}
    </ul>
    <p css={note}>{offeredTexts.approvalsNote}</p>
  </>
);
