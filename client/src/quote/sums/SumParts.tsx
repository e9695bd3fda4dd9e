import { css } from '@emotion/react';
import { context, size } from '../../theme/tokens.ts';

const line = css({
  display: 'block',
  fontSize: size.fs1,
  lineHeight: 1.45,
  color: context.soft,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'normal',
});

const sum = css({ whiteSpace: 'nowrap' });

export interface SumPart {
  label: string;
  amount: string;
}

/** Below a total in a list: a quiet line for each part of it. */
export const SumParts = ({ parts }: { parts: readonly SumPart[] }) =>
  parts.map(({ label, amount }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two fees may be alike, and nothing moves here.
    <small key={at} css={line}>
      {label} <span css={sum}>{amount}</span>
    </small>
  ));
