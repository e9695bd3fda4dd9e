import { css } from '@emotion/react';
import { fillText } from '../../../../../rules/fillText.ts';
import { shortDate } from '../../../lib/format/longDate.ts';
import { finePrice } from '../../../quote/life/offer/sumRows.ts';
import { color, size } from '../../../theme/tokens.ts';
import { ChipButton } from '../inbox/ChipButton.tsx';
import { firmTexts } from '../texts.ts';
import type { KnownPrices } from './knownPrices.ts';

const { offer: texts } = firmTexts;

const row = css({
  ...{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center' },
  ...{ fontSize: size.fs1, color: color.inkMute },
});

type LineBreaksProps = {
  known: KnownPrices;
  start: string;
  currency: string;
  typed: Readonly<Record<string, string>>;
  /** whether a press can fill something in by now */
  hydrated: boolean;
  onFilled: () => void;
};

/** The catalogue's price by quantity and the last offer for the like; a press takes that price. */
export function LineBreaks({ known, start, currency, typed, hydrated, onFilled }: LineBreaksProps) {
  const { breaks, lastOffered, lastOfferedAt } = known;
  const quantity = Number(typed[`${start}.quantity`]);
  const take = (price: string) => {
    const field = document.getElementById(`${start}.unitPrice`);
    if (field instanceof HTMLInputElement) field.value = price;
    onFilled();
  };
  return (
    <div css={row}>
      {breaks.length > 0 && <span>{texts.breaks}</span>}
      {breaks.map(({ from, to, unitPrice }) => (
        <ChipButton
          key={from}
          disabled={!hydrated}
          aria-pressed={quantity >= from && (to === null || quantity <= to)}
          onClick={() => take(unitPrice)}
        >
          {fillText(texts.break, { range: to === null ? `${from}+` : `${from}-${to}`, price: unitPrice })}
        </ChipButton>
      ))}
      {lastOffered !== null && (
        <ChipButton disabled={!hydrated} onClick={() => take(lastOffered)}>
          {fillText(texts.last, {
            date: shortDate(lastOfferedAt ?? ''),
            price: finePrice({ amount: lastOffered, currency }),
          })}
        </ChipButton>
      )}
    </div>
  );
}
