import { css } from '@emotion/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { swatchOf } from '../../theme/swatches.ts';
import { color, font, media, space } from '../../theme/tokens.ts';
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';
import { checkedness } from './checkedness.ts';
import { radioSkin } from './radioSkin.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Scrolled by themselves; the margin has room for the focus ring. */
const many = css({ maxHeight: 340, overflowY: 'auto', padding: 9, margin: -9 });
const MANY = 24;

const pairs = css`
  ${media.phone} {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
`;

const segment = css`
  > span {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: ${space.touch};
    padding: 6px 14px;
    border: 1px solid ${color.lineStrong};
    background: ${color.sheet};
    color: ${color.ink};
    border-radius: ${space.radius};
    font-size: 0.9375rem;
  }
  &:hover > span {
    border-color: ${color.ink};
  }
  input:checked + span {
    border-color: ${color.ink};
    font-weight: 600;
  }
  input:checked:not(:focus-visible) + span {
    box-shadow: inset 0 0 0 2px ${color.ink};
    ${media.forcedColors} {
      outline: 3px solid Highlight;
    }
  }
  input:disabled + span,
  input[aria-describedby]:not(:checked) + span {
    border-color: ${color.lineStrong};
    color: ${color.inkMute};
    background: repeating-linear-gradient(-45deg, ${color.tint} 0 4px, ${color.sheet} 4px 9px);
  }
`;

const mono = css`
  > span {
    font-family: ${font.mono};
    font-size: 0.875rem;
  }
`;

const swatch = css`
  width: 20px;
  height: 20px;
  border: 1px solid ${color.tearInk};
  flex: none;
  forced-color-adjust: none;
`;

type SegmentOption = {
  value: string;
  label: ReactNode;
  disabled?: boolean;
  /** Why it leads nowhere as things stand: it is hatched, and can still be chosen. */
  unavailable?: string;
  /** Shows the colour that these words name, if it is a known one. */
  swatch?: string;
};

type Native = Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref' | 'required' | 'form'>;

type SegmentsProps = ChoiceGroupProps &
  Native & {
    options: readonly SegmentOption[];
    value?: string | undefined;
    defaultValue?: string | undefined;
    /** For sizes, quantities and other data. */
    data?: boolean;
    /** Two in a row on phones. */
    paired?: boolean;
  };

/** Radios as a row of boxes; unavailable ones are hatched. */
export function Segments(props: SegmentsProps) {
  const { options, value, defaultValue, data, paired, name, onChange, onBlur, ref, required, form, ...group } = props;
  const id = useId();
  const native = { name, onBlur, ref, required, form };
  return (
    <ChoiceGroup {...group}>
      <div css={[row, paired && pairs, options.length > MANY && many]}>
        {options.map(option => (
          <label key={option.value} css={[radioSkin, segment, data && mono]}>
            <input
              type="radio"
              {...native}
              value={option.value}
              disabled={option.disabled}
              title={option.unavailable}
              aria-describedby={option.unavailable && `${id}${option.value}`}
              onChange={onChange}
              {...checkedness(option.value, value, defaultValue)}
            />
            <span>
              {option.swatch && swatchOf(option.swatch) && <b css={[swatch, swatchOf(option.swatch)]} />}
              {option.label}
            </span>
            {option.unavailable && (
              <small id={`${id}${option.value}`} hidden>
                {option.unavailable}
              </small>
            )}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
