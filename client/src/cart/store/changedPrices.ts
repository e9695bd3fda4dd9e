import { fillText } from '../../../../rules/fillText.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { basketTexts } from '../texts.ts';
import type { CartNotice } from './cartView.ts';
import { type CartLine, findLine } from './lines.ts';

/** Which prices the store moved since this browser showed them: of as many pieces, for fewer or more cost another price each. */
export function changedPrices(shown: readonly CartLine[], lines: readonly CartLine[]): CartNotice[] {
  return lines.flatMap(line => {
    const before = findLine(shown, line);
    // What has no sum is shown with the price of another quantity.
    if (!before?.sum || before.quantity !== line.quantity) return [];
    const { price: was } = before;
    const { price: now } = line;
    if (!was || !now) return [];
    if (was.currency !== now.currency || Number(was.amount) === Number(now.amount)) return [];
    const message = fillText(basketTexts.repriced, {
      name: line.name,
      was: formatMoney(was.amount, was.currency),
      now: formatMoney(now.amount, now.currency),
    });
    return [{ code: 'REPRICED', message, item: line.name }];
  });
}
