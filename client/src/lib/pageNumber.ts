/** The page of a list that an address asks for: 1 without one, 0 for what is no page of any list. */
export function pageNumber(params: URLSearchParams, name = 'page'): number {
  const page = params.get(name) || '1';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 0;
}

/** Whether a list has this page, by what stands on it: the first one may be empty, any other then does not exist. */
export const hasPage = (page: number, items: readonly unknown[]): boolean =>
  page === 1 || (page > 1 && items.length > 0);
