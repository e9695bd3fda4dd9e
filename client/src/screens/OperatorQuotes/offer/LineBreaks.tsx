import { css } from '@emotion/react';
import { fillText } from '../../../../../rules/fillText.ts';
import { formatMoney } from '../../../lib/formatMoney.ts';
import { color, size } from '../../../theme/tokens.ts';
import { ChipButton } from '../inbox/ChipButton.tsx';
import type { FirmRequest } from '../offerValues.ts';
import { firmTexts } from '../texts.ts';

const { offer: texts } = firmTexts;

const row = css`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;
  font-size: ${size.fs1};
  color: ${color.inkMute};
`;

type LineBreaksProps = {
  request: FirmRequest;
  start: string;
  product: string;
  variation: string;
  typed: Readonly<Record<string, string>>;
  onFilled: () => void;
};

/** The catalogue's price by quantity and the last offer for the like; a press takes that price. */
export function LineBreaks({ request, start, product, variation, typed, onFilled }: LineBreaksProps) {
  const line = request.draft?.lines.find(
    ({ productId, variationId }) => productId !== null && productId === product && (variationId ?? '') === variation,
  );
  if (!line || (line.breaks.length === 0 && line.lastOffered === null)) return null;
  const currency = request.draft?.currency ?? '';
  const quantity = Number(typed[`${start}.quantity`]);
  const take = (price: string) => {
    const field = document.getElementById(`${start}.unitPrice`);
    if (field instanceof HTMLInputElement) field.value = price;
    onFilled();
  };
  return (
    <div css={row}>
      {line.breaks.length > 0 && <span>{texts.breaks}</span>}
      {line.breaks.map(({ from, to, unitPrice }) => (
        <ChipButton
          key={from}
          aria-pressed={quantity >= from && (to === null || quantity <= to)}
          onClick={() => take(unitPrice)}
        >
          {fillText(texts.break, { range: to === null ? `${from}+` : `${from}-${to}`, price: unitPrice })}
        </ChipButton>
      ))}
      {line.lastOffered !== null && (
        <ChipButton onClick={() => take(line.lastOffered ?? '')}>
          {fillText(texts.last, { price: formatMoney(line.lastOffered, currency) })}
        </ChipButton>
      )}
    </div>
  );
}
