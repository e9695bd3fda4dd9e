import type { QueryResolvers } from '../../gql/types.ts';
import { cartVisitor } from './cartVisitor.ts';

export const cartQuery: QueryResolvers = {
  cart: (_, __, context) => context.commerce.carts.read(cartVisitor(context)),
};
