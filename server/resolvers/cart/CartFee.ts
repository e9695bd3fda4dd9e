import type { CartFeeResolvers } from '../../gql/types.ts';
import { taxedMoney } from '../storeMoney.ts';

export const CartFee: CartFeeResolvers = { amount: ({ totals }) => taxedMoney(totals.total, totals.total_tax, totals) };
