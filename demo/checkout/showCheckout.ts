import type { IncomingMessage } from 'node:http';
import type { Order } from '../data/rows.ts';
import type { Rest } from '../rest/rest.ts';
import type { OpenSessions } from '../store/openSessions.ts';
import { cardPage } from './cardPage.ts';
import { type Page, page } from './page.ts';
import { payPage, receivedPage } from './shopPages.ts';

const PATHS = /^\/(?:checkout\/(order-pay|order-received)\/(\d+)|(card-test))\/?$/;

/** The pages that a browser sees of an order while it is paid; null for any other address. */
export function showCheckout(url: URL, request: IncomingMessage, rest: Rest, sessions: OpenSessions): Page | null {
  const [, own, id, card] = PATHS.exec(url.pathname) ?? [];
  if (!own && !card) return null;
  const order = find(Number(id ?? url.searchParams.get('order')), url.searchParams.get('key'), rest);
  if (!order) return { status: 404, html: page('Order not found', '<p>There is no such order.</p>') };
  if (card) return cardPage(order, rest, url);
  return own === 'order-pay' ? payPage(order, rest) : receivedPage(order, rest, request, sessions);
}

/** An order is shown to whoever has its key. */
function find(id: number, key: string | null, { database }: Rest): Order | undefined {
  const order = database.get('orders', id);
  return order?.key === key ? order : undefined;
}
