import { orElse } from '../../cache/scope.ts';
import type { Context } from '../../context/context.ts';
import type { QuoteOrderResolvers } from '../../gql/types.ts';
import type { OfferOrder } from '../../quotes/life/life.ts';
import { moment } from '../../upstreams/fields.ts';
import { officeTime } from '../submission/office.ts';

/** An accepted offer's order with its request. */
export type QuoteOrderParent = OfferOrder & { reference: string };

const isMade = ({ state }: QuoteOrderParent): boolean => state === 'made' || state === 'followed';

const shopOrder = ({ id }: QuoteOrderParent, { shop, scope }: Context) =>
  id === null ? null : orElse(shop.orderRecords.byId(scope, id), null, scope);

export const QuoteOrder: QuoteOrderResolvers = {
  state: order => (isMade(order) ? 'MADE' : order.state === 'held' ? 'HELD' : 'BEING_MADE'),
  id: ({ id }) => (id === null ? null : String(id)),
  status: async (order, _, context) => (await shopOrder(order, context))?.status ?? null,
  path: order => (isMade(order) ? `/order-received/${order.id}?key=${order.key}` : null),
  paymentUrl: async (order, _, context) => {
    if (!isMade(order)) return null;
    const record = await shopOrder(order, context);
    return record === null || record.needs_payment ? order.paymentUrl : null;
  },
  acceptedAt: ({ acceptedAt }, _, context) => officeTime(acceptedAt, context),
  paymentMethod: ({ buyer }) => buyer.paymentMethod,
  paidAt: async (order, _, context) => {
    const record = await shopOrder(order, context);
    // The shop dates a payment of nothing, too.
    return record && Number(record.total) ? moment(record.date_paid, record.date_paid_gmt) : null;
  },
};
