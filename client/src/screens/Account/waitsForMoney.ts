import { isSentByBuyer } from '../../../../rules/paymentMethods.ts';
import type { AccountQuery } from '../../gql/graphql.ts';

export type AccountOrder = NonNullable<NonNullable<AccountQuery['account']>['orders']>[number];

/** Until an order was held against the offer it came from, its page is that of the request, and nobody pays it. */
export const isChecked = ({ path }: AccountOrder): boolean => path.startsWith('/quote/');

/** Whether the buyer has to pay: on the shop's page, or by a transfer or cheque that has not arrived. */
export const waitsForMoney = (order: AccountOrder): boolean =>
  order.needsPayment ||
  (order.status === 'on-hold' && !order.paidAt && !isChecked(order) && isSentByBuyer(order.paymentMethod));

/** Whether an order is made ready before its money comes. */
export const isPaidOnDelivery = ({ status, paidAt, paymentMethod }: AccountOrder): boolean =>
  status === 'processing' && !paidAt && paymentMethod === 'cod';
