import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color } from '../../theme/tokens.ts';

const mark = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font-weight: 650;
  font-size: 0.875rem;
  line-height: 1.2;
  white-space: nowrap;
  &::before {
    content: '';
    width: 11px;
    height: 11px;
    flex: none;
    box-shadow: inset 0 0 0 2px currentColor;
    forced-color-adjust: none;
  }
`;

const cut = 'clip-path: polygon(0 0, 60% 0, 100% 40%, 100% 100%, 0 100%);';
const bar = (angle: number) => `linear-gradient(${angle}deg, transparent 42%, currentColor 42% 58%, transparent 58%)`;

const shapes = {
  open: null,
  half: css`
    &::before {
      background: linear-gradient(135deg, currentColor 50%, transparent 50%);
    }
  `,
  signal: css`
    color: ${color.signalText};
    &::before {
      background: ${color.signal};
      box-shadow: inset 0 0 0 1.5px ${color.signalText};
    }
  `,
  done: css`
    color: ${color.verify};
    &::before {
      background: currentColor;
    }
  `,
  lifted: css`
    color: ${color.verify};
    &::before {
      background: currentColor;
      ${cut}
    }
  `,
  cross: css`
    &::before {
      box-shadow: none;
      background: ${bar(45)}, ${bar(-45)};
    }
  `,
  ring: css`
    color: ${color.warn};
    &::before {
      border-radius: 50%;
    }
  `,
  dash: css`
    color: ${color.inkMute};
    &::before {
      height: 3px;
      background: currentColor;
    }
  `,
  late: css`
    color: ${color.error};
    &::before {
      background: currentColor;
      box-shadow: none;
      clip-path: polygon(50% 0, 100% 100%, 0 100%);
    }
  `,
};

export type Shape = keyof typeof shapes;

/** A state by shape and words, never by colour alone. */
export const StateMark = ({ shape, children }: { shape: Shape; children: ReactNode }) => (
  <span css={[mark, shapes[shape]]}>{children}</span>
);
