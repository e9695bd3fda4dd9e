import { css } from '@emotion/react';
import { useId } from 'react';
import { fillText } from '../../../../../rules/fillText.ts';
import { formatMoney } from '../../../lib/formatMoney.ts';
import { color, font, media, space } from '../../../theme/tokens.ts';
import { ChoiceGroup } from '../../../ui/inputs/ChoiceGroup.tsx';
import { radioSkin } from '../../../ui/inputs/radioSkin.ts';
import { pageTexts } from '../texts.ts';
import { type BreakRow, nextBreak } from './breakRows.ts';
import { chooseQuantity, useChosenQuantity } from './chosenQuantity.ts';
import { readPack } from './perPiece.ts';

const words = pageTexts.breaks;

const place = css({ marginTop: 18 });

const row = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(104px, 1fr));
  gap: 8px;
  ${media.tiny} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const chip = css`
  > span {
    display: grid;
    align-content: center;
    gap: 2px;
    height: 100%;
    min-height: 64px;
    padding: 8px 12px;
    border: 1px solid ${color.lineStrong};
    border-radius: ${space.radius};
    background: ${color.sheet};
    color: ${color.ink};
    font: 450 13px / 1.25 ${font.mono};
  }
  b {
    font: 650 0.9375rem / 1.2 ${font.sans};
  }
  em {
    font-style: normal;
    font-weight: 600;
    color: ${color.verify};
  }
  &:hover > span,
  input:checked + span {
    border-color: ${color.ink};
  }
  input:checked + span {
    background: ${color.liner};
  }
  input:checked:not(:focus-visible) + span {
    box-shadow: inset 0 0 0 2px ${color.ink};
    ${media.forcedColors} {
      outline: 3px solid Highlight;
    }
  }
  ${media.phone} {
    > span {
      padding-inline: 8px;
    }
  }
  ${media.tiny} {
    > span {
      display: flex;
      align-items: center;
      gap: 10px;
      min-height: 48px;
    }
  }
`;

const next = css`
  margin: 10px 0 0;
  font-size: 0.9375rem;
  line-height: 1.4;
  b {
    color: ${color.verify};
  }
  ${media.print} {
    display: none;
  }
`;

type BreakChipsProps = { product: string; rows: readonly BreakRow[]; minimum: number; pack: string | null };

/** What more of it costs: each break is a choice that sets the quantity, and the next one says what it saves. */
export function BreakChips({ product, rows, minimum, pack }: BreakChipsProps) {
  const name = useId();
  const quantity = useChosenQuantity(product, minimum);
  const { unit } = readPack(pack);
  const units = pageTexts.units[unit];
  const current = rows.findLast(({ from }) => from <= quantity);
  const following = nextBreak(rows, quantity);
  return (
    <div css={place}>
      <ChoiceGroup legend={words.heading}>
        <div css={row}>
          {rows.map(one => (
            <label key={one.range} css={[radioSkin, chip]}>
              <input
                type="radio"
                name={name}
                checked={one === current}
                onChange={() => chooseQuantity(product, one.from)}
              />
              <span>
                <b>{fillText(words.range, { range: one.range, units })}</b>
                {formatMoney(one.each.amount, one.each.currency)}
                {one.percent && <em>{fillText(words.saved, { percent: one.percent })}</em>}
              </span>
            </label>
          ))}
        </div>
      </ChoiceGroup>
      <p css={next} aria-live="polite">
        {following ? (
          <>
            <b>{fillText(words.next, { saving: following.saving, unit })}</b>{' '}
            {fillText(words.more, {
              count: following.missing,
              units: following.missing === 1 ? unit : units,
              price: following.price,
            })}
          </>
        ) : (
          words.most
        )}
      </p>
    </div>
  );
}
