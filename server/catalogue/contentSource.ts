import { type PageRow, type PostRow, pageRow, postRow, termRow } from './contentRow.ts';
import { readAll, type Source } from './source.ts';
import type { TermRow } from './termRow.ts';

const DATES = 'date,date_gmt,modified,modified_gmt';
const PAGE_FIELDS = `id,parent,status,slug,link,title,${DATES}`;
const POST_FIELDS = `id,status,slug,link,title,${DATES}`;

/** What the content service has, or what of it changed. */
export interface ContentRows {
  pages: PageRow[];
  posts: PostRow[];
  terms: TermRow[] | null;
  /** true when the rows are all there are, so that the others are gone */
  whole: boolean;
}

export interface ContentSource {
  walk(): Promise<ContentRows>;
  /** What changed after these moments of the site's own time, which has no offset here. */
  refresh(since: { pages: string; posts: string }): Promise<ContentRows>;
}

/** Reads pages, posts and the blog's terms for the index, without credentials so that drafts never show. */
export function createContentSource(source: Source): ContentSource {
  const root = new URL(source.upstream.baseUrl).pathname.replace(/\/wp-json\/?$/, '');
  const after = (local: string) => (local ? `&modified_after=${local}` : '');
  const pages = (since = '') =>
    readAll(source, `/wp/v2/pages?_fields=${PAGE_FIELDS}${after(since)}`, row => pageRow(row, root));
  const posts = (since = '') =>
    readAll(source, `/wp/v2/posts?_fields=${POST_FIELDS}${after(since)}`, row => postRow(row, root));
  return {
    async walk() {
      const [pageRows, postRows, categories, tags] = await Promise.all([
        pages(),
        posts(),
        readAll(source, '/wp/v2/categories?_fields=id,slug,name,count,parent', row => termRow('category', row)),
        readAll(source, '/wp/v2/tags?_fields=id,slug,name,count', row => termRow('post_tag', row)),
      ]);
      return { pages: pageRows, posts: postRows, terms: [...categories, ...tags], whole: true };
    },
    async refresh(since) {
      const [pageRows, postRows] = await Promise.all([pages(since.pages), posts(since.posts)]);
      return { pages: pageRows, posts: postRows, terms: null, whole: false };
    },
  };
}
