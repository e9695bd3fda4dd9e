import { useNotify } from '../../notifications/notify.ts';
import { addedTexts } from '../texts.ts';
import type { ListItem } from './items.ts';

const action = { label: addedTexts.view, href: '/request-quote#quote-list' };

/** Puts something on the quote list and tells the visitor. The header has brought what writes the list at idle. */
export function useAddToList() {
  const notify = useNotify();
  return async (item: Omit<ListItem, 'notes'>) => {
    const { putOnList } = await import('./quoteList.ts');
    if (putOnList({ ...item, notes: '' }))
      notify({ type: 'success', title: addedTexts.added, message: item.productName, action });
    else notify({ type: 'error', title: addedTexts.full, message: addedTexts.fullText, action });
  };
}
