import { uiTexts } from '../../../../rules/texts/ui.ts';
import { type Money, showMoney } from './formatMoney.ts';

/** Whether it is given away. */
export const isFree = (money: Money | null | undefined): boolean =>
  money?.amount !== undefined && Number(money.amount) === 0;

/** What something costs, in words where it costs nothing. */
export const costText = (money: Money): string => (isFree(money) ? uiTexts.free : showMoney(money));
