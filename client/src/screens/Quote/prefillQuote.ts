import { fillText } from '../../../../rules/fillText.ts';
import { quoteQuantity } from '../../../../rules/quoteItems.ts';
import { quotePageTexts } from '../../../../rules/texts.ts';
import { quantityOption } from './quantityOption.ts';
import type { AskedProduct } from './quoteData.ts';

export interface Prefill {
  /** what the visitor is asking about, for the line above the form */
  about: string;
  /** values to start the fields with */
  values: Record<string, string>;
}

/** The fields as the product page's link would have them; the product's name is the shop's own, not the link's. */
export function prefillQuote(product: AskedProduct | undefined, quantity: string | null): Prefill | null {
  if (!product) return null;
  const { name, sku } = product;
  const count = quoteQuantity(Number(quantity));
  const words = sku ? quotePageTexts.prefill : quotePageTexts.prefillNoSku;
  return {
    about: fillText(quotePageTexts.about, { name, quantity: count }),
    values: {
      quantity: quantityOption(count),
      additionalInfo: fillText(words, { name, sku: sku ?? '', quantity: count }),
    },
  };
}
