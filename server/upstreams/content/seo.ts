import { decodeHTML } from 'entities';
import { z } from 'zod';
import { address, lenient, listOf, map, meta, plainText } from '../fields.ts';

/** What a plugin for search engines says of a post, page, product or term in its own words. */
export interface SeoWords {
  title: string | null;
  description: string | null;
  noindex: boolean;
  /** the service's own address of the picture it is shared with */
  image: string | null;
}

/** Fields in which Yoast SEO and All in One SEO send theirs; Rank Math has a route of its own. */
export const SEO_FIELDS = ['yoast_head_json', 'aioseo_head_json'];

/** The same of terms, which come all at once: what is read of it and no more. */
export const SEO_TERM_FIELDS = [
  ...['title', 'description', 'robots', 'og_image'].map(part => `yoast_head_json.${part}`),
  ...['title', 'description', 'robots', 'og:image'].map(part => `aioseo_head_json.${part}`),
];

/** Fields of a row in which Rank Math keeps what its editor wrote. */
export const RANK_MATH_MARKS = ['title', 'description', 'robots', 'facebook_image'].map(mark => `rank_math_${mark}`);

/** Those of a post, where the owner's WordPress shows them by REST. Of products the shop sends those that are asked for. */
export const RANK_MATH_FIELDS = RANK_MATH_MARKS.map(mark => `meta.${mark}`);

/** What of a row says whether it is kept from search engines. */
export const ROBOTS_FIELDS = [...SEO_FIELDS.map(field => `${field}.robots`), 'meta.rank_math_robots'].join(',');

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

const rankMath = z.object({
  rank_math_title: lenient(plainText),
  rank_math_description: lenient(plainText),
  rank_math_robots: z.unknown(),
  rank_math_facebook_image: lenient(address),
});

/** Of a word, or a list of them; written out, for what is no such thing may not even be made a text. */
const isHidden = (robots: unknown): boolean => /\bnoindex\b/.test(JSON.stringify(robots ?? ''));

/** What a row brings with it; null where no plugin sent anything. */
export function seoOfRow({ yoast_head_json: byYoast, aioseo_head_json: byAioseo }: SeoRow): SeoWords | null {
  const own = byYoast && Object.keys(byYoast).length ? yoast.safeParse(byYoast).data : null;
  if (own)
    return {
      title: own.title || null,
      description: own.description || null,
      noindex: isHidden(own.robots?.index),
      image: own.og_image?.[0]?.url ?? null,
    };
  const other = byAioseo && Object.keys(byAioseo).length ? aioseo.safeParse(byAioseo).data : null;
  return other
    ? {
        title: other.title || null,
        description: other.description || null,
        noindex: isHidden(other.robots),
        image: other['og:image'] ?? null,
      }
    : null;
}

interface MarkedRow {
  meta?: Record<string, unknown> | undefined;
  meta_data?: { key: string; value?: unknown }[] | undefined;
}

/** A word with a percent sign at each end stands for what WordPress would fill in. */
const UNFILLED = /%[\w-]+(\([^)]*\))?%/;

/** What Rank Math's editor wrote into a row's own fields, where they can be read; null where there is nothing. */
export function seoOfMarks({ meta, meta_data = [] }: MarkedRow): SeoWords | null {
  const { data } = rankMath.safeParse({
    ...meta,
    ...Object.fromEntries(meta_data.map(({ key, value }) => [key, value])),
  });
  if (!data) return null;
  const filled = (words: string | undefined) => (words && !UNFILLED.test(words) ? words : null);
  const [title, description] = [filled(data.rank_math_title), filled(data.rank_math_description)];
  const [noindex, image] = [isHidden(data.rank_math_robots), data.rank_math_facebook_image || null];
  return title || description || noindex || image ? { title, description, noindex, image } : null;
}

const marked = z.object({ ...seoFields, meta: lenient(map), meta_data: meta });

/** Whether a row, asked for with ROBOTS_FIELDS, is kept from search engines. A plugin that was left says nothing any more. */
export function isKeptBack(row: unknown): boolean {
  const { data } = marked.safeParse(row);
  return data !== undefined && ((seoOfRow(data) ?? seoOfMarks(data))?.noindex ?? false);
}

// A tag that does not end ends at the next: each is read once.
const TITLE = /<title[^<>]*>([^<]*)<\/title>/i;
const META = /<meta\s[^<>]*>/gi;
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
  const cut = title.slice(0, -site.length).replace(/(?<![\s|»›•·:~*/\\–—-])[\s|»›•·:~*/\\–—-]+$/u, '');
  return cut || title;
}
