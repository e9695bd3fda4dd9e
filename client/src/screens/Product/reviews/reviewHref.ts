/** The product's address with these parameters of the reviews; what is chosen above is kept. */
export function reviewAddress(path: string, params: URLSearchParams, more: Record<string, string> = {}): string {
  const next = new URLSearchParams(params);
  for (const name of ['reviews', 'write', 'reviewed']) next.delete(name);
  for (const [name, value] of Object.entries(more)) next.set(name, value);
  return `${path}${next.size ? `?${next}` : ''}`;
}

/** The same, at the reviews. */
export const reviewHref = (...given: Parameters<typeof reviewAddress>): string => `${reviewAddress(...given)}#reviews`;
