import { z } from 'zod';
import { orNull, readerOf, UNFIT } from '../decoder.ts';
import {
  address,
  count,
  flag,
  id,
  ids,
  lenient,
  listOf,
  map,
  ownId,
  plainText,
  rendered,
  renderedText,
  slug,
  text,
} from '../fields.ts';
import { withTitle } from '../nameless.ts';
import { seoFields } from './seo.ts';

// What wp/v2 really sends. Only id, parent, status, slug and the dates of change are always asked for:
// any other field that is absent was not asked. A row whose id, slug, title, words or status cannot be read is left out;
// what only adorns it is then not there.

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
  width: orNull(count.read(value.width)) || null,
  height: orNull(count.read(value.height)) || null,
}));

export const media = z.object({
  id: ownId,
  link: lenient(text),
  post: lenient(id),
  source_url: address,
  alt_text: lenient(plainText),
  caption: lenient(rendered),
  media_type: text.optional(),
  mime_type: text.optional(),
  media_details: lenient(mediaDetails),
});

const dates = {
  date: lenient(text),
  date_gmt: lenient(text),
  modified: lenient(text),
  modified_gmt: lenient(text),
};
const protectable = z.object({ rendered: text.default(''), protected: flag.optional() });

const readPictures = readerOf(listOf(media));

/** The embedded featured picture; an error object stands there when it may not be read. */
const embedded = map.transform(value => {
  const found = readPictures(value['wp:featuredmedia']);
  return { media: found === UNFIT ? undefined : found[0] };
});

export const post = z
  .object({
    id: ownId,
    status: text.optional(),
    slug,
    ...dates,
    link: lenient(text),
    title: renderedText.optional(),
    content: protectable.optional(),
    excerpt: protectable.optional(),
    author: lenient(id),
    featured_media: lenient(id),
    comment_status: lenient(text),
    sticky: lenient(flag),
    categories: lenient(ids),
    tags: lenient(ids),
    meta: lenient(map),
    ...seoFields,
    _embedded: lenient(embedded),
  })
  .transform(withTitle);

export const page = z
  .object({
    id: ownId,
    parent: lenient(id),
    status: text.optional(),
    slug,
    ...dates,
    link: lenient(text),
    title: renderedText.optional(),
    content: protectable.optional(),
    excerpt: protectable.optional(),
    featured_media: lenient(id),
    meta: lenient(map),
    acf: lenient(map),
    ...seoFields,
    _embedded: lenient(embedded),
  })
  .transform(withTitle);

export const term = z.object({
  id: ownId,
  slug,
  name: plainText,
  description: plainText.catch(''),
  count: count.catch(0),
  parent: lenient(id),
  link: lenient(text),
  ...seoFields,
});
export const user = z.object({
  id: ownId,
  name: plainText,
  slug: lenient(text),
  description: plainText.catch(''),
  link: lenient(text),
  ...seoFields,
});

export const menu = z.object({ id: ownId, name: plainText, slug, locations: listOf(text).optional() });
export const menuItem = z
  .object({
    id: ownId,
    title: renderedText,
    url: text,
    parent: id.catch(0),
    menu_order: lenient(count),
    target: lenient(text),
    type: lenient(text),
    object: lenient(text),
    object_id: lenient(id),
    description: lenient(plainText),
    menus: z.union([id, z.array(id).transform(list => list[0] ?? 0)]),
  })
  // WordPress keeps -1, -2 and so on with archives, and sends them without the sign: they are no ids.
  .transform(item => (isArchive(item) ? { ...item, object_id: 0 } : item));

/** Whether a link of a menu leads to the list of all that is of a kind, and not to one thing. */
export const isArchive = ({ type }: { type?: string | undefined }): boolean => type === 'post_type_archive';

export const root = z.object({
  name: plainText,
  description: lenient(plainText),
  url: lenient(address),
  home: lenient(address),
  timezone_string: lenient(text),
  gmt_offset: lenient(z.coerce.number().min(-14).max(14)),
  site_logo: lenient(id),
  namespaces: listOf(text).optional(),
  show_on_front: lenient(text),
  page_on_front: lenient(id),
  page_for_posts: lenient(id),
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
