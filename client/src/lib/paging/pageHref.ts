/** The address of a page of a list: the first one has none of its own. */
export const pageHref = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);
