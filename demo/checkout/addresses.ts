import type { Order } from '../data/rows.ts';
import type { Rest } from '../rest/rest.ts';

/** The shop's own page after an order. */
export const receivedAddress = ({ id, key }: Order, { home }: Rest): string =>
  `${home}/checkout/order-received/${id}/?key=${key}`;

/** The shop's own page where an order is paid. */
export const payAddress = ({ id, key }: Order, { home }: Rest): string =>
  `${home}/checkout/order-pay/${id}/?pay_for_order=true&key=${key}`;

/** The card provider's page. */
export const cardAddress = ({ id, key }: Order, { home }: Rest): string => `${home}/card-test/?order=${id}&key=${key}`;

/** The order's page of the site in front. */
export const siteAddress = ({ id, key }: Order, { siteUrl }: Rest): string =>
  `${siteUrl}/order-received/${id}?key=${key}`;

/** Where the provider sends who has paid: as WooCommerce names it, or as our plugin does where there is a site in front. */
export const returnAddress = (order: Order, rest: Rest): string =>
  rest.siteUrl ? `${siteAddress(order, rest)}&returned=1` : receivedAddress(order, rest);
