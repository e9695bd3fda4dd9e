import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { color, image, media, space } from '../../theme/tokens.ts';
import { control, controlStates } from './control.ts';
import { useFieldControl } from './fieldContext.ts';

const select = css`
  appearance: none;
  background: ${color.sheet} ${image.chevron} right 16px center no-repeat;
  padding-right: 40px;
  text-overflow: ellipsis;
  cursor: pointer;
  ${media.forcedColors} {
    background: none;
    appearance: auto;
  }
`;

const compact = css`
  width: auto;
  min-height: ${space.controlSmall};
  font-size: 0.9375rem;
  ${media.phone} {
    /* A phone's Safari moves the page closer to what is set smaller and has the focus. */
    font-size: 1rem;
  }
`;

type SelectProps = ComponentProps<'select'> & {
  /** As wide as its words and 40 px high, for tool bars. */
  compact?: boolean;
};

/** A native select; its options are its children. */
export function Select({ compact: small, ...rest }: SelectProps) {
  const { state, aria } = useFieldControl(rest);
  return <select css={[control, select, small && compact, controlStates[state]]} {...rest} {...aria} />;
}
