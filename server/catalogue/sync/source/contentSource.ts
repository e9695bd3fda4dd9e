import { ROBOTS_FIELDS } from '../../../upstreams/content/seo.ts';
import {
  type PageRow,
  type PictureRow,
  type PostRow,
  pageRow,
  pictureRow,
  postRow,
  termRow,
} from '../rows/contentRow.ts';
import type { TermRow } from '../rows/termRow.ts';
import {
  inPortions,
  type Listing,
  type Portion,
  portionsOf,
  type Rows,
  readAll,
  readPortion,
  type Source,
} from './source.ts';

const DATES = 'date,date_gmt,modified,modified_gmt';
const PAGE_FIELDS = `id,parent,status,slug,link,title,content.protected,featured_media,${DATES},${ROBOTS_FIELDS}`;
const POST_FIELDS = `id,status,slug,link,title,content.protected,featured_media,${DATES},${ROBOTS_FIELDS}`;

/** Pages, posts and terms as the content service has them. */
export interface ContentRows {
  pages: PageRow[];
  posts: PostRow[];
  terms: TermRow[] | null;
  /** featured ones: those that were not known, or all */
  pictures: PictureRow[];
  /** of all rows that the service listed, also of those that are left out */
  listed: { pages: readonly number[]; posts: readonly number[] };
  /** what was asked for by its id: what of it was not listed is gone */
  asked: { pages: readonly number[]; posts: readonly number[] };
  /** of those listed, what the service cannot show: it stays as it was */
  unread: { pages: readonly number[]; posts: readonly number[] };
}

export interface ContentSource {
  terms(): Promise<ContentRows>;
  /** Some pages or posts in the order of ids, from this place on, with all their pictures. */
  read(list: 'pages' | 'posts', from: number): Promise<{ portion: Portion<unknown>; rows: ContentRows }>;
  /** What changed after these moments of the site's own time, which has no offset here, portion by portion. */
  changed(since: { pages: string; posts: string }): AsyncGenerator<ContentRows>;
  /** These pages and posts as they are now, and all terms where that is wanted. */
  renew(wanted: { pages: readonly number[]; posts: readonly number[]; terms: boolean }): Promise<ContentRows>;
}

const NONE = { pages: [], posts: [] };
const NOTHING: ContentRows = {
  pages: [],
  posts: [],
  terms: null,
  pictures: [],
  listed: NONE,
  asked: NONE,
  unread: NONE,
};

const nothing = () => false;

/** Reads pages, posts and the blog's terms for the index, without credentials so that drafts never show. */
export function createContentSource(source: Source, knows: (picture: number) => boolean): ContentSource {
  const after = (local: string) => (local ? `&modified_after=${local}` : '');
  const pages = (filter = ''): Listing<PageRow> => ({
    name: 'pages',
    path: `/wp/v2/pages?_fields=${PAGE_FIELDS}`,
    filter,
    mayLack: true,
    decode: pageRow,
  });
  const posts = (filter = ''): Listing<PostRow> => ({
    name: 'posts',
    path: `/wp/v2/posts?_fields=${POST_FIELDS}`,
    filter,
    mayLack: true,
    decode: postRow,
  });
  const termsOf = (kind: 'category' | 'post_tag', path: string) =>
    readAll(source, { name: 'terms', path, decode: (row, roots) => termRow(kind, row, roots) });
  const terms = async () => [
    ...(await termsOf('category', `/wp/v2/categories?_fields=id,slug,link,name,count,parent,${ROBOTS_FIELDS}`)).rows,
    ...(await termsOf('post_tag', `/wp/v2/tags?_fields=id,slug,link,name,count,${ROBOTS_FIELDS}`)).rows,
  ];

  /** A media library that may not be read costs the pictures of the sitemap and nothing else. */
  async function picturesOf(rows: readonly { picture: number }[], known = knows): Promise<PictureRow[]> {
    const ids = [...new Set(rows.map(row => row.picture))].filter(id => id > 0 && !known(id));
    const read = (some: string) => {
      const path = `/wp/v2/media?_fields=id,source_url,mime_type&include=${some}`;
      return readAll(source, { name: 'media', path, decode: pictureRow }).catch(() => ({
        rows: [],
        ids: [],
        unread: [],
      }));
    };
    return (await inPortions(ids, read)).rows;
  }

  const withPages = async ({ rows, ids, unread }: Rows<PageRow>, known = knows): Promise<ContentRows> => ({
    ...NOTHING,
    pages: rows,
    pictures: await picturesOf(rows, known),
    listed: { pages: ids, posts: [] },
    unread: { pages: unread, posts: [] },
  });
  const withPosts = async ({ rows, ids, unread }: Rows<PostRow>, known = knows): Promise<ContentRows> => ({
    ...NOTHING,
    posts: rows,
    pictures: await picturesOf(rows, known),
    listed: { pages: [], posts: ids },
    unread: { pages: [], posts: unread },
  });

  return {
    terms: async () => ({ ...NOTHING, terms: await terms() }),
    async read(list, from) {
      if (list === 'pages') {
        const portion = await readPortion(source, pages(), from);
        return { portion, rows: await withPages(portion, nothing) };
      }
      const portion = await readPortion(source, posts(), from);
      return { portion, rows: await withPosts(portion, nothing) };
    },
    async *changed(since) {
      yield { ...NOTHING, terms: await terms() };
      for await (const portion of portionsOf(source, pages(after(since.pages)))) yield withPages(portion);
      for await (const portion of portionsOf(source, posts(after(since.posts)))) yield withPosts(portion);
    },
    async renew(wanted) {
      const pageRows = await inPortions(wanted.pages, ids => readAll(source, pages(`&include=${ids}`)));
      const postRows = await inPortions(wanted.posts, ids => readAll(source, posts(`&include=${ids}`)));
      return {
        pages: pageRows.rows,
        posts: postRows.rows,
        terms: wanted.terms ? await terms() : null,
        pictures: await picturesOf([...pageRows.rows, ...postRows.rows]),
        listed: { pages: pageRows.ids, posts: postRows.ids },
        asked: { pages: wanted.pages, posts: wanted.posts },
        unread: { pages: pageRows.unread, posts: postRows.unread },
      };
    },
  };
}
