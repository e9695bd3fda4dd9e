import { pageNumber } from '../../lib/paging/pageNumber.ts';

const SHORTEST = 2;
const LONGEST = 200;
const TYPED = 'typed';

/** What an address asks for: the term trimmed and cut as the gateway cuts it, empty when it is too short, and the page. */
export function searchTerm(address: string): { query: string; page: number; asTyped: boolean } {
  const parameters = new URL(address, 'http://localhost').searchParams;
  const words = (parameters.get('q') ?? '').trim();
  return {
    query: words.length < SHORTEST ? '' : [...words].slice(0, LONGEST).join('').trim(),
    page: pageNumber(parameters),
    asTyped: parameters.get('as') === TYPED,
  };
}

/** The address of a page of results. */
export function searchHref(query: string, page = 1, asTyped = false): string {
  const parameters = new URLSearchParams({
    q: query,
    ...(asTyped ? { as: TYPED } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `/search?${parameters}`;
}
