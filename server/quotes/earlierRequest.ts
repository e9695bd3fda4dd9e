import type { AskedItem } from '../../rules/forms/quoteItems.ts';
import { type AskedQuote, fieldsIn } from './quoteRequest.ts';

// What earlier releases wrote. These words are those of that time, whatever the site's texts say today.
const LIST = 'Quote list:\n';
const ARTWORK = 'Artwork:\n';
// What stands in parentheses may also be the options of the name: a SKU is known by its capitals and digits.
const LINE = /^(\d+) x (.+?)(?: \((?:([^()]+), )?shown at ([^()]+)\)| \(([A-Z\d][A-Z\d._/-]*)\))?(?:: (.*))?$/;

/**
 * Reads a request that an earlier release kept only as it is sent to the form service: its list, files and reference
 * stand as paragraphs at the end of `additionalInfo`. Ids of products were not kept then and are empty.
 */
export function readEarlierRequest(payload: Readonly<Record<string, string>>): AskedQuote {
  const paragraphs = (payload.additionalInfo ?? '').split('\n\n');
  if (paragraphs.at(-1) === `Reference: ${payload.reference}`) paragraphs.pop();
  if (paragraphs.at(-1)?.startsWith(ARTWORK)) paragraphs.pop();
  const list = paragraphs.at(-1)?.startsWith(LIST) ? paragraphs.pop() : undefined;
  return {
    fields: fieldsIn({ ...payload, additionalInfo: paragraphs.join('\n\n') }),
    items: list ? list.slice(LIST.length).split('\n').flatMap(itemIn) : [],
  };
}

function itemIn(line: string): AskedItem[] {
  const [, quantity, productName = '', skuBefore, price = '', sku = skuBefore ?? '', notes = ''] =
    LINE.exec(line) ?? [];
  return quantity ? [{ productId: '', productName, quantity: Number(quantity), sku, price, notes }] : [];
}
