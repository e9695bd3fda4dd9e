import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { color, font, media, space } from '../../../theme/tokens.ts';

const chip = css`
  min-height: 32px;
  padding: 0 10px;
  border: 1px solid ${color.lineStrong};
  background: ${color.sheet};
  border-radius: ${space.radius};
  font: 450 12.5px/1 ${font.mono};
  cursor: pointer;
  &:disabled {
    border-style: dotted;
    color: inherit;
    cursor: default;
  }
  &[aria-pressed='true'] {
    background: ${color.liner};
    border-color: ${color.ink};
    font-weight: 600;
  }
  ${media.phone} {
    min-height: ${space.touch};
  }
`;

/** A small button that fills something in. */
export const ChipButton = (props: ComponentProps<'button'>) => <button type="button" css={chip} {...props} />;
