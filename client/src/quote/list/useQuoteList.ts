import { useSyncExternalStore } from 'react';
import { NO_ITEMS, type QuoteItems } from './items.ts';
import { readList, subscribe } from './quoteList.ts';

/** The quote list of this browser; empty on the server and while the page is taken over. */
export const useQuoteList = (): QuoteItems => useSyncExternalStore(subscribe, readList, () => NO_ITEMS);

/** How many products are on it. */
export const useQuoteCount = (): number => useQuoteList().length;
