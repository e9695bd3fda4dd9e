import { useAsk } from '../../data/useAsk.ts';
import { useNotify } from '../../notifications/notify.ts';
import { noticeKind } from '../noticeKind.ts';
import type { CartLine } from '../store/lines.ts';
import { addTexts } from './addTexts.ts';

const view = { label: addTexts.view, href: '/cart' };

/** Puts something into the cart and tells the visitor what became of it. */
export function useAddToCart() {
  const ask = useAsk();
  const notify = useNotify();
  return async (line: CartLine) => {
    try {
      const { cartStore } = await import('../store/cartStore.ts');
      const { notices } = await cartStore(ask).add(line);
      notify({ type: 'success', title: addTexts.added, message: line.name, action: view });
      for (const { code, message } of notices) notify({ type: noticeKind(code), title: message, action: view });
    } catch (error) {
      const message = await reasonOf(error);
      notify({ type: 'error', title: addTexts.notAdded, message });
    }
  };
}

/** The store's own reason where it gave one. */
export async function reasonOf(error: unknown): Promise<string> {
  const { CartRefusal } = await import('../store/askGateway.ts');
  return error instanceof CartRefusal
    ? `${error.message.replace(/[^.!?]$/, '$&.')} ${addTexts.notAddedText}`
    : addTexts.notAddedText;
}
