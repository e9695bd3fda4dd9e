import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { space } from '../../theme/tokens.ts';

const wrap = css`
  width: min(100% - ${space.margin} * 2, ${space.max});
  margin-inline: auto;
`;

/** The page's measure: margins of 48 px (20 on phones), at most 1344 px wide. */
export function Wrap(props: ComponentProps<'div'>) {
  return <div css={wrap} {...props} />;
}
