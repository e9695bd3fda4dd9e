import { promiseOf } from '../../../rules/officeHours.ts';
import type { Context } from '../../context/context.ts';
import { orElse } from '../../context/requestReference.ts';
import type { Resolvers } from '../../gql/types.ts';
import type { OfferOrder } from '../../quotes/life/life.ts';
import type { QuoteRequest } from '../../quotes/quoteRequest.ts';
import { moment } from '../../upstreams/fields.ts';
import { estimateQuote } from '../estimate/estimate.ts';
import { officeOf } from '../submission/submission.ts';
import { draftLinesOf, draftOf, quoteBuyer } from './draft.ts';
import { offersOf } from './offer.ts';

/** An accepted offer's order with its request. */
export type QuoteOrderParent = OfferOrder & { reference: string };

const time = (at: number): string => new Date(at).toISOString();

const isMade = ({ state }: QuoteOrderParent): boolean => state === 'made' || state === 'followed';

const shopOrder = ({ id }: QuoteOrderParent, { shop, scope }: Context) =>
  id === null ? null : orElse(shop.orderRecords.byId(scope, id), null, scope);

/** What the operator alone sees of a request. */
const forOperator = <T>({ operator }: Context, value: () => T): T | null => (operator ? value() : null);

export const life: Pick<Resolvers, 'QuoteRequest' | 'QuoteBuyer' | 'QuoteMessage' | 'QuoteEvent' | 'QuoteOrder'> = {
  QuoteRequest: {
    dueAt: async (request, _, context) =>
      request.waitsFor === 'FIRM' ? time(promiseOf(request.turnAt, await officeOf(context))) : null,
    updatedAt: ({ updatedAt }) => time(updatedAt),
    messages: async (request, _, { quotes }) => [...(await quotes.lifeOf(request)).messages],
    offers: async (request, _, { quotes }) => offersOf(request, await quotes.lifeOf(request)),
    offer: async (request, _, { quotes }) => offersOf(request, await quotes.lifeOf(request))[0] ?? null,
    order: async (request, _, { quotes }) => {
      const { order } = await quotes.lifeOf(request);
      return order && { ...order, reference: request.reference };
    },
    history: async (request, _, { quotes }) => historyOf(request, (await quotes.lifeOf(request)).steps),
    link: ({ reference }, _, { quoteLinks }) => quoteLinks.linkOf(reference),
    mailed: (_, __, context) => forOperator(context, () => context.mailer !== null),
    draft: (request, _, context) => forOperator(context, () => draftOf(request, context)),
    estimate: (request, _, context) => forOperator(context, () => estimateOf(request, context)),
    draftLines: (request, { items }, context) => forOperator(context, () => draftLinesOf(request, items, context)),
    buyer: (request, _, context) => forOperator(context, () => request),
  },
  QuoteBuyer: quoteBuyer,
  QuoteMessage: { id: ({ id }) => String(id), at: ({ at }) => time(at) },
  QuoteEvent: { at: ({ at }) => time(at) },
  QuoteOrder: {
    state: order => (isMade(order) ? 'MADE' : order.state === 'held' ? 'HELD' : 'BEING_MADE'),
    acceptedAt: ({ acceptedAt }) => time(acceptedAt),
    id: ({ id }) => (id === null ? null : String(id)),
    status: async (order, _, context) => (await shopOrder(order, context))?.status ?? null,
    path: order => (isMade(order) ? `/order-received/${order.id}?key=${order.key}` : null),
    paymentUrl: async (order, _, context) => {
      if (!isMade(order)) return null;
      const record = await shopOrder(order, context);
      return record === null || record.needs_payment ? order.paymentUrl : null;
    },
    paymentMethod: ({ buyer }) => buyer.paymentMethod,
    paidAt: async (order, _, context) => {
      const record = await shopOrder(order, context);
      return record && moment(record.date_paid, record.date_paid_gmt);
    },
  },
};

/** What its list costs by the catalogue, until there is an offer. */
async function estimateOf(request: QuoteRequest, context: Context) {
  if (!request.items.length || (await context.quotes.lifeOf(request)).offers.length) return null;
  const items = request.items.map(({ productId, sku, quantity }) => ({ productId, sku, quantity }));
  return estimateQuote(items, {}, context);
}

type Steps = Awaited<ReturnType<Context['quotes']['lifeOf']>>['steps'];

/** What earlier releases stored has no first step; an offer that ran out may not have its last one yet. */
function historyOf({ receivedAt }: QuoteRequest, steps: Steps) {
  const first = { id: 0, at: receivedAt, kind: 'RECEIVED', by: 'BUYER', offerVersion: null, note: null } as const;
  return steps[0]?.kind === 'RECEIVED' ? [...steps] : [first, ...steps];
}
