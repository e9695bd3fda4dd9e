import path from 'node:path';
import type { Logger } from 'pino';
import type { Store } from '../cache/store.ts';
import type { SharedRedis } from '../storage/redis.ts';
import type { Features } from '../upstreams/features.ts';
import type { Upstream } from '../upstreams/http.ts';
import type { Known } from '../upstreams/known.ts';
import type { Money } from '../upstreams/shop/currency.ts';
import type { Attribute, Product, ProductCategory, Variation } from '../upstreams/shop/wire.ts';
import type { IndexNews } from '../workers/indexNews.ts';
import { openDatabase } from './database.ts';
import { attributeKeys } from './read/facets/attributeKeys.ts';
import { Columns } from './read/facets/columns.ts';
import { countFacets } from './read/facets/facets.ts';
import { knownIn } from './read/known.ts';
import { type Facets, listProducts } from './read/lists.ts';
import { type Offer, offerPortions } from './read/offers.ts';
import { pageId } from './read/pagePaths.ts';
import { type Kind, pathOf, resolvePath, type Target } from './read/paths.ts';
import { popularCategories } from './read/popular.ts';
import type { ProductQuery } from './read/productQuery.ts';
import { categoryRows, isProtected, productRow, variationRows } from './read/productRows.ts';
import {
  type ProductLink,
  priceRangeOf,
  productLinks,
  type Relations,
  relatedProducts,
  relationsOf,
} from './read/related.ts';
import { type SitemapEntry, sitemapOf } from './read/sitemap.ts';
import { ownersOf, ownersOfIds, type SkuOwner } from './read/skus.ts';
import {
  allPages,
  type Neighbours,
  ownPages,
  type PageLink,
  postId,
  postNeighbours,
  postsNamed,
  productId,
  termId,
} from './read/slugs.ts';
import { createSearch } from './search/search.ts';
import { readSynonyms, SYNONYMS_FILE } from './search/synonyms.ts';
import { createChanges } from './sync/changes/changes.ts';
import type { TellNews } from './sync/changes/news.ts';
import { idsIn } from './sync/changes/tags.ts';
import { INTERVALS, type Intervals } from './sync/indexSync.ts';
import { readMeta, writeMeta } from './sync/meta.ts';
import { type PartName, type PartProgress, renewedAt } from './sync/part.ts';
import { createContentSync, createShopSync } from './sync/parts.ts';
import { postsPage, writePostsPage } from './sync/postsPage.ts';
import { formerId } from './sync/rows/formerSlugs.ts';
import type { TermKind } from './sync/rows/termRow.ts';
import { createSharedReads } from './sync/source/sharedReads.ts';

export interface CatalogueOptions {
  shop: { upstream: Upstream; features: Features };
  content: { upstream: Upstream };
  store: Store;
  dataDir: string;
  log: Logger;
  /** names the services the index is made from */
  key: string;
  /** the site's own address without a slash at the end */
  publicUrl: string;
  /** sanitises what an editor wrote */
  html: (raw: string) => string;
  intervals?: Partial<Intervals>;
  /** milliseconds that one call in the background may take */
  patienceMs?: number;
  /** by which the processes of one site read the services together */
  redis?: SharedRedis | null;
  /** with the other workers of this machine; null where there are none */
  indexNews?: IndexNews | null;
  /** words that buyers use for the same thing, in place of the file beside search */
  synonymsFile?: string | undefined;
  /** for answers that are derived from the index, as JSON: as many are kept as fit */
  derivedBytes: number;
  /** Tells others of products that changed; without it nobody is told. */
  tell?: TellNews;
  /** whether the services tell at once of what is new */
  webhooksEnabled?: boolean;
}

/** Milliseconds that one call in the background may take: nobody waits for it. */
const PATIENCE_MS = 60_000;
/** Characters of a path of which is kept where it leads. */
const LONGEST_KEPT = 200;

/** How far the walks of both services are. */
export interface Progress {
  /** rows read, and rows in all; both 0 while no walk is under way */
  done: number;
  total: number;
  /** of the slower service, by the last page; null before the first */
  msPerRow: number | null;
  /** what is asked of it at a time: fewer than 100 where more were cut off */
  rowsPerCall: number;
  /** whether another process or worker of the site reads just now what this one waits for */
  byAnother: boolean;
}

/**
 * The index of both services: lists, order, search, counts, paths. All answers come from the file, at once and without
 * a call. What is made from it depends on the tag `catalogue`.
 */
export interface Catalogue {
  /** whether a walk of both services has ended, in this run or an earlier one */
  readonly ready: boolean;
  /** milliseconds since the older part was last renewed; null until it is ready */
  ageMs(): number | null;
  progress(): Progress;
  /** Walks and keeps the index fresh. Resolves once the first walk has ended, well or not; need not be waited for. Never rejects. */
  start(): Promise<void>;
  close(): Promise<void>;
  /** Looks now for what changed; with `everything` also for what vanished. Never rejects: a failure is tried again. */
  refresh(everything?: boolean): Promise<void>;
  /** Looks now at what these tags name, e.g. product:12. Never rejects: a failure is tried again. */
  renew(tags: Iterable<string>): Promise<void>;
  products: {
    /** whether the shop has been walked */
    readonly ready: boolean;
    /** whether what is not here is not at the shop either */
    readonly complete: boolean;
    /** by the slug it has, else by one it had */
    idOf(slug: string): number | null;
    slugOf(id: number): string | null;
    /** whether a product, or the one that a variation belongs to, is behind a password */
    isProtected(id: number): boolean;
    /** What is known of one without the shop, marked by when it was read; null for an unknown one. */
    row(id: number): Product | null;
    /** Its variations as they were then, in the shop's order. */
    variationRows(id: number): Variation[];
    /** every category as it was read */
    categories(): ProductCategory[];
    /** the product that a variation belongs to; null for what is no variation */
    ofVariation(id: number): number | null;
    /** whether a product has options of this attribute, by its key; true until the shop has been walked */
    hasAttribute(key: string): boolean;
    list(query: ProductQuery): Promise<{ ids: number[]; totalItems: number }>;
    facets(query: ProductQuery): Promise<Facets>;
    /** The words of a search with their typing errors mended; null where they were found as they are. */
    correctionOf(search: string): Promise<string | null>;
    /** names of the deepest categories that sell best, at most `first` */
    popular(first: number): Promise<string[]>;
    /** The shop's money as it last said; null where it never did. */
    money(): Money | null;
    /** Notes what the shop says of its money, for times when it does not. Never rejects. */
    noteMoney(money: Money): void;
    /** The shop's global attributes with their options, as it last said; none where it never did. */
    attributes(): Attribute[];
    /** The same of them. */
    noteAttributes(attributes: readonly Attribute[]): void;
    /** at most 12 */
    related(id: number, first: number): number[];
    relations(id: number): Relations;
    /** of its variations, exact decimals */
    priceRange(id: number): { min: string; max: string } | null;
    links(ids: readonly number[]): ProductLink[];
    /** in the order of the question, whatever the case of their letters; null for an unknown one */
    ownersOf(skus: readonly string[]): (SkuOwner | null)[];
    /** what ids of products and variations stand for */
    ownersOfIds(ids: readonly (number | null)[]): (SkuOwner | null)[];
    /** everything that has a price, portion by portion */
    offers(): Iterable<Offer[]>;
  };
  pages: {
    /** whether the content service has been walked */
    readonly ready: boolean;
    /** whether what is not here is not at the content service either */
    readonly complete: boolean;
    /** by the slug it has, else by one it had; null for an unknown one, for a page below another and for WordPress's own */
    idOf(slug: string): number | null;
    /** by title, without WordPress's own; with a slug those that have it, whatever they stand below */
    all(slug?: string): PageLink[];
    /** ids of WordPress's own */
    own(): number[];
    /** the one of them that lists its posts, which /blog stands for; null where it has none, or has not said */
    readonly postsPage: number | null;
    /** Notes which one that is, in the process that writes the index. Never rejects. */
    notePostsPage(id: number | null): Promise<void>;
  };
  posts: {
    readonly ready: boolean;
    readonly complete: boolean;
    /** by the slug it has, else by one it had */
    idOf(slug: string): number | null;
    neighbours(id: number): Neighbours;
    /** whose slug has one of these words, newest first, at most 100 */
    named(words: readonly string[]): PageLink[];
  };
  /** Of a term by its slug; null for an unknown one. */
  termIdOf(kind: TermKind, slug: string): number | null;
  /** Canonical path; null for what is not known or has no screen. */
  pathOf(kind: Kind, id: number): string | null;
  /** What a path leads to: the thing itself, or its canonical path. */
  resolve(path: string): Target | null;
  sitemap(): Promise<SitemapEntry[]>;
  /** what there is, by which a wrong answer of a service is told */
  known: Known;
}

/** Opens `catalogue-{key}.sqlite` in the data folder; what an earlier run left there answers at once. */
export function createCatalogue(options: CatalogueOptions): Catalogue {
  const { store, log, shop, content, indexNews = null } = options;
  const file = path.join(options.dataDir, `catalogue-${options.key}.sqlite`);
  const db = openDatabase(file, log, options.derivedBytes);
  const stop = new AbortController();
  const columns = new Columns(db);
  let notedAttributes: readonly Attribute[] | undefined;
  let notedMoney: Money | undefined;
  const search = createSearch(db, columns, readSynonyms(options.synonymsFile ?? SYNONYMS_FILE));
  /** What was made from the rows that changed is made anew, from what the file has now. */
  const take = async (tags: ReadonlySet<string>) => {
    await columns.update(idsIn(tags, 'product'));
    db.forget();
    store.purge(tags);
  };
  const isWriter = indexNews?.isWriter ?? true;
  if (!isWriter) indexNews?.onNews(tags => void take(tags).catch(() => store.outdate('everything')));
  const shared = options.redis ? createSharedReads(options.redis, options.key) : null;
  const common = {
    ...{ db, log, signal: stop.signal, changes: createChanges(db) },
    shared,
    intervals: { ...INTERVALS, ...options.intervals },
    patienceMs: options.patienceMs ?? PATIENCE_MS,
    async written(tags: ReadonlySet<string>) {
      await take(tags);
      indexNews?.tell(tags);
    },
    tell: options.tell ?? null,
  };
  const indexSyncs = [
    createShopSync({ ...common, upstream: shop.upstream, features: shop.features }, options.html),
    createContentSync({ ...common, upstream: content.upstream }),
  ];
  const isReady = (part: PartName) => db.cached(`renewed ${part}`, () => renewedAt(db, part)) !== null;
  const isComplete = (part: PartName) => options.webhooksEnabled === true && isReady(part);
  const all = async (work: (indexSync: (typeof indexSyncs)[number]) => Promise<void>) => {
    if (isWriter) await Promise.all(indexSyncs.map(work));
  };
  return {
    get ready() {
      return isReady('shop') && isReady('content');
    },
    ageMs() {
      const [first, second] = [renewedAt(db, 'shop'), renewedAt(db, 'content')];
      return first === null || second === null ? null : Math.max(0, Date.now() - Math.min(first, second));
    },
    progress() {
      const parts = indexSyncs.map(indexSync => indexSync.progress);
      const sum = (of: (part: PartProgress) => number) => parts.reduce((all, part) => all + of(part), 0);
      const slowest = parts.toSorted((a, b) => (b.msPerRow ?? 0) - (a.msPerRow ?? 0))[0]!;
      return {
        done: sum(({ walk }) => walk?.done ?? 0),
        total: sum(({ walk }) => walk?.total ?? 0),
        msPerRow: slowest.msPerRow,
        rowsPerCall: slowest.rowsPerCall,
        byAnother: !isWriter || (shared?.waiting ?? false),
      };
    },
    async start() {
      if (isReady('shop')) void columns.load().catch(() => {});
      await all(indexSync => indexSync.start());
    },
    refresh: everything => all(indexSync => indexSync.pass(everything ? 'walk' : 'refresh')),
    renew: tags => all(indexSync => indexSync.renew(tags)),
    async close() {
      stop.abort();
      await Promise.all(indexSyncs.map(indexSync => indexSync.close()));
      db.close();
    },
    products: {
      get ready() {
        return isReady('shop');
      },
      get complete() {
        return isComplete('shop');
      },
      idOf: slug => productId(db, slug) ?? formerId(db, 'product', slug),
      slugOf: id => db.get<{ slug: string }>('SELECT slug FROM product WHERE id = ?', id)?.slug ?? null,
      ofVariation: id =>
        db.get<{ product: number }>('SELECT product_id AS product FROM variation WHERE id = ?', id)?.product ?? null,
      isProtected: id => db.cached(`protected ${id}`, () => isProtected(db, id)),
      row: id => productRow(db, id, new Date(renewedAt(db, 'shop') ?? 0)),
      variationRows: id => variationRows(db, id),
      categories: () => db.cached('categories', () => categoryRows(db)),
      hasAttribute: key => !isReady('shop') || attributeKeys(db).has(key),
      list: query => listProducts(db, columns, search, query),
      facets: query => countFacets(db, columns, search, query),
      correctionOf: asked => search.correctionOf(asked),
      popular: first => popularCategories(db, first),
      money: () => readMeta<Money>(db, 'money'),
      attributes: () => readMeta<Attribute[]>(db, 'attributes') ?? [],
      noteAttributes(attributes) {
        // What is kept is the same list each time.
        if (attributes === notedAttributes) return;
        notedAttributes = attributes;
        void db.write(async writer => writeMeta(writer, 'attributes', attributes)).catch(() => {});
      },
      noteMoney(money) {
        // What is kept is the same object each time.
        if (money === notedMoney) return;
        notedMoney = money;
        const known = readMeta<Money>(db, 'money');
        if (known?.currency === money.currency && known.pricesIncludeTax === money.pricesIncludeTax) return;
        void db.write(async writer => writeMeta(writer, 'money', money)).catch(() => {});
      },
      related: (id, first) => relatedProducts(db, id, first),
      relations: id => db.cached(`relations ${id}`, () => relationsOf(db, id)),
      priceRange: id => db.cached(`prices ${id}`, () => priceRangeOf(db, id)),
      links: ids => productLinks(db, ids),
      ownersOf: skus => ownersOf(db, skus),
      ownersOfIds: ids => ownersOfIds(db, ids),
      offers: () => offerPortions(db),
    },
    pages: {
      get ready() {
        return isReady('content');
      },
      get complete() {
        return isComplete('content');
      },
      idOf: slug => pageId(db, slug) ?? formerId(db, 'page', slug),
      all: slug => allPages(db, slug),
      own: () => ownPages(db),
      get postsPage() {
        return db.cached('posts page', () => postsPage(db));
      },
      async notePostsPage(id) {
        if (!isWriter || postsPage(db) === id) return;
        await db
          .write(async writer => writePostsPage(writer, id))
          .then(common.written)
          .catch(error => log.warn({ reason: (error as Error).message }, 'The page of the posts could not be noted'));
      },
    },
    posts: {
      get ready() {
        return isReady('content');
      },
      get complete() {
        return isComplete('content');
      },
      idOf: slug => postId(db, slug) ?? formerId(db, 'post', slug),
      neighbours: id => postNeighbours(db, id),
      named: words => postsNamed(db, words),
    },
    termIdOf: (kind, slug) => termId(db, kind, slug),
    // Menus ask for each of their links, on every page.
    pathOf: (kind, id) => db.cached(`path ${kind} ${id}`, () => pathOf(db, kind, id)),
    // So do texts; what a visitor makes up may be of any length.
    resolve: asked =>
      asked.length > LONGEST_KEPT ? resolvePath(db, asked) : db.cached(`at ${asked}`, () => resolvePath(db, asked)),
    sitemap: () => sitemapOf(db, options.publicUrl),
    known: knownIn(db),
  };
}
