import { postCategoryPath, postPath, productCategoryPath, productPath } from '../../rules/paths.ts';
import type { Database } from './database.ts';
import { pathOfPage } from './paths.ts';

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

/** The specification's fixed entries. */
const FIXED: readonly [string, number, Line['changeFrequency']][] = [
  ['/', 1, 'weekly'],
  ['/about', 0.8, 'monthly'],
  ['/catalog', 0.9, 'daily'],
  ['/blog', 0.8, 'daily'],
  ['/contact', 0.7, 'monthly'],
  ['/request-quote', 0.9, 'monthly'],
];

/** Every address that a search engine should know, each once: fixed ones, pages, posts with their categories, products with theirs. */
export const sitemapOf = (db: Database, publicUrl: string): SitemapEntry[] =>
  db.kept('sitemap', () => {
    const lines = [...fixedLines(db), ...pageLines(db), ...postLines(db), ...productLines(db)];
    const seen = new Set<string>();
    const isNew = (path: string) => !seen.has(path) && seen.add(path);
    return lines.filter(line => isNew(line.path)).map(line => ({ ...line, url: publicUrl + line.path }));
  });

type PageColumns = { slug: string; link: string; own: number; modified: string | null; src: string | null };

const pagesOf = (db: Database) =>
  db.all<PageColumns>(
    `SELECT slug, link, own, modified, src FROM page LEFT JOIN picture ON picture.id = page.picture
     WHERE own = 0 AND locked = 0 ORDER BY parent, page.id`,
  );

/** A fixed entry changes when the page changes that is shown there, and shows its picture. */
function fixedLines(db: Database): Line[] {
  const pages = new Map(
    pagesOf(db)
      .toReversed()
      .map(page => [pathOfPage(page), page]),
  );
  return FIXED.map(([path, priority, changeFrequency]) => ({
    path,
    lastModified: pages.get(path)?.modified ?? null,
    changeFrequency,
    priority,
    images: picturesOf(pages.get(path)?.src),
  }));
}

const picturesOf = (src: string | null | undefined): string[] => (src ? [src] : []);

const pageLines = (db: Database): Line[] =>
  pagesOf(db).map(page => ({
    path: pathOfPage(page)!,
    lastModified: page.modified,
    changeFrequency: 'monthly',
    priority: 0.7,
    images: picturesOf(page.src),
  }));

type Columns = { slug: string; modified: string | null };

const postLines = (db: Database): Line[] => [
  ...db
    .all<Columns & { src: string | null }>(
      `SELECT slug, modified, src FROM post LEFT JOIN picture ON picture.id = post.picture
       WHERE locked = 0 ORDER BY published DESC, post.id DESC`,
    )
    .map(row => line(postPath(row.slug), row.modified, 0.6, 'monthly', picturesOf(row.src))),
  ...db
    .all<Columns>("SELECT slug, NULL AS modified FROM term WHERE kind = 'category' AND count > 0 ORDER BY id")
    .map(row => line(postCategoryPath(row.slug), null, 0.4, 'monthly')),
];

const productLines = (db: Database): Line[] => [
  ...db
    .all<Columns>(
      `SELECT slug, NULL AS modified FROM term WHERE kind = 'product_cat' AND id IN (
         SELECT c.category_id FROM product_category c JOIN product p ON p.id = c.product_id WHERE p.listed = 1
       ) ORDER BY id`,
    )
    .map(row => line(productCategoryPath(row.slug), null, 0.7, 'weekly')),
  ...db
    .all<Columns & { images: string }>(
      "SELECT slug, modified, images FROM product WHERE visibility <> 'hidden' AND locked = 0 ORDER BY id",
    )
    .map(row => line(productPath(row.slug), row.modified, 0.8, 'weekly', JSON.parse(row.images) as string[])),
];

const line = (
  path: string,
  lastModified: string | null,
  priority: number,
  changeFrequency: Line['changeFrequency'],
  images: string[] = [],
): Line => ({ path, lastModified, priority, changeFrequency, images });
