import { withoutPlaces } from '../html/places.ts';
import { pictureOf } from './picture.ts';
import type { Media } from './wire.ts';

interface Words {
  rendered: string;
  protected?: boolean | undefined;
}

interface Article {
  content?: Words | undefined;
  excerpt?: Words | undefined;
  _embedded?: { media: Media | undefined } | undefined;
}

/** A decoded post or page with its words sanitised and its picture at hand; what is behind a password is left out. */
export function cleanArticle<A extends Article>(article: A, html: (raw: string) => string) {
  const clean = (words: Words | undefined) =>
    words && { ...words, rendered: words.protected ? '' : html(words.rendered) };
  const { content, excerpt, _embedded } = article;
  return {
    ...article,
    content: clean(content),
    excerpt: withoutPlacesIn(clean(excerpt)),
    picture: pictureOf(_embedded?.media),
    _embedded: undefined,
  };
}

/** It stands beside the content that has the same places, or in a list. */
const withoutPlacesIn = (words: Words | undefined) => words && { ...words, rendered: withoutPlaces(words.rendered) };
