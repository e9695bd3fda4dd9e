import type { ShownRequest } from './shownRequest.ts';

type OrderStanding = 'waiting' | 'onDelivery' | 'goesOn' | 'paid' | 'cancelled' | 'refunded';

/** With any other word the shop has let the order go on, also where it has no date of a payment. */
const UNPAID = new Set(['pending', 'failed', 'on-hold']);

/** How far the order of an offer is: by the shop's word, or by what was noted of it while the shop does not answer. */
export function orderStanding({
  order,
  offer,
  history,
}: Pick<ShownRequest, 'order' | 'offer' | 'history'>): OrderStanding {
  const { status = null, paidAt = null, paymentMethod } = order ?? {};
  const noted = (kind: string) => status === null && history.some(one => one.kind === kind);
  if (status === 'cancelled' || noted('CANCELLED')) return 'cancelled';
  if (status === 'refunded') return 'refunded';
  if (offer && !Number(offer.totals.total.amount)) return 'goesOn';
  if (paidAt || noted('PAID')) return 'paid';
  if (status === null || UNPAID.has(status)) return 'waiting';
  return paymentMethod === 'cod' && status === 'processing' ? 'onDelivery' : 'goesOn';
}
