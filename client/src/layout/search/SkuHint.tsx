import { css } from '@emotion/react';
import { context, font } from '../../theme/tokens.ts';
import { searchTexts } from './texts.ts';

const hint = css`
  background: ${context.wash};
  padding: 12px 16px;
  line-height: 1.5;
  kbd {
    font: 600 0.8125rem ${font.mono};
    border: 1px solid currentColor;
    border-radius: 2px;
    padding: 2px 6px;
  }
  b {
    font: 600 0.875rem ${font.mono};
    overflow-wrap: anywhere;
  }
`;

const [before, key, after] = searchTexts.sku;

/** What a SKU does in the field, by an example. */
export const SkuHint = ({ sku }: { sku: string }) => (
  <p css={hint}>
    {before} <kbd>{key}</kbd> {after} <b>{sku}</b>
  </p>
);
