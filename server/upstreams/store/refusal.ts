import { UpstreamError } from '../errors.ts';
import { cart, refusal, type StoreCart } from './wire.ts';

/** The store's own no: why, in its words, and the cart as it stands where the answer carries it. */
export interface StoreRefusal {
  /** the store's, e.g. woocommerce_rest_product_out_of_stock */
  code: string;
  message: string;
  /** what the store says besides: `params` or `errors` by field */
  data: unknown;
  cart: StoreCart | null;
}

const REFUSED = [400, 401, 403, 404, 409];

/** Reads an answer with this status as a refusal; null when it is none. */
export function readRefusal(status: number | null, body: unknown): StoreRefusal | null {
  const parsed = REFUSED.includes(status ?? 0) ? refusal.safeParse(body) : null;
  if (!parsed?.success) return null;
  const { code, message, data } = parsed.data;
  return { code, message, data, cart: cart.safeParse((data as { cart?: unknown } | null)?.cart).data ?? null };
}

export const refusalOf = (error: unknown): StoreRefusal | null =>
  error instanceof UpstreamError ? readRefusal(error.status, error.body) : null;

/** How the store says on a write that it does not know the cart: what was sent did not even count as a token. */
const UNKNOWN_CART = new Set(['woocommerce_rest_missing_nonce', 'woocommerce_rest_invalid_nonce']);

export const isUnknownCart = (refused: StoreRefusal): boolean => UNKNOWN_CART.has(refused.code);
