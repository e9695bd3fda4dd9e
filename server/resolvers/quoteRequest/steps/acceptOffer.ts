import type { Context } from '../../../context/context.ts';
import type { AcceptOfferInput } from '../../../gql/types.ts';
import type { QuoteRequest } from '../../../quotes/quoteRequest.ts';
import { checkBuyer } from './checkBuyer.ts';
import { invalidStep } from './stepFailures.ts';
import { stepKey } from './stepKey.ts';
import { isQuote, stepResult } from './stepResult.ts';

/** How long the buyer waits for the shop before the answer says that the order is being made. */
const PATIENCE_MS = 5_000;

/** Takes an offer, and makes its order while the buyer waits. */
export async function acceptOffer(input: AcceptOfferInput, request: QuoteRequest, context: Context) {
  const { reference } = request;
  const { offerVersion } = input;
  const { offers } = await context.quotes.lifeOf(request);
  const offer = offers.find(({ version }) => version === offerVersion);
  const checked = await checkBuyer(input, request, offer, context);
  // What is wrong with an offer is told before what is wrong with the form.
  if (!checked.buyer && offer && offers[0] === offer && request.status === 'ANSWERED')
    return invalidStep(checked.errors);
  await context.limit('order');
  const key = stepKey('accept', reference, input.idempotencyKey, [offerVersion, checked.buyer]);
  // What was sent only meanwhile, nobody has read, and no form was held against it.
  const buyer = offer ? checked.buyer : null;
  const taken = await context.submissions.quoteLife.accept({ reference, key, offerVersion, buyer });
  if (taken.type !== 'taken') return stepResult(taken);
  await withinPatience(context.commerce.orderMaker.tryNow(reference), context);
  return isQuote((await context.quotes.byReference(reference)) ?? taken.request);
}

async function withinPatience(work: Promise<void>, { scope, log }: Context): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>(resolve => {
    timer = setTimeout(resolve, Math.max(0, Math.min(PATIENCE_MS, scope.remaining - 500)));
  });
  // What fails here is tried again behind.
  await Promise.race([work.catch(err => log.warn({ err }, 'An order was not made at once')), over]);
  clearTimeout(timer);
}
