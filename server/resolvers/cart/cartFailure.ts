import { fillText } from '../../../rules/fillText.ts';
import { cartFailureTexts } from '../../../rules/texts/cart.ts';
import { wordIn } from '../../../rules/wordIn.ts';
import type { ShownCart } from '../../commerce/carts/shownCart.ts';
import { storeFaults } from '../../commerce/orders/storeFaults.ts';
import type { StoreRefusal } from '../../upstreams/store/refusal.ts';

/** A change that was not made, as the schema tells it. */
export interface CartFailure {
  __typename: 'CartFailure';
  code: string;
  message: string;
  field: string | null;
  cart: ShownCart | null;
}

const CODES: Record<string, [code: string, field: string | null]> = {
  woocommerce_rest_product_out_of_stock: ['OUT_OF_STOCK', 'quantity'],
  woocommerce_rest_product_partially_out_of_stock: ['NOT_ENOUGH_STOCK', 'quantity'],
  woocommerce_rest_product_invalid_quantity: ['INVALID_QUANTITY', 'quantity'],
  invalid_quantity: ['INVALID_QUANTITY', 'quantity'],
  readonly_quantity: ['INVALID_QUANTITY', 'quantity'],
  woocommerce_rest_cart_invalid_product: ['UNKNOWN_PRODUCT', 'product'],
  woocommerce_rest_product_not_purchasable: ['NOT_FOR_SALE', 'product'],
  woocommerce_rest_missing_variation_data: ['OPTIONS_MISSING', 'options'],
  woocommerce_rest_missing_attributes: ['OPTIONS_MISSING', 'options'],
  woocommerce_rest_variation_id_from_variation_data: ['NO_SUCH_VARIATION', 'options'],
  woocommerce_rest_cart_invalid_key: ['UNKNOWN_ITEM', 'key'],
  woocommerce_rest_cart_coupon_error: ['COUPON_REFUSED', 'code'],
  woocommerce_rest_cart_coupon_invalid_code: ['COUPON_NOT_APPLIED', 'code'],
};

/** The store's refusal of a change. */
export function refusedChange(refused: StoreRefusal, shown: ShownCart | null): CartFailure {
  const [fault] = storeFaults(refused);
  if (fault) return failure('INVALID_ADDRESS', fault.message, fault.field, shown);
  const [code, field] = wordIn(CODES, refused.code) ?? ['REFUSED', null];
  return failure(code, refused.message || cartFailureTexts.REFUSED, field, shown);
}

/** A change that our own rules refuse. */
export const ownFailure = (
  code: keyof typeof cartFailureTexts,
  field: string | null = null,
  cart: ShownCart | null = null,
  values: Record<string, string | number> = {},
): CartFailure => failure(code, fillText(cartFailureTexts[code], values), field, cart);

export const failure = (
  code: string,
  message: string,
  field: string | null,
  cart: ShownCart | null = null,
): CartFailure => ({ __typename: 'CartFailure', code, message, field, cart });
