import { useSyncExternalStore } from 'react';
import type { QuoteItems } from './items.ts';
import { readList, subscribe } from './quoteList.ts';

const none: QuoteItems = [];

/** The quote list of this browser; empty on the server and while the page is taken over. */
export const useQuoteList = (): QuoteItems => useSyncExternalStore(subscribe, readList, () => none);

/** How many products are on it. */
export const useQuoteCount = (): number => useQuoteList().length;
