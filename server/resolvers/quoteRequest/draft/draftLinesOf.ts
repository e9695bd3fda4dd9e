import type { Context } from '../../../context/context.ts';
import type { EstimateItemInput } from '../../../gql/types.ts';
import type { QuoteRequest } from '../../../quotes/quoteRequest.ts';
import { badInput } from '../../arguments.ts';
import { type TaxOf, taxTo } from '../../estimate/taxTo.ts';
import { fromCatalogue } from './fromCatalogue.ts';

const MOST_ITEMS = 100;

/** As the shop's prices are taxed at home. */
export async function homeTax({ shop, scope, currency }: Context): Promise<TaxOf> {
  const [known, money] = await Promise.all([shop.taxations.current(scope), currency()]);
  return taxTo(known, known, money);
}

/** Lines for goods of the catalogue, as a draft of this request would begin them. */
export async function draftLinesOf(request: QuoteRequest, items: readonly EstimateItemInput[], context: Context) {
  if (items.length > MOST_ITEMS) throw badInput(`items: give at most ${MOST_ITEMS}.`);
  return fromCatalogue(items, request, await homeTax(context), context);
}
