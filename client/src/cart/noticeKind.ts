const GOOD_NEWS = ['PUT_BACK', 'COUPON_APPLIED'];

/** How a notice of the cart is told, by its code: as something to know, or to look into. */
export const noticeKind = (code: string): 'info' | 'warning' => (GOOD_NEWS.includes(code) ? 'info' : 'warning');
