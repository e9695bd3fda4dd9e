import { type PageRow, type PictureRow, type PostRow, pageRow, pictureRow, postRow, termRow } from './contentRow.ts';
import { type Asked, inPortions, readAll, rootPath, type Source } from './source.ts';
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
  /** the rows that were asked for: those of them that did not come are gone */
  asked: { pages: Asked; posts: Asked };
}

export interface ContentSource {
  walk(): Promise<ContentRows>;
  /** What changed after these moments of the site's own time, which has no offset here, and all terms, which bear no date. */
  refresh(since: { pages: string; posts: string }): Promise<ContentRows>;
  /** These pages and posts as they are now, and all terms where that is wanted. */
  renew(wanted: { pages: readonly number[]; posts: readonly number[]; terms: boolean }): Promise<ContentRows>;
}

/** Reads pages, posts and the blog's terms for the index, without credentials so that drafts never show. */
export function createContentSource(source: Source, knows: (picture: number) => boolean): ContentSource {
  const root = rootPath(source);
  const after = (local: string) => (local ? `&modified_after=${local}` : '');
  const pages = (filter = '') =>
    readAll(source, `/wp/v2/pages?_fields=${PAGE_FIELDS}${filter}`, row => pageRow(row, root));
  const posts = (filter = '') =>
    readAll(source, `/wp/v2/posts?_fields=${POST_FIELDS}${filter}`, row => postRow(row, root));
  const terms = async () => {
    const [categories, tags] = await Promise.all([
      readAll(source, '/wp/v2/categories?_fields=id,slug,link,name,count,parent', row =>
        termRow('category', row, root),
      ),
      readAll(source, '/wp/v2/tags?_fields=id,slug,link,name,count', row => termRow('post_tag', row, root)),
    ]);
    return [...categories, ...tags];
  };
  /** A media library that may not be read costs the pictures of the sitemap and nothing else. */
  const pictures = (rows: { picture: number }[], known: (id: number) => boolean): Promise<PictureRow[]> => {
    const ids = [...new Set(rows.map(row => row.picture))].filter(id => id > 0 && !known(id));
    return inPortions(ids, portion =>
      readAll(source, `/wp/v2/media?_fields=id,source_url,mime_type&include=${portion}`, pictureRow).catch(() => []),
    );
  };
  return {
    async walk() {
      const [pageRows, postRows, termRows] = await Promise.all([pages(), posts(), terms()]);
      const seen = await pictures([...pageRows, ...postRows], () => false);
      return {
        ...{ pages: pageRows, posts: postRows, terms: termRows, pictures: seen },
        asked: { pages: 'all', posts: 'all' },
      };
    },
    async refresh(since) {
      const [pageRows, postRows, termRows] = await Promise.all([
        pages(after(since.pages)),
        posts(after(since.posts)),
        terms(),
      ]);
      const seen = await pictures([...pageRows, ...postRows], knows);
      return {
        ...{ pages: pageRows, posts: postRows, terms: termRows, pictures: seen },
        asked: { pages: [], posts: [] },
      };
    },
    async renew(wanted) {
      const [pageRows, postRows, termRows] = await Promise.all([
        inPortions(wanted.pages, ids => pages(`&include=${ids}`)),
        inPortions(wanted.posts, ids => posts(`&include=${ids}`)),
        wanted.terms ? terms() : null,
      ]);
      const seen = await pictures([...pageRows, ...postRows], knows);
      return { pages: pageRows, posts: postRows, terms: termRows, pictures: seen, asked: wanted };
    },
  };
}
