import { pageNumber } from '../../lib/paging/pageNumber.ts';

interface AccountPages {
  orderPage: number;
  requestPage: number;
}

/** Which pages of its lists an address of the account asks for. */
export const pagesIn = (query: URLSearchParams): AccountPages => ({
  orderPage: pageNumber(query, 'orders') || 1,
  requestPage: pageNumber(query, 'requests') || 1,
});

/** The account with these pages of its lists; a first page is not named. */
export function accountHref({ orderPage, requestPage }: AccountPages, anchor: 'orders' | 'requests'): string {
  const query = new URLSearchParams();
  if (orderPage > 1) query.set('orders', String(orderPage));
  if (requestPage > 1) query.set('requests', String(requestPage));
  const named = query.toString();
  return `/account${named && `?${named}`}#${anchor}`;
}
