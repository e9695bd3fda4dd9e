import { type CachedResponse, keptEntry } from '../../cache/cachedResponse.ts';
import type { Cdn } from '../../config.ts';
import { cdnKinds } from './cdnKinds.ts';
import { cdnTagsOf } from './cdnTags.ts';

/** Where what changed can be dropped. */
const LONGEST_SECONDS = 3_600;
/** Where it cannot: with the seconds after it, less than the five in which an edit shows. */
const PLAIN_SECONDS = 2;
/** While it is asked for anew. Browsers take it too, so it is short. */
const MEANWHILE_SECONDS = 2;
/** While the site does not answer. */
const AWAY_SECONDS = 86_400;

type CdnHeaders = Readonly<Record<string, string>>;
export type CdnHeadersOf = (cachedResponse: CachedResponse) => CdnHeaders | null;

/**
 * What a CDN is told of a shared answer: how long it may keep it, and under which tags. Null where there is no CDN, and of
 * what is kept by nobody: an answer that was outdated while it was made must not outlive the purge.
 */
export function createCdnHeaders(cdn: Cdn | null, clock: () => number = Date.now): CdnHeadersOf {
  if (!cdn) return () => null;
  const { tags } = cdnKinds[cdn.kind];
  const longest = tags ? LONGEST_SECONDS : PLAIN_SECONDS;
  const written = new WeakMap<CachedResponse, CdnHeaders>();
  return cachedResponse => {
    const entry = cachedResponse.status === 200 ? keptEntry(cachedResponse) : null;
    if (!entry) return null;
    const seconds = Math.min(longest, Math.floor((entry.expiresAt - clock()) / 1_000));
    if (seconds < 1) return null;
    const tagged =
      written.get(cachedResponse) ?? (tags ? { [tags.header]: cdnTagsOf(entry.tags).join(tags.separator) } : {});
    written.set(cachedResponse, tagged);
    return {
      'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${MEANWHILE_SECONDS}, stale-if-error=${AWAY_SECONDS}`,
      ...tagged,
    };
  };
}
