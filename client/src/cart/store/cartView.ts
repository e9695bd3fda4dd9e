import { type Cart, type CartLine, linesOf } from './lines.ts';

export interface CartNotice {
  readonly code: string;
  readonly message: string;
  /** the name of what it is about, where the gateway knows it */
  readonly item?: string | null;
}

/** The cart as a component shows it. */
export interface CartView {
  /** the store's lines, with what is under way or not saved yet on top */
  readonly lines: readonly CartLine[];
  /** as the store last answered; null before that, and for a visitor who has none */
  readonly cart: Cart | null;
  /** `failed`: the store did not answer, and the lines are this browser's own copy */
  readonly status: 'loading' | 'ready' | 'failed';
  /** some change is kept here until the store is back */
  readonly unsaved: boolean;
  /** a change is under way: sums are about to change */
  readonly busy: boolean;
  readonly notices: readonly CartNotice[];
}

/** A cart as the server shows it, with nothing under way. */
export const viewOf = (cart: Cart | null): CartView => ({
  lines: linesOf(cart),
  cart,
  status: 'ready',
  unsaved: false,
  busy: false,
  notices: cart?.notices ?? [],
});

const EXPIRED = new Set(['CART_EXPIRED', 'CART_UNREADABLE']);

/** Whether the store has started anew, and the visitor has not yet put anything in. */
export const isForgotten = (cart: Cart | null): boolean =>
  cart !== null && cart.items.length === 0 && cart.notices.some(({ code }) => EXPIRED.has(code));

/** What is told by a change and by the cart after it is told once. */
export const eachOnce = (notices: readonly CartNotice[]): CartNotice[] => [
  ...new Map(notices.map(notice => [notice.code + notice.message, notice])).values(),
];
