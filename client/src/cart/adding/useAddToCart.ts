import { useAsk } from '../../data/useAsk.ts';
import { useNotify } from '../../notifications/notify.ts';
import { noticeKind } from '../noticeKind.ts';
import type { CartRefusal } from '../store/askGateway.ts';
import type { CartLine } from '../store/lines.ts';
import { addTexts } from './addTexts.ts';

const REFUSAL: CartRefusal['name'] = 'CartRefusal';

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
      notify({ type: 'error', title: addTexts.notAdded, message: reasonOf(error) });
    }
  };
}

/** The store's own reason where it gave one. Without a line nothing more can be fetched to tell it. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error && error.name === REFUSAL
    ? `${error.message.replace(/[^.!?]$/, '$&.')} ${addTexts.notAddedText}`
    : addTexts.notAddedText;
