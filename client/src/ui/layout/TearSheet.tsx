import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { surface } from '../../theme/surface.ts';
import { color, media, shadow, size } from '../../theme/tokens.ts';

const sheet = css`
  padding: 34px 30px 30px;
  position: relative;
  box-shadow: ${shadow.lift};
  &::before,
  &::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    height: 12px;
    background: radial-gradient(circle, var(--hole, ${color.paper}) 3.4px, transparent 4px) 0 50% / 12px 12px repeat-x;
  }
  &::before {
    top: -6px;
  }
  &::after {
    bottom: -6px;
  }
  /* Where grounds are not printed, the browser would paint the holes' own white, over what stands there. */
  ${media.print} {
    break-inside: avoid;
    &::before,
    &::after {
      display: none;
    }
  }
  > h2 {
    font-size: ${size.fs5};
    margin-bottom: 14px;
  }
`;

/** A slip torn off at both ends: order summary, quote list. */
export function TearSheet(props: ComponentProps<'section'>) {
  return <section css={[surface.sheet, sheet]} {...props} />;
}
