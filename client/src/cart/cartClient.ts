import {
  AddCartItemDocument,
  AddManyToCartDocument,
  ApplyCouponDocument,
  CartDocument,
  ClearCartDocument,
  RemoveCartItemDocument,
  RemoveCouponDocument,
  SelectShippingRateDocument,
  UpdateCartCustomerDocument,
  UpdateCartItemDocument,
} from '../gql/graphql.ts';

export { clientOf } from '../apollo/clientOf.ts';
export { errorsOf } from '../apollo/errorsOf.ts';
export { PERSONAL } from '../apollo/links.ts';
export { CartDocument };

/** What can be changed of a cart. */
export const changes = {
  add: AddCartItemDocument,
  addMany: AddManyToCartDocument,
  set: UpdateCartItemDocument,
  remove: RemoveCartItemDocument,
  clear: ClearCartDocument,
  applyCoupon: ApplyCouponDocument,
  removeCoupon: RemoveCouponDocument,
  estimate: UpdateCartCustomerDocument,
  selectRate: SelectShippingRateDocument,
};
