import { z } from 'zod';
import { checkoutTexts } from '../../../rules/texts/checkout.ts';
import { wordIn } from '../../../rules/wordIn.ts';
import { isUnknownCart, type StoreRefusal } from '../../upstreams/store/refusal.ts';
import { spoken } from '../../upstreams/store/spoken.ts';
import type { StoreOrder } from '../../upstreams/store/wire.ts';
import type { ShownCart } from '../carts/shownCart.ts';
import { type StoreFault, storeFaults } from './storeFaults.ts';

export type OrderFailureCode = keyof typeof checkoutTexts.failures;

/** It was placed, now or the first time. */
export interface PlacedOutcome {
  type: 'placed';
  id: number;
  orderKey: string;
  /** null where the store has not shown them yet */
  details: StoreOrder | null;
  /** whether it waits for its payment at the shop's pay page */
  waits: boolean;
  /** where that is; null where nothing is paid there, or nobody says where */
  payPage: string | null;
}

/** What became of an order. */
export type OrderOutcome =
  | PlacedOutcome
  /** The store named the fields it does not accept. */
  | { type: 'invalid'; faults: StoreFault[] }
  /** It was not placed, or nobody knows yet (BEING_CHECKED); `shown` is the cart to be looked at again. */
  | { type: 'failed'; code: OrderFailureCode; message: string; shown: ShownCart | null };

export const failed = (code: OrderFailureCode, shown: ShownCart | null = null, message = ''): OrderOutcome => ({
  type: 'failed',
  code,
  message: message || checkoutTexts.failures[code],
  shown,
});

const CODES: Record<string, OrderFailureCode> = {
  'registration-error-email-exists': 'ACCOUNT_EXISTS',
  woocommerce_rest_cart_coupon_error: 'CART_CHANGED',
  woocommerce_rest_cart_coupon_errors: 'CART_CHANGED',
  woocommerce_rest_cart_empty: 'NO_CART',
  woocommerce_rest_invalid_shipping_option: 'NO_SHIPPING',
  woocommerce_rest_product_out_of_stock: 'CART_CHANGED',
  woocommerce_rest_product_partially_out_of_stock: 'CART_CHANGED',
};

const couponsOff = z.object({ removed_coupons: z.record(z.string(), spoken) });

/** Where the store takes coupons off with the order, its message names them, and only what comes with it says why. */
function inFull({ message, data }: StoreRefusal): string {
  const reasons = Object.values(couponsOff.safeParse(data).data?.removed_coupons ?? {}).filter(Boolean);
  return reasons.length ? [message.replace(/[^.!?]$/, '$&.'), ...reasons].join(' ').trim() : message;
}

/** The store's refusal of an order, or of the addresses for it. */
export function refusedOutcome(refused: StoreRefusal, shown: ShownCart | null): OrderOutcome {
  if (isUnknownCart(refused)) return failed('CART_EXPIRED');
  const faults = storeFaults(refused);
  if (faults.length) return { type: 'invalid', faults };
  const known = wordIn(CODES, refused.code);
  return failed(known ?? 'REFUSED', shown, known && known !== 'CART_CHANGED' ? '' : inFull(refused));
}
