/** The page of a list that an address asks for: 1 without one and for what is no number, 0 for more than any list has. */
export function pageNumber(params: URLSearchParams, name = 'page'): number {
  const page = Number(/^\d+$/.exec(params.get(name) ?? '')?.[0] ?? 1);
  return page > 99_999 ? 0 : Math.max(1, page);
}

/** Whether a list has this page, by what stands on it: the first one may be empty, any other then does not exist. */
export const hasPage = (page: number, items: readonly unknown[]): boolean =>
  page === 1 || (page > 1 && items.length > 0);
