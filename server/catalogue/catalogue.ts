import path from 'node:path';
import type { Logger } from 'pino';
import type { Store } from '../cache/store.ts';
import type { SharedRedis } from '../storage/redis.ts';
import type { Root } from '../upstreams/content/wire.ts';
import type { Features } from '../upstreams/features.ts';
import type { Upstream } from '../upstreams/http.ts';
import type { Known } from '../upstreams/known.ts';
import { rootsOf } from '../upstreams/ownHosts.ts';
import type { IndexNews } from '../workers/indexNews.ts';
import { openDatabase } from './database.ts';
import { type IndexedPages, indexedPages } from './pages.ts';
import { type IndexedPosts, indexedPosts } from './posts.ts';
import { type IndexedProducts, indexedProducts } from './products.ts';
import { Columns } from './read/facets/columns.ts';
import { knownIn } from './read/known.ts';
import { type Kind, pathOf, resolvePath, type Target } from './read/paths.ts';
import { type SitemapEntry, sitemapOf } from './read/sitemap.ts';
import { termId } from './read/slugs.ts';
import { isWithdrawn } from './read/withdrawn.ts';
import { createRecovery } from './recovery.ts';
import { VERSION } from './schema.ts';
import { createSearch } from './search/search.ts';
import { readSynonyms, SYNONYMS_FILE } from './search/synonyms.ts';
import { createChanges } from './sync/changes/changes.ts';
import type { TellNews } from './sync/changes/news.ts';
import { idsIn } from './sync/changes/tags.ts';
import { INTERVALS, type Intervals } from './sync/indexSync.ts';
import { type PartName, renewedAt } from './sync/part.ts';
import { createContentSync, createShopSync } from './sync/parts.ts';
import { type Progress, progressOf } from './sync/progress.ts';
import type { TermKind } from './sync/rows/termRow.ts';
import { createSharedReads } from './sync/source/sharedReads.ts';
import { createOutOfStockNote } from './sync/write/writeOutOfStock.ts';

export interface CatalogueOptions {
  shop: { upstream: Upstream; features: Features };
  content: { upstream: Upstream };
  store: Store;
  dataDir: string;
  log: Logger;
  /** names the services the index is made from */
  key: string;
  /** homes of services below the top of their hosts, as far as they are known */
  ownHomes: () => readonly string[];
  /** What the content service says of itself; null where it does not. Never rejects. Then its homes are among `ownHomes`. */
  readRoot: () => Promise<Pick<Root, 'gmt_offset'> | null>;
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
  products: IndexedProducts;
  pages: IndexedPages;
  posts: IndexedPosts;
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
  const known = knownIn(db);
  const stop = new AbortController();
  const columns = new Columns(db);
  const roots = () => rootsOf(options.ownHomes());
  const resolveAt = (asked: string) => resolvePath(db, asked, roots());
  const search = createSearch(db, columns, readSynonyms(options.synonymsFile ?? SYNONYMS_FILE));
  /** What was made from the rows that changed is made anew, from what the file has now. */
  const take = async (tags: ReadonlySet<string>) => {
    await follow();
    await columns.update(idsIn(tags, 'product'));
    db.forget();
    store.purge(tags, { isWithdrawn: tag => isWithdrawn(known, tag) });
  };
  const isWriter = indexNews?.isWriter ?? true;
  if (!isWriter) indexNews?.onNews(tags => void take(tags).catch(() => store.outdate('everything')));
  // Another release decodes the same rows otherwise, and may share the Redis.
  const shared = options.redis ? createSharedReads(options.redis, `${options.key}:${VERSION}`) : null;
  const common = {
    db,
    log,
    signal: stop.signal,
    async roots() {
      await options.readRoot();
      return roots();
    },
    changes: createChanges(db),
    shared,
    intervals: { ...INTERVALS, ...options.intervals },
    patienceMs: options.patienceMs ?? PATIENCE_MS,
    async written(tags: ReadonlySet<string>) {
      await take(tags);
      indexNews?.tell(tags);
    },
    tell: options.tell ?? null,
  };
  const offsetNow = async () => {
    const hours = (await options.readRoot())?.gmt_offset;
    return hours === undefined ? null : hours * 60;
  };
  const indexSyncs = [
    createShopSync({ ...common, upstream: shop.upstream, features: shop.features }, options.html),
    createContentSync({ ...common, upstream: content.upstream, offsetNow }),
  ];
  const follow = createRecovery({
    db,
    columns,
    indexNews,
    log,
    refresh: () => all(indexSync => indexSync.pass('refresh')),
  });
  const isReady = (part: PartName) => db.cached(`renewed ${part}`, () => renewedAt(db, part)) !== null;
  const isComplete = (part: PartName) => options.webhooksEnabled === true && isReady(part);
  const all = async (work: (indexSync: (typeof indexSyncs)[number]) => Promise<void>) => {
    if (isWriter) await Promise.all(indexSyncs.map(work));
  };
  const renew = (tags: Iterable<string>) => all(indexSync => indexSync.renew(tags));
  const indexed = { db, isReady: () => isReady('content'), isComplete: () => isComplete('content') };
  return {
    get ready() {
      return isReady('shop') && isReady('content');
    },
    ageMs() {
      const [first, second] = [renewedAt(db, 'shop'), renewedAt(db, 'content')];
      return first === null || second === null ? null : Math.max(0, Date.now() - Math.min(first, second));
    },
    progress: () =>
      progressOf(
        indexSyncs.map(({ progress }) => progress),
        !isWriter || (shared?.waiting ?? false),
      ),
    async start() {
      if (isReady('shop')) void columns.load().catch(() => {});
      await all(indexSync => indexSync.start());
    },
    refresh: everything => all(indexSync => indexSync.pass(everything ? 'walk' : 'refresh')),
    renew,
    async close() {
      stop.abort();
      await Promise.all(indexSyncs.map(indexSync => indexSync.close()));
      db.close();
    },
    products: indexedProducts({
      db,
      columns,
      search,
      isReady: () => isReady('shop'),
      isComplete: () => isComplete('shop'),
      noteOutOfStock: createOutOfStockNote({ db, log, isWriter, written: common.written }),
    }),
    pages: indexedPages({ ...indexed, log, isWriter, renew, written: common.written }),
    posts: indexedPosts(indexed),
    termIdOf: (kind, slug) => termId(db, kind, slug),
    // Menus ask for each of their links, on every page.
    pathOf: (kind, id) => db.cached(`path ${kind} ${id}`, () => pathOf(db, kind, id)),
    // So do texts; what a visitor makes up may be of any length.
    resolve: asked =>
      asked.length > LONGEST_KEPT ? resolveAt(asked) : db.cached(`at ${asked}`, () => resolveAt(asked)),
    sitemap: () => sitemapOf(db, options.publicUrl),
    known,
  };
}
