import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { color, image, media, size, space } from '../../theme/tokens.ts';
import { Icon, type IconName } from '../content/Icon.tsx';
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx';
import { checkedness } from './checkedness.ts';
import { radioSkin } from './radioSkin.ts';

const tiles = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 10px;
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const tile = css`
  > span {
    position: relative;
    display: flex;
    flex-direction: column;
    height: 100%;
    border: 1px solid ${color.lineStrong};
    border-radius: ${space.radius};
    background: ${color.sheet};
    color: ${color.ink};
    font-size: 0.9375rem;
    line-height: 1.25;
    overflow: hidden;
  }
  b {
    font-weight: 550;
    padding: 10px 12px 12px;
    ${media.tiny} {
      padding-inline: 8px;
      font-size: ${size.fs2};
    }
  }
  &:hover > span,
  input:checked + span {
    border-color: ${color.ink};
  }
  input:checked:not(:focus-visible) + span {
    box-shadow: inset 0 0 0 2px ${color.ink};
    ${media.forcedColors} {
      outline: 3px solid Highlight;
    }
  }
  input:checked + span b {
    font-weight: 700;
  }
  input:checked + span::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    width: 26px;
    height: 26px;
    background:
      linear-gradient(45deg, ${color.signalFold} 0 48%, ${color.fold} 48% 52%, transparent 52%),
      ${image.voidCheck},
      ${color.signal};
  }
`;

const picture = css`
  aspect-ratio: 16 / 9;
  height: auto;
  width: 100%;
  object-fit: cover;
  background: ${color.tint};
`;

const placeholder = css({ display: 'grid', placeItems: 'center' });

export type TileOption = { value: string; label: ReactNode; imageUrl?: string; icon?: IconName };

type Native = Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref' | 'required' | 'form'>;

type ChoiceTilesProps = ChoiceGroupProps &
  Native & { options: readonly TileOption[]; value?: string | undefined; defaultValue?: string | undefined };

/** Radios as pictures of what they choose; the chosen one lifts its corner. */
export function ChoiceTiles(props: ChoiceTilesProps) {
  const { options, value, defaultValue, name, onChange, onBlur, ref, required, form, ...group } = props;
  const native = { name, onChange, onBlur, ref, required, form };
  return (
    <ChoiceGroup {...group}>
      <div css={tiles}>
        {options.map(option => (
          <label key={option.value} css={[radioSkin, tile]}>
            <input type="radio" {...native} value={option.value} {...checkedness(option.value, value, defaultValue)} />
            <span>
              {option.imageUrl ? (
                <img css={picture} src={option.imageUrl} alt="" width={800} height={600} loading="lazy" />
              ) : (
                <i css={[picture, placeholder]}>
                  <Icon name={option.icon ?? 'die'} />
                </i>
              )}
              <b>{option.label}</b>
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
