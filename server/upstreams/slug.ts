/** WordPress keeps so many characters of a slug, of letters beyond ASCII in its writing for addresses. */
const LONGEST = 200;

/** WordPress takes what these part for several slugs (wp_parse_slug_list). */
const SEPARATOR = /[\s,]/;

/** Whether a text can be a slug: the services take a list of them for several, and an endless one for a fault of theirs. */
export const isSlug = (text: string): boolean => text.length > 0 && text.length <= LONGEST && !SEPARATOR.test(text);
