import { CartRefusal } from '../../cart/store/askGateway.ts';
import { cartStore } from '../../cart/store/cartStore.ts';
import type { Ask } from '../../data/ask.ts';
import type { Match } from '../../quote/list/itemOf.ts';
import { type FoundLine, findLines, reportOf } from '../../quote/list/pasteList.ts';
import { type LeftLine, PasteRefusal, type PasteReport } from '../../quote/list/pasteReport.ts';

/**
 * Puts the products of a pasted list into the cart in one change, and says what became of each line.
 * @throws PasteRefusal where the store takes none of it, anything else where it does not answer
 */
export async function pasteIntoCart(ask: Ask, list: string): Promise<PasteReport> {
  const lines = await findLines(ask, list);
  const reasons = lines.map(whyNot);
  const items = lines.flatMap(({ line, match }, at) =>
    reasons[at] ? [] : [{ product: idOf(match!), quantity: line.quantity ?? 1, options: [] }],
  );
  const report = reportOf(lines, reasons);
  if (items.length === 0) return report;
  try {
    const { notices } = await cartStore(ask).addMany(items);
    return { ...report, notices: notices.map(({ message }) => message) };
  } catch (error) {
    throw error instanceof CartRefusal ? new PasteRefusal(error.message) : error;
  }
}

const idOf = ({ product, variation }: Match): string => variation?.id ?? product?.id ?? '';

function whyNot({ line, match }: FoundLine): LeftLine['reason'] | null {
  if (line.quantity === null) return 'unreadable';
  const { product, variation } = match ?? {};
  if (!product) return 'notFound';
  if (product.type === 'VARIABLE' && !variation) return 'chooseOptions';
  const { purchasable, stock } = variation ?? product;
  const single = product.type === 'SIMPLE' || product.type === 'VARIABLE';
  return single && purchasable && stock.inStock ? null : 'notForSale';
}
