import { z } from 'zod';
import type { CdnName } from '../../config/environment.ts';

/** How a CDN is told the tags of what it keeps, and asked to drop what has one. */
interface CdnKind {
  /** header of an answer with its tags, and what stands between them; null where it cannot drop by tags */
  readonly tags: { readonly header: string; readonly separator: string } | null;
  /** most tags of one call */
  readonly most: number;
  /** The call that drops what has one of these tags. */
  call(tags: readonly string[], token: string): RequestInit;
}

const surrogateKey = { header: 'surrogate-key', separator: ' ' };

/** By the word in CDN. */
export const cdnKinds: Readonly<Record<CdnName, CdnKind>> = {
  /** POST https://api.cloudflare.com/client/v4/zones/ZONE/purge_cache */
  cloudflare: {
    tags: { header: 'cache-tag', separator: ',' },
    most: 30,
    call: (tags, token) => ({
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
    }),
  },
  /** POST https://api.fastly.com/service/SERVICE/purge */
  fastly: {
    tags: surrogateKey,
    most: 256,
    call: (tags, token) => ({
      method: 'POST',
      headers: { 'fastly-key': token, 'surrogate-key': tags.join(' '), accept: 'application/json' },
    }),
  },
  /** PURGE http://varnish, with the module xkey */
  varnish: {
    tags: surrogateKey,
    most: 256,
    call: (tags, token) => ({
      method: 'PURGE',
      headers: { 'xkey-purge': tags.join(' '), ...(token ? { authorization: `Bearer ${token}` } : {}) },
    }),
  },
  /** A cache that drops nothing on demand, as nginx: it keeps for seconds. */
  plain: { tags: null, most: 1, call: () => ({}) },
};

const verdict = z.object({ success: z.boolean() });

/** Whether a CDN did what it was asked for: some say no with 200. */
export async function isPurged(response: Response): Promise<boolean> {
  const json: unknown = await response.json().catch(() => null);
  return response.ok && verdict.safeParse(json).data?.success !== false;
}
