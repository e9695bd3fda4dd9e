import { CartRefusal } from './askGateway.ts';
import type { CartNotice } from './cartView.ts';
import { keepUnsaved, readCopy } from './copy.ts';
import { type Cart, findLine, isSame, linesOf, type PendingChange } from './lines.ts';

interface Sending {
  /** the store's, as it was answered last */
  cart: () => Cart | null;
  send: (pendingChange: PendingChange) => Promise<unknown>;
  tell: (notice: CartNotice) => void;
}

/**
 * Makes the store's cart what the visitor wanted while it was away. An answer that was lost may hide a change that was
 * made: what is sent is the difference to what is there. @throws where the store is away still
 */
export async function sendUnsaved({ cart, send, tell }: Sending): Promise<void> {
  for (const { line, sent } of readCopy().unsaved) {
    const there = findLine(linesOf(cart()), line)?.quantity ?? 0;
    if (there !== Math.max(0, line.quantity))
      await send({ line: { ...line, key: '' }, sent }).catch(error => {
        if (!(error instanceof CartRefusal)) throw error;
        tell({ code: 'NOT_ADDED', message: `${line.name}: ${error.message}` });
      });
    const left = readCopy().unsaved.filter(one => !isSame(one.line, line));
    keepUnsaved(linesOf(cart()), left);
  }
}
