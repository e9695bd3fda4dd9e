import { withoutPlaces } from './places.ts';

/** A link that leads elsewhere, up to what it says of itself: attribute by attribute, for one may hold the name of another. */
const LINK_ELSEWHERE = /(<a(?: [\w-]+(?:="[^"]*")?)*? rel=)"[^"]*"/g;

/**
 * What a visitor wrote stands beside other texts and has no places; search engines are told that its links are no
 * recommendation of this site. Works on the sanitiser's own output.
 */
export const ofVisitor = (html: string): string =>
  withoutPlaces(html).replace(LINK_ELSEWHERE, '$1"noopener ugc nofollow"');
