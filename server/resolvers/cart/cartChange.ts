import type { Change } from '../../commerce/carts/carts.ts';
import { notice } from '../../commerce/carts/notices.ts';
import type { ShownCart } from '../../commerce/carts/shownCart.ts';
import type { Context } from '../../context/context.ts';
import type { CartItemInput } from '../../gql/types.ts';
import { type CartFailure, ownFailure, refusedChange } from './cartFailure.ts';
import { cartVisitor } from './cartVisitor.ts';
import { putBack } from './putBack.ts';

export type CartOutcome = (ShownCart & { __typename: 'Cart' }) | CartFailure;

/** As many items as one change may name, or put back. */
export const MAX_ITEMS = 100;

type Asked = Omit<Change, 'restore' | 'countCoupon'> & {
  restore?: readonly CartItemInput[] | null;
  /** of each write, which item of the visitor's list it puts in */
  indexes?: readonly number[];
};

/** Changes the visitor's cart and says what became of it in the schema's words. */
export async function changeCart({ restore, indexes, ...change }: Asked, context: Context): Promise<CartOutcome> {
  const held = (restore ?? []).slice(0, MAX_ITEMS);
  const { shown, refusals } = await context.commerce.carts.change(cartVisitor(context), {
    ...change,
    restore: () => putBack(held, context),
    countCoupon: () => context.limit('coupon'),
  });
  const refused = refusals.filter(one => one !== null);
  // Of several things, those that could be done are done.
  if (refused[0] && (refused.length === refusals.length || !shown)) return refusedChange(refused[0], shown);
  if (!shown) return ownFailure('REFUSED');
  const refusalNotices = refusals.flatMap((one, at) =>
    one ? { ...notice('NOT_ADDED'), ...(one.message ? { message: one.message } : {}), index: indexes?.[at] } : [],
  );
  return { __typename: 'Cart', ...shown, notices: [...refusalNotices, ...shown.notices] };
}
