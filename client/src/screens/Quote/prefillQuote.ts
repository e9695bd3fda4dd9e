import { fillText } from '../../../../rules/fillText.ts';
import { cleanLine } from '../../../../rules/forms/cleanText.ts';
import { quoteQuantity } from '../../../../rules/forms/quoteItems.ts';
import { labelsIn, quantityOption } from './form/quantityOption.ts';
import type { AskedProduct } from './quoteData.ts';
import { quotePageTexts } from './texts.ts';

export interface Prefill {
  /** what the visitor is asking about, for the line above the form */
  about: string;
  /** values to start the fields with */
  values: Record<string, string>;
}

/** Room for a product's name and every option of it. */
const MAX_NAME = 200;
const MAX_SKU = 100;

/** The fields as the product page's link would have them. */
export function prefillQuote(product: AskedProduct | undefined, query: URLSearchParams): Prefill | null {
  if (!product) return null;
  const pack = product.meta.find(({ key }) => key === 'pack')?.value;
  const name = chosenName(product.name, query.get('name') ?? '');
  // With options chosen it is that variation's, where it has one of its own.
  const linked = name === product.name ? '' : cleanLine(query.get('sku') ?? '').slice(0, MAX_SKU);
  const sku = linked || product.sku;
  const count = quoteQuantity(Number(query.get('quantity')));
  const words = sku ? quotePageTexts.prefill : quotePageTexts.prefillNoSku;
  return {
    about: fillText(quotePageTexts.about, { name, quantity: count }),
    values: {
      quantity: quantityOption(labelsIn(count, pack)),
      additionalInfo: fillText(words, { name, sku: sku ?? '', quantity: count }),
    },
  };
}

/** The product's name is the shop's own, not the link's; the link may add the options that were chosen. */
const chosenName = (own: string, linked: string) =>
  linked.startsWith(`${own} (`) && linked.endsWith(')') && linked.length <= MAX_NAME ? linked : own;
