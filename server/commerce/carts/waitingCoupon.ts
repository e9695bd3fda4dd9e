import type { CartWrite } from '../../upstreams/store/cart.ts';
import type { CartSession } from '../sessions/cartSession.ts';
import { LONGEST_REASON, notice } from './notices.ts';
import type { Changed } from './shownCart.ts';

/**
 * A change of the cart, with the coupon that waited for it: once there is something to take it off it is applied, and
 * told and forgotten whatever the store says. A store that does not answer is asked again with the next change.
 */
export async function withWaitingCoupon(
  session: CartSession,
  made: Changed,
  change: (write: CartWrite) => Promise<Changed>,
): Promise<Changed> {
  const { coupon } = session;
  if (!coupon || !made.shown?.cart.items.length) return made;
  const has = made.shown.cart.coupons.some(({ code }) => code.toLowerCase() === coupon.toLowerCase());
  const tried = has ? null : await change({ path: 'apply-coupon', body: { code: coupon } }).catch(() => null);
  if (tried || has) session.keepCoupon(null);
  if (!tried) return made;
  const [refused] = tried.refusals;
  const code = refused ? 'COUPON_REFUSED' : 'COUPON_APPLIED';
  const reason = refused?.message.slice(0, LONGEST_REASON) ?? '';
  const couponNotice = notice(code, { coupon: coupon.toUpperCase(), reason });
  session.keep({ ...session.state!, keptNotice: { code, message: couponNotice.message } }, true);
  const { cart, hash } = (refused ? null : tried.shown) ?? made.shown;
  return { ...made, shown: { cart, hash, notices: [...made.shown.notices, couponNotice] } };
}
