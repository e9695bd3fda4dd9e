import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where Emotion keeps the styles of a page, the same on both sides. It adds no prefixes: those that today's browsers still
 * need are written where they are needed.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins: [] });
