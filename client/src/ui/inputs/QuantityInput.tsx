import { css } from '@emotion/react';
import { useState } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { color, font, media, space } from '../../theme/tokens.ts';
import { visuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useQuantity } from './useQuantity.ts';

const box = css`
  display: inline-grid;
  grid-template-columns: 44px 64px 44px;
  height: ${space.control};
  border: 1px solid ${color.lineStrong};
  border-bottom-width: 2px;
  border-radius: ${space.radius};
  background: ${color.sheet};
  color: ${color.ink};
  button {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
    font-size: 20px;
    line-height: 1;
  }
  button:hover {
    background: ${color.tint};
  }
  button:is(:disabled, [aria-disabled='true']) {
    color: ${color.disabledMark};
    cursor: not-allowed;
  }
  input {
    width: 100%;
    min-width: 0;
    padding: 0;
    border: 0;
    border-inline: 1px solid ${color.line};
    border-radius: 0;
    background: none;
    text-align: center;
    font: 500 1rem / 1 ${font.mono};
    appearance: textfield;
  }
  input::-webkit-inner-spin-button,
  input::-webkit-outer-spin-button {
    appearance: none;
    margin: 0;
  }
  ${media.noScript}, print {
    grid-template-columns: 112px;
    button {
      display: none;
    }
    input {
      appearance: auto;
    }
  }
`;

type QuantityInputProps = {
  /** What it is the quantity of, where a page has several. */
  of?: string;
  name?: string;
  id?: string;
  /** 1 on a product; 0 where zero removes. */
  min?: number;
  /** Minus leads no further down than this, and what is typed down to `min`. */
  least?: number;
  max?: number | undefined;
  /** it is sold in multiples of this */
  step?: number | undefined;
  value?: number;
  defaultValue?: number;
  disabled?: boolean;
  onChange?: (quantity: number) => void;
  className?: string;
};

/**
 * A number field between minus and plus. What is not a whole number from `min` on becomes `min` (at least 1); what is sold in
 * packs is rounded up to whole ones.
 */
export function QuantityInput(props: QuantityInputProps) {
  const {
    of,
    name,
    id,
    min = 1,
    least = min,
    max,
    step = 1,
    value,
    defaultValue,
    disabled,
    onChange,
    className,
  } = props;
  const rules = { min, least, max: max ?? Number.MAX_SAFE_INTEGER, step, value, defaultValue, onChange };
  const { typed, change, settle, add, isLeast, isMost } = useQuantity(rules);
  const label = of ? fillText(uiTexts.quantityOf, { name: of }) : uiTexts.quantity;
  // A press leaves the focus on its button; what is typed is read by the field itself.
  const [pressed, setPressed] = useState(false);
  const stepper = (by: number, words: string, isEnd: boolean) => ({
    type: 'button' as const,
    'aria-label': of ? `${words}: ${of}` : words,
    disabled,
    // At an end it stays a place for the focus: a disabled one would drop it.
    'aria-disabled': isEnd || undefined,
    onClick: () => {
      if (isEnd) return;
      setPressed(true);
      add(by);
    },
  });
  return (
    <span css={box} className={className}>
      <button {...stepper(-step, uiTexts.less, isLeast)}>−</button>
      <input
        type="number"
        inputMode="numeric"
        {...{ id, name, min, max, step, disabled }}
        aria-label={label}
        value={typed}
        onChange={event => {
          setPressed(false);
          change(event.target.value);
        }}
        onBlur={settle}
      />
      <button {...stepper(step, uiTexts.more, isMost)}>+</button>
      <span css={visuallyHidden} aria-live="polite">
        {pressed && `${label}: ${typed}`}
      </span>
    </span>
  );
}
