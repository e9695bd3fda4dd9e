import type { SubmitEvent } from 'react';
import { isReplaced } from '../../data/otherRelease.ts';
import { useAsk } from '../../data/useAsk.ts';
import { useNotify } from '../../notifications/notify.ts';
import { noticeKind } from '../noticeKind.ts';
import type { CartRefusal } from '../store/askGateway.ts';
import type { CartStore } from '../store/cartStore.ts';
import type { CartLine } from '../store/lines.ts';
import { addTexts } from './addTexts.ts';

const REFUSAL: CartRefusal['name'] = 'CartRefusal';

const view = { label: addTexts.view, href: '/cart' };

/** What calls off waiting for what was told as failed, by its line. */
const failed = new Map<string, () => void>();

/** A form that the browser is to post by itself. */
const plain = new WeakSet<HTMLFormElement>();

/**
 * Puts what a form is sent for into the cart and tells the visitor what became of it. Where a newer release has replaced
 * the code for that, the form is posted as without scripts.
 */
export function useAddToCart() {
  const ask = useAsk();
  const notify = useNotify();
  return async (event: SubmitEvent<HTMLFormElement>, line: CartLine) => {
    const { currentTarget: form } = event;
    const { submitter } = event.nativeEvent;
    if (plain.has(form)) return;
    event.preventDefault();
    const added = () => notify({ type: 'success', title: addTexts.added, message: line.name, action: view });
    let store: CartStore | undefined;
    const key = line.id + JSON.stringify(line.options);
    failed.get(key)?.();
    try {
      const { cartStore } = await import('../store/cartStore.ts');
      store = cartStore(ask);
      const { notices } = await store.add(line);
      added();
      for (const { code, message } of notices) notify({ type: noticeKind(code), title: message, action: view });
    } catch (error) {
      if (!store && (await isReplaced())) {
        plain.add(form);
        return form.requestSubmit(submitter);
      }
      notify({ type: 'error', title: addTexts.notAdded, message: reasonOf(error) });
      // It is kept, and sent again: whoever was told that it failed is told of that, too.
      const late = store?.read().unsaved && (await import('./whenTaken.ts').catch(() => null));
      if (store && late) failed.set(key, late.whenTaken(store, line, added));
    }
  };
}

/** The store's own reason where it gave one. Without a line nothing more can be fetched to tell it. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error && error.name === REFUSAL
    ? `${error.message.replace(/[^.!?]$/, '$&.')} ${addTexts.notAddedText}`
    : addTexts.notAddedText;
