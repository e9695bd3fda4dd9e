import type { OrderReceivedQuery } from '../../gql/graphql.ts';

export type ShownOrder = NonNullable<OrderReceivedQuery['order']>;

/** Whether nothing comes of an order any more: it is neither paid nor sent. */
export const isOver = ({ paymentState }: ShownOrder): boolean =>
  paymentState === 'CANCELLED' || paymentState === 'REFUNDED';

/** Whether the shop has done all that was to be done. */
export const isComplete = ({ status }: ShownOrder): boolean => status === 'completed';

/** Whether its money came, be it paid back since. */
export const wasPaid = ({ paymentState }: ShownOrder): boolean =>
  paymentState === 'PAID' || paymentState === 'REFUNDED';
