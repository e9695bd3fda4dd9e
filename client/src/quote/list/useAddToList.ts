import { useNotify } from '../../notifications/notify.ts';
import { addedTexts } from '../texts.ts';
import { addItem, type ListItem } from './items.ts';
import { changeList, readList } from './quoteList.ts';

const action = { label: addedTexts.view, href: '/request-quote#quote-list' };

/** Puts something on the quote list and tells the visitor. */
export function useAddToList() {
  const notify = useNotify();
  return (item: Omit<ListItem, 'notes'>) => {
    const before = readList();
    changeList(items => addItem(items, { ...item, notes: '' }));
    if (readList() === before) notify({ type: 'error', title: addedTexts.full, message: addedTexts.fullText, action });
    else notify({ type: 'success', title: addedTexts.added, message: item.productName, action });
  };
}
