const SHORTEST = 2;
const LONGEST = 200;
const LAST_PAGE = 1000;

/** What an address asks for: the term trimmed and cut as the gateway cuts it, empty when it is too short, and the page. */
export function searchTerm(address: string): { query: string; page: number } {
  const parameters = new URL(address, 'http://localhost').searchParams;
  const words = (parameters.get('q') ?? '').trim();
  const page = Number(parameters.get('page') ?? 1);
  return {
    query: words.length < SHORTEST ? '' : [...words].slice(0, LONGEST).join('').trim(),
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
  };
}

/** The address of a page of results. */
export function searchHref(query: string, page = 1): string {
  const parameters = new URLSearchParams({ q: query, ...(page > 1 ? { page: String(page) } : {}) });
  return `/search?${parameters}`;
}
