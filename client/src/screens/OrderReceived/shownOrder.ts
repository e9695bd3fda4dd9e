import type { OrderReceivedQuery } from '../../gql/graphql.ts';

export type ShownOrder = NonNullable<OrderReceivedQuery['order']>;
