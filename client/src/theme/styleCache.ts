import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** Pages for which what was made of styles is kept: a style may hold what an address says, so not for ever. */
const KEPT_PAGES = 1_000;

let plugins: StylisPlugin[] = [];
let pages = 0;

/**
 * Where Emotion keeps the styles of a page, the same on both sides. It adds no prefixes: those that today's browsers still
 * need are written where they are needed. On the server it makes rules of a style once for as long as its plugins are the
 * same list.
 */
export function createStyleCache(): EmotionCache {
  if (pages === KEPT_PAGES) plugins = [];
  pages = (pages % KEPT_PAGES) + 1;
  return createCache({ key: 'c', stylisPlugins: plugins });
}
