import { useEffect, useLayoutEffect, useRef } from 'react';
import { usePageQuery } from '../../../data/usePageQuery.ts';
import type { DeliveryPlace } from '../../../quote/estimate/deliveryPlace.ts';
import { type ShownEstimate, useEstimate } from '../../../quote/estimate/useEstimate.ts';
import type { QuotedLine } from '../../../quote/known/knownValues.ts';
import { addItem } from '../../../quote/list/items.ts';
import { changeList, readList } from '../../../quote/list/quoteList.ts';
import { useQuoteList } from '../../../quote/list/useQuoteList.ts';
import type { AskedProduct } from '../quoteData.ts';
import { usePlace } from '../usePlace.ts';
import { askedLine } from './askedLine.ts';

interface Quoted {
  lines: readonly QuotedLine[];
  estimate: ShownEstimate | null;
  /** whether the shop has still to say what it knows of the products */
  pending: boolean;
  /** where it goes */
  place: DeliveryPlace;
  setPlace: (place: DeliveryPlace) => void;
}

/**
 * What is asked for: this browser's list, with all that the shop says of it. A product that the visitor came with
 * becomes an entry of it, once, and so does what a form that came back without scripts had; where there are none, these
 * are all there is.
 */
export function useQuotedLines(product: AskedProduct | undefined, carried: QuotedLine[]): Quoted {
  const query = usePageQuery();
  const items = useQuoteList();
  const [place, setPlace] = usePlace(items.length > 0);
  const { estimate, products, pending } = useEstimate(items, place);
  const asked = askedLine(product, query);
  const brought = asked && !carried.length ? [asked] : carried;
  const put = useRef(false);
  useEffect(() => {
    if (!brought.length || put.current) return;
    put.current = true;
    changeList(list => brought.reduce((all, { item }) => addItem(all, item), list));
    // It is on the list now: a reload must not put it there again.
    const { pathname, hash } = window.location;
    if (pathname === '/request-quote') window.history.replaceState(window.history.state, '', pathname + hash);
  });
  // Not when the last one is removed: the page would move under the visitor's hand.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-carrying', readList().length > 0);
  }, []);
  if (items.length === 0) return { lines: put.current ? [] : brought, estimate: null, pending: false, place, setPlace };
  const lines = items.map(item => ({
    item,
    product: products.get(item.productId) ?? (asked?.item.productId === item.productId ? asked.product : null),
  }));
  return { lines, estimate, pending: pending && lines.some(line => !line.product), place, setPlace };
}
