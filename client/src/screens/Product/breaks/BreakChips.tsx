import { css } from '@emotion/react';
import { useId } from 'react';
import { fillText } from '../../../../../rules/fillText.ts';
import { showMoney } from '../../../lib/format/formatMoney.ts';
import { readPack } from '../../../product/pack/perPiece.ts';
import { packTexts } from '../../../product/pack/texts.ts';
import { useSite } from '../../../site/useSite.ts';
import { color, font, media, space } from '../../../theme/tokens.ts';
import { ChoiceGroup } from '../../../ui/inputs/ChoiceGroup.tsx';
import { radioSkin } from '../../../ui/inputs/radioSkin.ts';
import { pageTexts } from '../texts.ts';
import { breakRows, nextBreak } from './breakRows.ts';
import { chooseQuantity, useChosenQuantity } from './chosenQuantity.ts';

const words = pageTexts.breaks;

const place = css({ marginTop: 18, containerType: 'inline-size' });

const GAP = 8;

const row = css`
  display: flex;
  gap: ${GAP}px;
  > label {
    flex: 1 0 0;
    overflow-wrap: normal;
  }
  ${media.print} {
    gap: 2mm;
  }
`;

/** In pixels: a letter of the price at 13 and at 12, and what stands around it. */
const [LARGE, SMALL, AROUND] = [7.8, 7.2, 22];

/** All stand beside each other, in smaller letters if need be, or below each other: never two and one. */
function oneRow(count: number, letters: number) {
  const room = (letter: number) => Math.ceil(count * (letters * letter + AROUND) + (count - 1) * GAP);
  return css`
    @media screen {
      @container (max-width: ${room(LARGE)}px) {
        > label > span {
          font-size: 12px;
        }
      }
      @container (max-width: ${room(SMALL)}px) {
        display: grid;
        > label > span {
          display: flex;
          align-items: center;
          gap: 10px;
          min-height: 48px;
        }
      }
    }
  `;
}

const chip = css`
  > span {
    display: grid;
    align-content: center;
    gap: 2px;
    height: 100%;
    min-height: 64px;
    padding: 8px 10px;
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
  ${media.print} {
    > span {
      min-height: 0;
      padding: 1mm 2mm;
      font-size: 8.5pt;
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

type BreakChipsProps = Parameters<typeof breakRows>[0] & {
  /** its id */
  product: string;
  pack: string | null;
};

/** What more of it costs: each break is a choice that sets the quantity, and the next one says what it saves. */
export function BreakChips({ product, pack, ...priced }: BreakChipsProps) {
  const { minimum } = priced;
  const name = useId();
  const { breaksInCart } = useSite();
  const quantity = useChosenQuantity(product, minimum);
  const rows = breakRows(priced);
  if (rows.length === 0 || !priced.price) return null;
  const { unit } = readPack(pack);
  const units = packTexts.units[unit];
  const prices = rows.map(({ each }) => showMoney(each));
  const current = rows.findLast(({ from }) => from <= quantity);
  const following = nextBreak(rows, quantity);
  return (
    <div css={place}>
      <ChoiceGroup legend={words.heading}>
        <div css={[row, oneRow(rows.length, Math.max(...prices.map(({ length }) => length)))]}>
          {rows.map((one, at) => (
            <label key={one.range} css={[radioSkin, chip]}>
              <input
                type="radio"
                name={name}
                checked={one === current}
                onChange={() => chooseQuantity(product, one.from)}
              />
              <span>
                <b>{fillText(words.range, { range: one.range, units })}</b>
                {prices[at]}
                {one.percent && <em>{fillText(words.saved, { percent: one.percent })}</em>}
              </span>
            </label>
          ))}
        </div>
      </ChoiceGroup>
      <p css={next} aria-live="polite" aria-atomic="true">
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
      {!breaksInCart && <p css={next}>{fillText(words.byQuote, { price: showMoney(priced.price), unit })}</p>}
    </div>
  );
}
