import { pasteTexts } from '../../../../rules/texts/paste.ts';
import type { PasteWay } from '../../quote/list/PasteList.tsx';

/** Puts what a pasted list names into the cart. */
export const INTO_CART: PasteWay = {
  paste: async (ask, lines) => (await import('./pasteIntoCart.ts')).pasteIntoCart(ask, lines),
  add: pasteTexts.addToCart,
};
