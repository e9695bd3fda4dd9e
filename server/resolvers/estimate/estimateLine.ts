import { discountPercent, fromMinorUnits, toMinorUnits } from '../../../rules/money.ts';
import { shopMoney } from '../shopMoney.ts';
import type { PricedItem } from './priceItem.ts';
import { type EstimateTax, taxedAmount } from './taxedAmount.ts';

export function lineOf({ product, variation, quantity, breaks, unpriced }: PricedItem, tax: EstimateTax) {
  const at = breaks.findLastIndex(one => one.quantity <= quantity);
  const held = breaks[at];
  const next = breaks[at + 1];
  return {
    product,
    variation,
    quantity,
    unpriced,
    unitPrice: held ? taxedAmount(held.price, 1, tax) : null,
    total: held ? taxedAmount(held.price, quantity, tax) : null,
    break:
      held && breaks.length > 1
        ? { from: held.quantity, to: next ? next.quantity - 1 : null, unitPrice: taxedAmount(held.price, 1, tax) }
        : null,
    nextBreak: held ? nextOf(held.price, breaks.slice(at + 1), quantity, tax) : null,
  };
}

/** The next break that is lower; null where no more saves anything. */
function nextOf(price: string, further: PricedItem['breaks'], quantity: number, tax: EstimateTax) {
  const next = further.find(one => Number(one.price) < Number(price));
  if (!next) return null;
  const [now, then] = [taxedAmount(price, 1, tax), taxedAmount(next.price, 1, tax)];
  const saved = toMinorUnits(now.gross.amount, 4) - toMinorUnits(then.gross.amount, 4);
  return {
    from: next.quantity,
    missing: next.quantity - quantity,
    unitPrice: then,
    total: taxedAmount(next.price, next.quantity, tax),
    saves: shopMoney(fromMinorUnits(String(saved), 4), tax.currency),
    savesPercent: discountPercent(now.gross.amount, then.gross.amount) ?? 0,
  };
}
