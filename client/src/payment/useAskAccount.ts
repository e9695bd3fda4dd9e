import { fillText } from '../../../rules/fillText.ts';
import { orderTexts } from '../../../rules/texts/order.ts';
import { useSite } from '../site/useSite.ts';

/** Who is asked for the account of a bank transfer where nobody here knows it. */
export function useAskAccount(): string {
  const { phone, email } = useSite();
  const ways = [phone, email].filter(Boolean).join(orderTexts.or);
  return ways ? fillText(orderTexts.transferAsk, { ways }) : orderTexts.transferNoWay;
}
