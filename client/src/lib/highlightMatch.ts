export type TextPart = { text: string; match: boolean };

/** Splits a text at every occurrence of the query, in any case, so that the matches can be marked. */
export function highlightMatch(text: string, query: string): TextPart[] {
  const wanted = query.trim();
  if (!wanted) return [{ text, match: false }];
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text
    .split(new RegExp(`(${escaped})`, 'giu'))
    .map((part, index) => ({ text: part, match: index % 2 === 1 }))
    .filter(part => part.text !== '');
}
