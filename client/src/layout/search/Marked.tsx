import { Fragment } from 'react';
import { highlightMatch } from '../../lib/format/highlightMatch.ts';

/** A text with every occurrence of the query marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  let at = 0;
  return highlightMatch(text, query).map(({ text: part, match }) => {
    const key = at;
    at += part.length;
    return match ? <mark key={key}>{part}</mark> : <Fragment key={key}>{part}</Fragment>;
  });
}
