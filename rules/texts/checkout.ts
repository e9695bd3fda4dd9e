import type { WithoutPayPage } from '../paymentMethods.ts';

/** The checkout: its fields, and why an order was not placed. */
export const checkoutTexts = {
  labels: { vatNumber: 'VAT number', purchaseOrder: 'Purchase order number', note: 'Order notes' },
  paymentMethods: { bacs: 'Bank transfer (EFT)', cheque: 'Cheque', cod: 'Cash on delivery' } satisfies Record<
    WithoutPayPage,
    string
  >,
  choosePayment: 'Please choose how you want to pay.',
  acceptTerms: 'Please accept the terms and conditions.',
  vatNumber: 'Please enter a VAT number of ten digits that begins with 4.',
  noteVat: 'VAT number: {value}',
  notePurchaseOrder: 'Purchase order: {value}',
  invalid: 'Please check the fields that are marked.',
  failures: {
    NO_CART: 'Your cart is empty.',
    CART_EXPIRED: 'Your cart had expired. Please put the products in it again.',
    TOTAL_CHANGED: 'The total has changed since you last saw it. Please check it and place the order again.',
    CART_CHANGED: 'Your cart has changed since you last saw it. Please check it and place the order again.',
    NOT_FOR_SALE: 'Something in your cart can no longer be bought here. Please remove it, then order the rest.',
    BELOW_MINIMUM:
      'There is less of something in your cart than is sold of it. Please raise it, then place the order again.',
    PAYMENT_NOT_OFFERED: 'This way to pay is not offered for this order.',
    NO_SHIPPING: 'Nothing is shipped to this address.',
    ALREADY_PAID:
      'The order from this cart has been placed meanwhile, so nothing was ordered again. The cart is empty now.',
    ACCOUNT_EXISTS:
      'The shop has an account for this email. Sign in at its own checkout to order, or give another email here.',
    REFUSED: 'The shop did not take the order.',
    KEY_REUSED: 'This order was already sent with other details. Please reload the page.',
    NOT_STORED: 'Your order cannot be taken just now. Please wait a minute, then press the button once more.',
    BEING_CHECKED:
      'The shop has not answered yet, so we are checking whether your order arrived. Please do not order again: wait a minute, then press the button once more.',
  },
} as const;
