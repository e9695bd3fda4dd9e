import { decodeHTML } from 'entities';
import { z } from 'zod';
import { address, lenient, listOf, map, plainText } from '../fields.ts';

/** What a plugin for search engines says of a post, page or product in its own words. */
export interface SeoWords {
  title: string | null;
  description: string | null;
  noindex: boolean;
  /** the service's own address of the picture it is shared with */
  image: string | null;
}

/** Fields in which Yoast SEO and All in One SEO send theirs; Rank Math has a route of its own. */
export const SEO_FIELDS = ['yoast_head_json', 'aioseo_head_json'];

const yoast = z.object({
  title: lenient(plainText),
  description: lenient(plainText),
  robots: lenient(map),
  og_image: listOf(z.object({ url: address })).optional(),
});
const aioseo = z.object({
  title: lenient(plainText),
  description: lenient(plainText),
  robots: lenient(plainText),
  'og:image': lenient(address),
});

export const seoFields = { yoast_head_json: lenient(map), aioseo_head_json: lenient(map) };

export interface SeoRow {
  yoast_head_json?: Record<string, unknown> | undefined;
  aioseo_head_json?: Record<string, unknown> | undefined;
}

const isHidden = (robots: unknown): boolean => /\bnoindex\b/.test(String(robots ?? ''));

/** What a row brings with it; null where no plugin sent anything. */
export function seoOfRow({ yoast_head_json: byYoast, aioseo_head_json: byAioseo }: SeoRow): SeoWords | null {
  const own = byYoast && Object.keys(byYoast).length ? yoast.safeParse(byYoast).data : null;
  if (own)
    return {
      ...{ title: own.title || null, description: own.description || null },
      ...{ noindex: isHidden(own.robots?.index), image: own.og_image?.[0]?.url ?? null },
    };
  const other = byAioseo && Object.keys(byAioseo).length ? aioseo.safeParse(byAioseo).data : null;
  return other
    ? {
        ...{ title: other.title || null, description: other.description || null },
        ...{ noindex: isHidden(other.robots), image: other['og:image'] ?? null },
      }
    : null;
}

const TITLE = /<title[^>]*>([^<]*)<\/title>/i;
const META = /<meta\s[^>]*>/gi;
const ATTRIBUTE = (name: string) => new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`, 'i');

/** What stands in a head that a plugin wrote as HTML, as Rank Math does. */
export function seoOfHead(head: string): SeoWords {
  const metas = head.match(META) ?? [];
  const textIn = (tag: string, name: string): string => {
    const found = ATTRIBUTE(name).exec(tag);
    return decodeHTML(found?.[1] ?? found?.[2] ?? '').trim();
  };
  const meta = (name: string): string | null => {
    const tag = metas.find(one => [textIn(one, 'name'), textIn(one, 'property')].includes(name));
    return (tag && textIn(tag, 'content')) || null;
  };
  return {
    title: decodeHTML(TITLE.exec(head)?.[1] ?? '').trim() || null,
    description: meta('description'),
    noindex: isHidden(meta('robots')),
    image: address.safeParse(meta('og:image')).data ?? null,
  };
}

/** A title without the site's name at its end, which every page has from us. */
export function withoutSiteName(title: string, site: string): string {
  if (!site || !title.toLowerCase().endsWith(site.toLowerCase())) return title;
  const cut = title.slice(0, -site.length).replace(/[\s|»›•·:~*/\\–—-]+$/u, '');
  return cut || title;
}
