import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { context, size } from '../../theme/tokens.ts';

const hint = css`
  font-size: ${size.fs1};
  line-height: 1.4;
  color: ${context.mute};
  text-wrap: pretty;
`;

export function Hint(props: ComponentProps<'p'>) {
  return <p css={hint} {...props} />;
}
