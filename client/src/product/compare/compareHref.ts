/** As many as fit side by side. */
export const MOST_COMPARED = 4;

/** What an address such as `/compare?products=12,15` names, each once; a form without scripts names each by itself. */
export function readCompared(params: URLSearchParams): { ids: string[]; more: boolean } {
  const named = params.getAll('products').flatMap(list => list.split(','));
  const ids = [...new Set(named.map(id => id.trim()).filter(id => /^\d{1,15}$/.test(id)))];
  return { ids: ids.slice(0, MOST_COMPARED), more: ids.length > MOST_COMPARED };
}

/** The address of a page that shows these products side by side. */
export const compareHref = (ids: readonly string[]): string =>
  ids.length ? `/compare?products=${ids.join(',')}` : '/compare';
