import { isCollected } from '../../../rules/shippingMethods.ts';
import type { OrderResolvers } from '../../gql/types.ts';
import { particulars } from './particulars.ts';

export const shippingMethods: OrderResolvers['shippingMethods'] = async (order, _, context) =>
  (await particulars(order, context)).shipping_lines.map(line => line.method_title).filter(Boolean);

export const collected: OrderResolvers['collected'] = async (order, _, context) =>
  isCollected((await particulars(order, context)).shipping_lines);
