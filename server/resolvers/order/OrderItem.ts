import type { OrderItemResolvers } from '../../gql/types.ts';
import { itemFields } from '../cart/itemFields.ts';
import { boughtId } from './boughtId.ts';

export const OrderItem: OrderItemResolvers = { ...itemFields, productId: boughtId };
