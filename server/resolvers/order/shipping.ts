import { isCollection } from '../../../rules/shippingMethods.ts';
import type { OrderResolvers } from '../../gql/types.ts';
import type { OrderParticulars } from '../../upstreams/shop/order.ts';
import { particulars } from './particulars.ts';

/** Whether all that an order holds is collected. */
export const isCollected = (lines: OrderParticulars['shipping_lines']): boolean =>
  lines.length > 0 && lines.every(({ method_id }) => isCollection(method_id));

export const shippingMethods: OrderResolvers['shippingMethods'] = async (order, _, context) =>
  (await particulars(order, context)).shipping_lines.map(line => line.method_title).filter(Boolean);

export const collected: OrderResolvers['collected'] = async (order, _, context) =>
  isCollected((await particulars(order, context)).shipping_lines);
