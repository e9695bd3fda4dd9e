import type { IncomingMessage } from 'node:http';
import type { Order } from '../data/rows.ts';
import type { Rest } from '../rest/rest.ts';
import type { OpenSessions } from '../store/openSessions.ts';
import { needsPayment } from '../store/order.ts';
import { emptyCart } from '../store/placeOrder.ts';
import { cardAddress, returnAddress, siteAddress } from './addresses.ts';
import { type Page, page } from './page.ts';

/** The shop's own page where an order is paid, however often that failed before. */
export function payPage(order: Order, rest: Rest): Page {
  if (!needsPayment(order)) return { location: returnAddress(order, rest) };
  const failed =
    order.status === 'failed' ? '<p role="alert">The bank declined the payment. Nothing was taken.</p>' : '';
  const back = rest.siteUrl ? `<a href="${siteAddress(order, rest)}">Back to the order</a>` : '';
  const body = `${failed}<p>Order ${order.id} waits for its payment.</p><p><a href="${cardAddress(order, rest)}">Pay by card</a>${back}</p>`;
  return { html: page(`Pay for order ${order.id}`, body) };
}

/** The shop's own page after an order; the session that ordered loses its cart here. */
export function receivedPage(order: Order, rest: Rest, request: IncomingMessage, sessions: OpenSessions): Page {
  const { session, isNew } = sessions.open(request.headers, null);
  if (!isNew && session.awaiting === order.id && !needsPayment(order)) {
    emptyCart(session);
    sessions.save(session);
  }
  if (rest.siteUrl) return { location: returnAddress(order, rest) };
  const words = needsPayment(order) ? 'It waits for its payment.' : 'Thank you. It has been received.';
  return { html: page(`Order ${order.id}`, `<p>${words} You can close this page.</p>`) };
}
