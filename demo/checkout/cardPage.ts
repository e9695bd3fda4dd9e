import type { Order } from '../data/rows.ts';
import type { Rest } from '../rest/rest.ts';
import { needsPayment, totalsOf } from '../store/order.ts';
import { failOrder, payOrder } from '../store/payOrder.ts';
import { CURRENCY } from '../wire/store/storeMoney.ts';
import { payAddress, returnAddress, siteAddress } from './addresses.ts';
import { type Page, page } from './page.ts';

/** How long the bank takes where it is slow, in seconds, unless the address says otherwise. */
const SLOW_SECONDS = 6;

type Act = (order: Order, rest: Rest, url: URL) => string;

/** What the buyer may do here, and where that leads. */
const ACTS: Record<string, Act> = {
  pay(order, rest) {
    payOrder(order, rest.database);
    return returnAddress(order, rest);
  },
  decline(order, rest) {
    failOrder(order, rest.database);
    return payAddress(order, rest);
  },
  slow(order, rest, url) {
    const seconds = Number(url.searchParams.get('seconds') ?? SLOW_SECONDS);
    rest.database.later(seconds * 1000, () => payOrder(rest.database.get('orders', order.id)!, rest.database));
    return returnAddress(order, rest);
  },
  leave: (order, rest) => (rest.siteUrl ? siteAddress(order, rest) : payAddress(order, rest)),
};

/** A pretend page of a card provider: no card is asked for and no money moves. */
export function cardPage(order: Order, rest: Rest, url: URL): Page {
  const act = ACTS[url.searchParams.get('do') ?? ''];
  if (act) return { location: act(order, rest, url) };
  if (!needsPayment(order)) return { location: returnAddress(order, rest) };
  const sum = `${CURRENCY.currency_code} ${(totalsOf(order).total / 100).toFixed(2)}`;
  const button = (value: string, label: string) => `<button name="do" value="${value}">${label}</button>`;
  const body = `<p>Order ${order.id}: <b>${sum}</b>. This card page is a pretence: no card is asked for, and no money moves.</p>
<form method="get" action="/card-test/"><input type="hidden" name="order" value="${order.id}"><input type="hidden" name="key" value="${order.key}">
${button('pay', `Pay ${sum}`)}${button('decline', 'Be declined by the bank')}${button('slow', 'Pay, and let the bank take its time')}${button('leave', 'Go back without paying')}</form>`;
  return { html: page('Pay by card', body) };
}
