import { z } from 'zod';
import { count, flag, id, ids, listOf, map, plainText, rendered, renderedText, text } from '../fields.ts';

// What wp/v2 really sends. Only id, parent, status, slug and the dates of change are always asked for:
// any other field that is absent was not asked.

/** A picture, whichever service it came from; `src` is the service's own address of the original. */
export interface Picture {
  id: number | null;
  src: string;
  alt: string;
  caption: string;
  width: number | null;
  height: number | null;
}

const mediaDetails = map.transform(value => ({
  width: count.safeParse(value.width).data || null,
  height: count.safeParse(value.height).data || null,
}));

export const media = z.object({
  id,
  source_url: text,
  alt_text: plainText.optional(),
  caption: rendered.optional(),
  media_type: text.optional(),
  mime_type: text.optional(),
  media_details: mediaDetails.optional(),
});

const dates = {
  date: text.optional(),
  date_gmt: text.optional(),
  modified: text.optional(),
  modified_gmt: text.optional(),
};
const protectable = z.object({ rendered: text.default(''), protected: flag.optional() });

/** The embedded featured picture; an error object stands there when it may not be read. */
const embedded = map.transform(value => {
  const found = listOf(media).parse(value['wp:featuredmedia'])[0];
  return { media: found };
});

export const post = z.object({
  id,
  status: text.optional(),
  slug: text,
  ...dates,
  link: text.optional(),
  title: renderedText.optional(),
  content: protectable.optional(),
  excerpt: protectable.optional(),
  author: id.optional(),
  featured_media: id.optional(),
  comment_status: text.optional(),
  sticky: flag.optional(),
  categories: ids.optional(),
  tags: ids.optional(),
  _embedded: embedded.optional(),
});

export const page = z.object({
  id,
  parent: id.optional(),
  status: text.optional(),
  slug: text,
  ...dates,
  link: text.optional(),
  title: renderedText.optional(),
  content: protectable.optional(),
  excerpt: protectable.optional(),
  featured_media: id.optional(),
  meta: map.optional(),
  acf: map.optional(),
  _embedded: embedded.optional(),
});

export const term = z.object({
  id,
  slug: text,
  name: plainText,
  description: plainText.optional(),
  count: count.optional(),
  parent: id.optional(),
});
export const user = z.object({
  id,
  name: plainText,
  slug: text,
  description: plainText.optional(),
  link: text.optional(),
});
export const found = z.object({ id, subtype: text });

export const menu = z.object({ id, name: plainText, slug: text, locations: listOf(text).optional() });
export const menuItem = z.object({
  id,
  title: renderedText,
  url: text,
  parent: id,
  menu_order: count.optional(),
  target: text.optional(),
  type: text.optional(),
  object: text.optional(),
  object_id: id.optional(),
  description: plainText.optional(),
  menus: z.union([id, z.array(id).transform(list => list[0] ?? 0)]),
});

export const root = z.object({
  name: plainText,
  description: plainText.optional(),
  url: text.optional(),
  home: text.optional(),
  timezone_string: text.optional(),
  gmt_offset: z.union([z.number(), z.string().transform(Number)]).optional(),
  site_logo: id.optional(),
  namespaces: listOf(text).optional(),
});

export type Media = z.output<typeof media>;
export type Post = z.output<typeof post> & { picture: Picture | null };
export type Page = z.output<typeof page> & { picture: Picture | null };
export type Term = z.output<typeof term> & { taxonomy: 'category' | 'tag' };
export type Author = z.output<typeof user>;
export type Root = z.output<typeof root>;

/** One link of a menu with the links below it. */
export type MenuItem = z.output<typeof menuItem> & { children: MenuItem[] };

export interface Menu {
  /** the service's id; `category:{id}` for a family without a menu */
  id: string;
  name: string;
  slug: string;
  locations: string[];
  items: MenuItem[];
}
