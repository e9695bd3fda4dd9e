import { fillText } from '../../../../rules/fillText.ts';
import { type Money, showMoney } from '../../lib/format/formatMoney.ts';
import { refundTexts as texts } from './texts.ts';

interface Refunded {
  refunded: Money | null;
  remaining: Money | null;
}

/** What was paid back of an order, and what of its total is left then; nothing where nothing was, or nobody knows. */
export const refundRows = ({ refunded, remaining }: Refunded): { label: string; amount: string }[] =>
  refunded && remaining && Number(refunded.amount)
    ? [
        { label: texts.refund, amount: fillText(texts.minus, { amount: showMoney(refunded) }) },
        { label: texts.remaining, amount: showMoney(remaining) },
      ]
    : [];
