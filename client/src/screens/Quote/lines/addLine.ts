import { quoteQuantity } from '../../../../../rules/forms/quoteItems.ts';
import { pasteTexts } from '../../../../../rules/texts/paste.ts';
import type { Ask } from '../../../data/ask.ts';
import { SkusOperation } from '../../../gql/operations/Skus.ts';
import { parseStored } from '../../../lib/stored.ts';
import { itemOf } from '../../../quote/list/itemOf.ts';
import { addItem, readItems } from '../../../quote/list/items.ts';
import { addFields } from '../../../quote/list/plainNames.ts';
import { quoteListTexts as texts } from '../../../quote/list/texts.ts';
import { workOut } from './workOut.ts';

/** Puts the product of a stock keeping unit on the list of a form, and shows the form again as it was typed. */
export async function addLine(ask: Ask, form: FormData) {
  const typed = (name: string) => String(form.get(name) ?? '').trim();
  const [sku, quantity] = [typed(addFields.sku), typed(addFields.quantity)];
  const refused = (message: string) => workOut(ask, form, { sku, quantity, message });
  if (!sku) return refused(texts.addEmpty);
  const answer = await ask(SkusOperation, { skus: [sku] }).catch(() => null);
  if (!answer?.data) return refused(pasteTexts.failed);
  const [match] = answer.data.skus;
  const item = match && itemOf(match, quoteQuantity(Number(quantity)));
  if (!item) return refused(texts.addNotFound);
  const items = readItems(parseStored(typed('items')));
  const more = addItem(items, item);
  if (more === items) return refused(texts.addFull);
  form.set('items', JSON.stringify(more));
  return workOut(ask, form);
}
