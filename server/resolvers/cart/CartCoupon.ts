import type { CartCouponResolvers } from '../../gql/types.ts';
import { taxedMoney } from '../storeMoney.ts';

export const CartCoupon: CartCouponResolvers = {
  discount: ({ totals }) => taxedMoney(totals.total_discount, totals.total_discount_tax, totals),
};
