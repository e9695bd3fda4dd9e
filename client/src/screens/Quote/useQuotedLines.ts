import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ShownEstimate, useEstimate } from '../../quote/estimate/useEstimate.ts';
import type { QuotedLine } from '../../quote/known/knownValues.ts';
import { addItem } from '../../quote/list/items.ts';
import { changeList, readList } from '../../quote/list/quoteList.ts';
import { useQuoteList } from '../../quote/list/useQuoteList.ts';
import { askedLine } from './askedLine.ts';
import type { AskedProduct } from './quoteData.ts';

interface Quoted {
  lines: readonly QuotedLine[];
  estimate: ShownEstimate | null;
  /** whether the shop has still to say what it knows of the products */
  pending: boolean;
}

/**
 * What is asked for: this browser's list, with all that the shop says of it. A product that the visitor came with
 * becomes an entry of it, once; without scripts it is all there is.
 */
export function useQuotedLines(product: AskedProduct | undefined): Quoted {
  const [query] = useSearchParams();
  const items = useQuoteList();
  const { estimate, products, pending } = useEstimate(items);
  const asked = askedLine(product, query);
  const put = useRef(false);
  useEffect(() => {
    if (!asked || put.current) return;
    put.current = true;
    changeList(list => addItem(list, asked.item));
    // It is on the list now: a reload must not put it there again.
    const { pathname, hash } = window.location;
    if (pathname === '/request-quote') window.history.replaceState(window.history.state, '', pathname + hash);
  });
  // Not when the last one is removed: the page would move under the visitor's hand.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-carrying', readList().length > 0);
  }, []);
  if (items.length === 0) return { lines: asked && !put.current ? [asked] : [], estimate: null, pending: false };
  const lines = items.map(item => ({
    item,
    product: products.get(item.productId) ?? (asked?.item.productId === item.productId ? asked.product : null),
  }));
  return { lines, estimate, pending: pending && lines.some(line => !line.product) };
}
