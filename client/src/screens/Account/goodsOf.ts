import { fillText } from '../../../../rules/fillText.ts';
import { accountTexts } from './texts.ts';

/** So many name an order: a row with all of a long one would be longer than the account. */
const NAMED = 3;

/** What was ordered, in words for its row. */
export function goodsOf(items: readonly { name: string }[]): string {
  const names = items.map(({ name }) => name);
  if (names.length <= NAMED + 1) return names.join(', ');
  return fillText(accountTexts.andMore, { names: names.slice(0, NAMED).join(', '), count: names.length - NAMED });
}
