import { pasteTexts } from '../../../../rules/texts/paste.ts';
import { CartRefusal } from '../../cart/store/askGateway.ts';
import { cartStore } from '../../cart/store/cartStore.ts';
import type { Ask } from '../../data/ask.ts';
import type { Match } from '../../quote/list/itemOf.ts';
import { type FoundLine, findLines, reportOf } from '../../quote/list/pasteList.ts';
import { PasteRefusal, type PasteReport } from '../../quote/list/pasteReport.ts';
import { isLeftOpen } from '../isLeftOpen.ts';

/**
 * Puts the products of a pasted list into the cart in one change, and says what became of each line.
 * @throws PasteRefusal where the store takes none of it, anything else where it does not answer
 */
export async function pasteIntoCart(ask: Ask, list: string): Promise<PasteReport> {
  const lines = await findLines(ask, list);
  const reasons = lines.map(whyNot);
  const sent = lines.flatMap((_, at) => (reasons[at] ? [] : at));
  if (sent.length === 0) return reportOf(lines, reasons);
  try {
    const { notices } = await cartStore(ask).addMany(sent.map(at => itemOf(lines[at]!)));
    const besides = new Set<string>();
    for (const { index, message } of notices)
      if (typeof index === 'number') reasons[sent[index]!] = message;
      else besides.add(message);
    return { ...reportOf(lines, reasons), notices: [...besides] };
  } catch (error) {
    throw error instanceof CartRefusal ? new PasteRefusal(error.message) : error;
  }
}

const itemOf = ({ line, match }: FoundLine) => ({
  product: idOf(match!),
  quantity: line.quantity ?? 1,
  options: [],
});

const idOf = ({ product, variation }: Match): string => variation?.id ?? product?.id ?? '';

function whyNot({ line, match }: FoundLine): string | null {
  if (line.quantity === null) return pasteTexts.unreadable;
  const { product, variation } = match ?? {};
  if (!product) return pasteTexts.notFound;
  if (product.type === 'VARIABLE' && isLeftOpen(product, variation)) return pasteTexts.chooseOptions;
  const { purchasable, stock } = variation ?? product;
  const single = product.type === 'SIMPLE' || product.type === 'VARIABLE';
  return single && purchasable && stock.inStock ? null : pasteTexts.notForSale;
}
