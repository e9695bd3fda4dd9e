import { pageNumber } from '../../lib/pageNumber.ts';

const SHORTEST = 2;
const LONGEST = 200;

/** What an address asks for: the term trimmed and cut as the gateway cuts it, empty when it is too short, and the page. */
export function searchTerm(address: string): { query: string; page: number } {
  const parameters = new URL(address, 'http://localhost').searchParams;
  const words = (parameters.get('q') ?? '').trim();
  return {
    query: words.length < SHORTEST ? '' : [...words].slice(0, LONGEST).join('').trim(),
    page: pageNumber(parameters),
  };
}

/** The address of a page of results. */
export function searchHref(query: string, page = 1): string {
  const parameters = new URLSearchParams({ q: query, ...(page > 1 ? { page: String(page) } : {}) });
  return `/search?${parameters}`;
}
