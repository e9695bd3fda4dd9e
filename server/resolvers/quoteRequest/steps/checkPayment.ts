import { quoteLifeTexts } from '../../../../rules/texts/quote/quoteLife.ts';
import type { Context } from '../../../context/context.ts';
import type { FieldError } from '../../../gql/types.ts';
import type { SentOffer } from '../../../quotes/offers/offer.ts';
import { fieldError } from '../../fieldError.ts';
import { waysToPayFor } from '../offer/waysToPay.ts';

/** Nobody waits for a shop that is away: its order is made once it is back. */
export async function checkPayment(
  method: string,
  offer: SentOffer | undefined,
  context: Context,
): Promise<FieldError[]> {
  if (!method) return [];
  const ways = await waysToPayFor(offer ?? {}, context);
  // A key that may not read them knows none.
  if (!ways.length || ways.some(({ id }) => id === method)) return [];
  return [fieldError('paymentMethod', 'UNKNOWN_OPTION', quoteLifeTexts.payment)];
}
