import { css } from '@emotion/react';
import { type StockState, stockLabel, stockState } from '../../lib/format/stockLabel.ts';
import { color, context, size } from '../../theme/tokens.ts';

const stock = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font-size: ${size.fs1};
  font-weight: 600;
  line-height: 1.2;
  &::before {
    content: '';
    width: 10px;
    height: 10px;
    flex: none;
    forced-color-adjust: none;
  }
`;

// The shape says it as well as the colour: full, half, open, ring.
const states: Record<StockState, ReturnType<typeof css>> = {
  instock: css`
    color: ${color.verify};
    &::before {
      background: currentColor;
    }
  `,
  onbackorder: css`
    color: ${color.warn};
    &::before {
      background: linear-gradient(135deg, currentColor 50%, transparent 50%);
      box-shadow: inset 0 0 0 1.5px currentColor;
    }
  `,
  outofstock: css`
    color: ${color.error};
    &::before {
      box-shadow: inset 0 0 0 2px currentColor;
    }
  `,
  unknown: css`
    color: ${context.mute};
    &::before {
      box-shadow: inset 0 0 0 1.5px currentColor;
      border-radius: 50%;
    }
  `,
};

/** The same on ink: the words in its text, the shape in a colour that can be seen there. */
const onInkColors: Record<StockState, string> = {
  instock: color.verifyOnInk,
  onbackorder: color.warnOnInk,
  outofstock: color.errorOnInk,
  unknown: context.mute,
};

type StockBadgeProps = {
  status: string | null | undefined;
  /** Other words for the same shape, e.g. a check's result. */
  label?: string;
  onInk?: boolean;
};

export function StockBadge({ status, label, onInk = false }: StockBadgeProps) {
  const state = stockState(status);
  return (
    <span css={[stock, states[state], onInk && css({ color: onInkColors[state] })]}>{label ?? stockLabel(status)}</span>
  );
}
