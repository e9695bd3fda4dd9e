import { fillText } from '../../../rules/fillText.ts';
import { recordTexts } from '../../../rules/texts/record.ts';
import type { OrderRecord } from '../../upstreams/shop/orderRecord.ts';

/** So many name an order: a row with all of a long one would be longer than its page. */
const NAMED = 3;

/** What was ordered, in words for a row. An offer of free text is made of fees alone. */
export function summaryOf({ line_items, fee_lines }: OrderRecord): string {
  const names = (line_items.length ? line_items : fee_lines).map(({ name }) => name);
  if (names.length <= NAMED + 1) return names.join(', ');
  return fillText(recordTexts.andMore, { names: names.slice(0, NAMED).join(', '), count: names.length - NAMED });
}
