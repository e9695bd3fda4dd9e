import { color, context, font, size } from '../../theme/tokens.ts';

/** Hairline rows, bold row headers; numbers and codes by `data-cell`. Plain text, to be set inside another rule. */
export const tableRows = `
  width: 100%;
  border-collapse: collapse;
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
  & th, & td {
    text-align: left;
    padding: 13px 16px 13px 0;
    border-top: 1px solid ${context.hair};
    vertical-align: top;
  }
  & thead th {
    font-size: ${size.fs1};
    font-weight: 600;
    color: ${context.mute};
    border-top: 0;
    padding-block: 0 10px;
  }
  & tbody th {
    font-weight: 650;
  }
  & [data-cell="mono"] {
    white-space: nowrap;
    font-family: ${font.mono};
    font-size: ${size.fs1};
  }
  & [data-cell="number"] {
    white-space: nowrap;
    text-align: right;
    font-family: ${font.mono};
    font-size: 0.875rem;
    padding-right: 0;
  }
  & td[data-cell="number"] + td[data-cell="number"], & th[data-cell="number"] + th[data-cell="number"] {
    padding-left: 16px;
  }
  & tr[data-current] {
    background: ${color.liner};
    color: ${color.ink};
    box-shadow: -10px 0 0 ${color.liner}, 10px 0 0 ${color.liner};
  }
`;
