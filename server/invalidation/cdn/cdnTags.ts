import { hash } from 'node:crypto';

/** Stands on every answer that a CDN may keep. */
export const ALL = 'all';
/** Stands on an answer with more tags than a header holds: every purge names it too. */
export const MANY = 'many';

const LENGTH = 8;
/** Varnish takes lines of 8 kB and fails the page otherwise; others take 16 kB, Cloudflare a thousand tags. */
export const MOST_TAGS = 899;

/** A tag as a CDN is told it: short, and saying nothing of what it names. */
export const cdnTag = (tag: string): string => hash('sha256', tag, 'base64url').slice(0, LENGTH);

/** The tags of an answer, as its header has them. */
export const cdnTagsOf = (tags: readonly string[]): string[] =>
  tags.length > MOST_TAGS ? [ALL, MANY] : [ALL, ...tags.map(cdnTag)];
