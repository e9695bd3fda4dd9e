import { toMinorUnits } from '../../../rules/money.ts';
import type { Context } from '../../context/context.ts';
import type { Money } from '../../gql/types.ts';
import type { StoreOrder } from '../../upstreams/store/wire.ts';
import { refundedOf } from '../orderRecord/orderSums.ts';
import { storeMoney } from '../storeMoney.ts';
import { particulars } from './particulars.ts';

/** What was paid back, in the smallest unit: the store says nothing of refunds, the shop does. */
async function refundedUnits(order: StoreOrder, context: Context): Promise<bigint> {
  const { refunds } = await particulars(order, context);
  return toMinorUnits(refundedOf(refunds), order.totals.currency_minor_unit);
}

export const refunded = async (order: StoreOrder, _: object, context: Context): Promise<Money> =>
  storeMoney(String(await refundedUnits(order, context)), order.totals);

export const remaining = async (order: StoreOrder, _: object, context: Context): Promise<Money> =>
  storeMoney(String(BigInt(order.totals.total_price) - (await refundedUnits(order, context))), order.totals);
