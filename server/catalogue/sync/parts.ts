import type { Features } from '../../upstreams/features.ts';
import { Newest } from './changes/newest.ts';
import { idsIn } from './changes/tags.ts';
import { keepPart, type Part, PartFile, type PartOptions } from './part.ts';
import { hashOf } from './rows/hashOf.ts';
import type { ProductRow } from './rows/shopRow.ts';
import { type ContentRows, createContentSource } from './source/contentSource.ts';
import { createShopSource, type ShopRows } from './source/shopSource.ts';
import type { SyncedList } from './walk.ts';
import { writeContent } from './write/writeContent.ts';
import { writeShop } from './write/writeShop.ts';

/** Products, variations and their categories. */
export function createShopSync(options: PartOptions & { features: Features }, html: (raw: string) => string): Part {
  const { db, features } = options;
  const file = new PartFile(options, 'shop');
  const source = createShopSource({ ...file.source, features }, html);
  const newsSource = createShopSource({ ...file.newsSource, features }, html);
  const known = {
    product: (row: ProductRow) =>
      db.get<{ hash: string }>('SELECT hash FROM product WHERE id = ?', row.id)?.hash === hashOf(row),
    category: (id: number) => db.get("SELECT 1 FROM term WHERE kind = 'product_cat' AND id = ?", id) !== undefined,
  };
  const ownerOf = (variation: number) =>
    db.get<{ id: number }>('SELECT product_id AS id FROM variation WHERE id = ?', variation)?.id ?? [];
  const write = (rows: ShopRows) => file.apply((writer, tells) => writeShop(writer, rows, tells));
  const renewProducts = async (products: readonly number[], categories = false) =>
    write(await newsSource.renew({ products, categories }, known));
  const products: SyncedList = {
    name: 'products',
    path: '/wc/v3/products?status=publish',
    isThere: () => true,
    async read(from) {
      const { portion, rows } = await source.products(from, known);
      await write(rows);
      return portion;
    },
    renew: renewProducts,
  };
  const variations: SyncedList = {
    name: 'variations',
    path: '/wc/v3/variations?status=publish',
    isThere: () => features.flatVariations,
    read: null,
    async renew(ids) {
      const owners = ids.flatMap(ownerOf);
      const rows = await newsSource.variations(ids);
      await write(rows);
      await renewProducts([...new Set([...owners, ...rows.variations.map(row => row.product)])]);
    },
  };
  return keepPart(options, 'shop', file, {
    lists: [products, variations],
    readTerms: async () => write(await source.categories()),
    newestUntil: moment => ({
      products: newestOf(moment, db.get<Stamp>('SELECT MAX(modified_gmt) AS modifiedGmt FROM product')),
      variations: newestOf(moment, db.get<Stamp>('SELECT MAX(modified_gmt) AS modifiedGmt FROM variation')),
    }),
    async refresh() {
      const began = Date.now();
      const newest = {
        products: new Newest(file.newest('products')),
        variations: new Newest(file.newest('variations')),
      };
      const since = { products: newest.products.before(), variations: newest.variations.before() };
      for await (const rows of source.changed(since, known)) {
        await write(rows);
        newest.products.note(rows.products);
        newest.variations.note(rows.variations);
      }
      await file.renewed(began, newest);
    },
    async renew(tags) {
      const ids = new Set([...idsIn(tags, 'product'), ...idsIn(tags, 'variation').flatMap(ownerOf)]);
      const categories = tags.has('productCategorys');
      if (ids.size || categories) await renewProducts([...ids], categories);
    },
  });
}

interface ContentOptions extends PartOptions {
  /** minutes the site's time is ahead of UTC at this moment; null where nobody knows */
  offsetNow(): Promise<number | null>;
}

/** Pages, posts and the blog's terms. */
export function createContentSync(options: ContentOptions): Part {
  const { db } = options;
  const file = new PartFile(options, 'content');
  const knowsPicture = (id: number) => db.get('SELECT 1 FROM picture WHERE id = ?', id) !== undefined;
  const source = createContentSource(file.source, knowsPicture);
  const newsSource = createContentSource(file.newsSource, knowsPicture);
  const write = (rows: ContentRows) => file.apply(writer => writeContent(writer, rows));
  const listOf = (name: 'pages' | 'posts'): SyncedList => ({
    name,
    path: `/wp/v2/${name}?context=view`,
    isThere: () => true,
    async read(from) {
      const { portion, rows } = await source.read(name, from);
      await write(rows);
      return portion;
    },
    renew: async ids => write(await newsSource.renew({ pages: [], posts: [], terms: false, [name]: ids })),
  });
  return keepPart(options, 'content', file, {
    lists: [listOf('pages'), listOf('posts')],
    readTerms: async () => write(await source.terms()),
    newestUntil: moment => ({
      pages: newestOf(moment, db.get<Stamp>(newestIn('page'))),
      posts: newestOf(moment, db.get<Stamp>(newestIn('post'))),
    }),
    async refresh() {
      const began = Date.now();
      const newest = { pages: new Newest(file.newest('pages')), posts: new Newest(file.newest('posts')) };
      const offset = await options.offsetNow();
      const since = { pages: newest.pages.before(offset), posts: newest.posts.before(offset) };
      for await (const rows of source.changed(since)) {
        await write(rows);
        newest.pages.note(rows.pages);
        newest.posts.note(rows.posts);
      }
      await file.renewed(began, newest);
    },
    async renew(tags) {
      const terms = tags.has('categorys') || tags.has('tags');
      const wanted = { pages: idsIn(tags, 'page'), posts: idsIn(tags, 'post'), terms };
      if (wanted.pages.length || wanted.posts.length || terms) await write(await newsSource.renew(wanted));
    },
  });
}

type Stamp = { modifiedGmt: string | null; offset: number | null };

const newestIn = (table: 'page' | 'post') =>
  `SELECT modified_gmt AS modifiedGmt, offset FROM ${table} ORDER BY modified_gmt DESC LIMIT 1`;

function newestOf(moment: number, row: Stamp | undefined): Newest {
  const limit = new Date(moment).toISOString().slice(0, 19);
  const modifiedGmt = row?.modifiedGmt && row.modifiedGmt > limit ? limit : (row?.modifiedGmt ?? '');
  return new Newest({ modifiedGmt, offset: row?.offset ?? 0 });
}
