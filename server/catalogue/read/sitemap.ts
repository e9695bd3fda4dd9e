import { postCategoryPath, postPath, productCategoryPath, productPath } from '../../../rules/paths.ts';
import { listedScreens } from '../../../rules/screenAt.ts';
import type { Database } from '../database.ts';
import { type PageColumns as PageAddress, pathOfPage } from './pagePaths.ts';

export interface SitemapEntry {
  path: string;
  /** canonical address */
  url: string;
  /** with offset; null when not known */
  lastModified: string | null;
  changeFrequency: 'daily' | 'weekly' | 'monthly';
  priority: number;
  /** addresses of its pictures on the service */
  images: string[];
}

type Line = Omit<SitemapEntry, 'url'>;

/** Every address that a search engine should know, each once, but those that their owner keeps from them: fixed ones, pages, posts with their categories, products with theirs. */
export async function sitemapOf(db: Database, publicUrl: string): Promise<SitemapEntry[]> {
  const lines = new Map<string, SitemapEntry>();
  const hidden = new Set(pagesOf(db).flatMap(page => (page.noindex ? [pathOfPage(db, page)] : [])));
  const add = (line: Line) => {
    // Of a screen that shows a page and a category, the page says it.
    if (!lines.has(line.path) && !hidden.has(line.path)) lines.set(line.path, { ...line, url: publicUrl + line.path });
  };
  for (const line of [...fixedLines(db), ...pageLines(db)]) add(line);
  await db.each<PostColumns>(POSTS, [], row =>
    add(lineOf(postPath(row.slug), row.modified, 0.6, 'monthly', picturesOf(row.src))),
  );
  for (const { slug } of db.all<Columns>(POST_CATEGORIES)) add(lineOf(postCategoryPath(slug), null, 0.4, 'monthly'));
  for (const { slug } of db.all<Columns>(CATEGORIES)) add(lineOf(productCategoryPath(slug), null, 0.7, 'weekly'));
  await db.each<ProductColumns>(PRODUCTS, [], row =>
    add(lineOf(productPath(row.slug), row.modified, 0.8, 'weekly', JSON.parse(row.images) as string[])),
  );
  return [...lines.values()];
}

type PageColumns = PageAddress & { modified: string | null; src: string | null; noindex: number };

const pagesOf = (db: Database) =>
  db.all<PageColumns>(
    `SELECT page.id AS id, slug, parent, link, own, modified, src, noindex FROM page LEFT JOIN picture ON picture.id = page.picture
     WHERE own = 0 AND locked = 0 ORDER BY parent, page.id`,
  );

/** A screen of the table changes when the page changes that is shown there, and shows its picture. */
function fixedLines(db: Database): Line[] {
  const pages = new Map(
    pagesOf(db)
      .toReversed()
      .map(page => [pathOfPage(db, page), page]),
  );
  const hidden = new Set(db.all<Columns>(HIDDEN_CATEGORIES).map(({ slug }) => productCategoryPath(slug)));
  // Of a screen that shows a page and a category, the page says it.
  const isHidden = (path: string) => pages.get(path)?.noindex ?? hidden.has(path);
  const indexed = listedScreens.filter(({ path }) => !isHidden(path));
  return indexed.map(({ path, priority, changes }) => ({
    path,
    lastModified: pages.get(path)?.modified ?? null,
    changeFrequency: changes,
    priority,
    images: picturesOf(pages.get(path)?.src),
  }));
}

const picturesOf = (src: string | null | undefined): string[] => (src ? [src] : []);

const pageLines = (db: Database): Line[] =>
  pagesOf(db)
    .filter(({ noindex }) => !noindex)
    .map(page => ({
      path: pathOfPage(db, page)!,
      lastModified: page.modified,
      changeFrequency: 'monthly',
      priority: 0.7,
      images: picturesOf(page.src),
    }));

type Columns = { slug: string; modified: string | null };
type PostColumns = Columns & { src: string | null };
type ProductColumns = Columns & { images: string };

const POSTS = `SELECT slug, modified, src FROM post LEFT JOIN picture ON picture.id = post.picture
  WHERE locked = 0 AND noindex = 0 ORDER BY published DESC, post.id DESC`;
const POST_CATEGORIES = "SELECT slug FROM term WHERE kind = 'category' AND count > 0 AND noindex = 0 ORDER BY id";
const CATEGORIES = `SELECT slug FROM term t WHERE kind = 'product_cat' AND noindex = 0 AND EXISTS (
    SELECT 1 FROM product_category c JOIN product p ON p.id = c.product_id WHERE c.category_id = t.id AND p.listed = 1
  ) ORDER BY id`;
const HIDDEN_CATEGORIES = "SELECT slug FROM term WHERE kind = 'product_cat' AND noindex = 1";
const PRODUCTS =
  'SELECT slug, modified, images FROM product WHERE (listed OR searched) AND locked = 0 AND noindex = 0 ORDER BY id';

const lineOf = (
  path: string,
  lastModified: string | null,
  priority: number,
  changeFrequency: Line['changeFrequency'],
  images: string[] = [],
): Line => ({ path, lastModified, priority, changeFrequency, images });
