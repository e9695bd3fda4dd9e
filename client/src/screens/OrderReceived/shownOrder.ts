import { isSentByBuyer } from '../../../../rules/paymentMethods.ts';
import type { OrderReceivedQuery } from '../../gql/graphql.ts';

export type ShownOrder = NonNullable<OrderReceivedQuery['order']>;

/** Whether nothing comes of an order any more: it is neither paid nor sent. */
export const isOver = ({ paymentState }: ShownOrder): boolean =>
  paymentState === 'CANCELLED' || paymentState === 'REFUNDED';

/**
 * Whether the shop holds an order no longer for a transfer or a cheque, although it has no date of the payment: it has none
 * where somebody moved the order by hand to a status of a plugin.
 */
export const isReleased = ({ paymentMethod, paymentState, status }: ShownOrder): boolean =>
  paymentState === 'DUE' && status !== 'on-hold' && isSentByBuyer(paymentMethod?.id);

/** Whether the shop has done all that was to be done. */
export const isComplete = ({ status }: ShownOrder): boolean => status === 'completed';

/** Whether nothing is to be paid for it: the shop takes it for paid, by a way to pay that nobody was asked for. */
export const isFree = ({ totals }: ShownOrder): boolean => Number(totals.total.amount) === 0;

/** Whether its money came, be it paid back since. */
export const wasPaid = ({ paymentState }: ShownOrder): boolean =>
  paymentState === 'PAID' || paymentState === 'REFUNDED';
