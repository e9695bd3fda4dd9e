import { quoteQuantity } from '../../../../rules/forms/quoteItems.ts';
import { parseStored } from '../../lib/stored.ts';
import { type ListItem, MAX_NOTES, type QuoteItems, readItems } from './items.ts';
import { lineFields, REMOVE_LINE } from './plainNames.ts';

/** The list of a posted form, with what was typed and chosen in its lines, and without one that was to go. */
export function plainList(form: FormData, choose = (item: ListItem, _at: number) => item): QuoteItems {
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : null;
  };
  const changed = (item: ListItem, at: number): ListItem => {
    const fields = lineFields(at);
    const quantity = typed(fields.quantity);
    const notes = typed(fields.notes) ?? item.notes;
    return {
      ...choose(item, at),
      quantity: quantity === null ? item.quantity : quoteQuantity(Number(quantity)),
      notes: notes.slice(0, MAX_NOTES),
    };
  };
  const removed = typed(REMOVE_LINE);
  return readItems(parseStored(typed('items')))
    .map(changed)
    .filter((_, at) => String(at) !== removed);
}
