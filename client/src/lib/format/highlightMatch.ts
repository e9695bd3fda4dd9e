/** Shorter words stand within too many others. */
const SHORTEST_MARKED = 3;

export type TextPart = { text: string; match: boolean };

/** Splits a text at every occurrence of the query or of a word of it, in any case, so that the matches can be marked. */
export function highlightMatch(text: string, query: string): TextPart[] {
  const wanted = query.trim();
  if (!wanted) return [{ text, match: false }];
  const words = wanted.split(/\s+/).filter(word => word.length >= SHORTEST_MARKED);
  const escaped = [wanted, ...words].map(each => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return text
    .split(new RegExp(`(${escaped})`, 'giu'))
    .map((part, index) => ({ text: part, match: index % 2 === 1 }))
    .filter(part => part.text !== '');
}
