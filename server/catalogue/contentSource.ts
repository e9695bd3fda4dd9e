import { MAX_ROWS } from '../upstreams/collection.ts';
import { type PageRow, type PictureRow, type PostRow, pageRow, pictureRow, postRow, termRow } from './contentRow.ts';
import { readAll, type Source } from './source.ts';
import type { TermRow } from './termRow.ts';

const DATES = 'date,date_gmt,modified,modified_gmt';
const PAGE_FIELDS = `id,parent,status,slug,link,title,content.protected,featured_media,${DATES}`;
const POST_FIELDS = `id,status,slug,link,title,content.protected,featured_media,${DATES}`;

/** What the content service has, or what of it changed. */
export interface ContentRows {
  pages: PageRow[];
  posts: PostRow[];
  terms: TermRow[] | null;
  /** the featured ones that were not known */
  pictures: PictureRow[];
  /** true when the rows are all there are, so that the others are gone */
  whole: boolean;
}

export interface ContentSource {
  walk(): Promise<ContentRows>;
  /** What changed after these moments of the site's own time, which has no offset here. */
  refresh(since: { pages: string; posts: string }): Promise<ContentRows>;
}

/** Reads pages, posts and the blog's terms for the index, without credentials so that drafts never show. */
export function createContentSource(source: Source, knows: (picture: number) => boolean): ContentSource {
  const root = new URL(source.upstream.baseUrl).pathname.replace(/\/wp-json\/?$/, '');
  const after = (local: string) => (local ? `&modified_after=${local}` : '');
  const pages = (since = '') =>
    readAll(source, `/wp/v2/pages?_fields=${PAGE_FIELDS}${after(since)}`, row => pageRow(row, root));
  const posts = (since = '') =>
    readAll(source, `/wp/v2/posts?_fields=${POST_FIELDS}${after(since)}`, row => postRow(row, root));
  /** A media library that may not be read costs the pictures of the sitemap and nothing else. */
  const pictures = async (rows: { picture: number }[], known: (id: number) => boolean): Promise<PictureRow[]> => {
    const ids = [...new Set(rows.map(row => row.picture))].filter(id => id > 0 && !known(id));
    const portions = Array.from({ length: Math.ceil(ids.length / MAX_ROWS) }, (_, at) =>
      ids.slice(at * MAX_ROWS, (at + 1) * MAX_ROWS),
    );
    const found: PictureRow[] = [];
    for (const portion of portions) {
      const path = `/wp/v2/media?_fields=id,source_url,mime_type&include=${portion.join()}`;
      found.push(...(await readAll(source, path, pictureRow).catch(() => [])));
    }
    return found;
  };
  return {
    async walk() {
      const [pageRows, postRows, categories, tags] = await Promise.all([
        pages(),
        posts(),
        readAll(source, '/wp/v2/categories?_fields=id,slug,name,count,parent', row => termRow('category', row)),
        readAll(source, '/wp/v2/tags?_fields=id,slug,name,count', row => termRow('post_tag', row)),
      ]);
      const seen = await pictures([...pageRows, ...postRows], () => false);
      return { pages: pageRows, posts: postRows, terms: [...categories, ...tags], pictures: seen, whole: true };
    },
    async refresh(since) {
      const [pageRows, postRows] = await Promise.all([pages(since.pages), posts(since.posts)]);
      const seen = await pictures([...pageRows, ...postRows], knows);
      return { pages: pageRows, posts: postRows, terms: null, pictures: seen, whole: false };
    },
  };
}
