import type { Context } from '../../../context/context.ts';
import type { QuoteRequest } from '../../../quotes/quoteRequest.ts';
import { estimateQuote } from '../../estimate/estimateQuote.ts';
import { goodsOf } from './fromRequest.ts';

/** What its list costs by the catalogue, until there is an offer. */
export async function estimateOf(request: QuoteRequest, context: Context) {
  if (!request.items.length || (await context.quotes.lifeOf(request)).offers.length) return null;
  return estimateQuote(request.items.map(goodsOf), {}, context);
}
