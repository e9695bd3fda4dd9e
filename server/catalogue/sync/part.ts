import type { Logger } from 'pino';
import type { Upstream } from '../../upstreams/http.ts';
import type { Database, Writer } from '../database.ts';
import type { Changes } from './changes/changes.ts';
import { compareList } from './changes/compare.ts';
import type { Dated, Newest } from './changes/newest.ts';
import { forgetMissed, noteMissed, type TellNews, tellNoted } from './changes/news.ts';
import { createIndexSync, type IndexSync, type Intervals } from './indexSync.ts';
import { readMeta, writeMeta } from './meta.ts';
import { KEPT_MS, SHARED_MS, type SharedReads } from './source/sharedReads.ts';
import { readPortion, type Source, totalOf } from './source/source.ts';
import { createRouteThrottle, type RouteThrottle } from './source/throttle.ts';
import { createWalk, type SyncedList, type Walk, walkBegan } from './walk.ts';

export interface PartOptions {
  db: Database;
  upstream: Upstream;
  changes: Changes;
  log: Logger;
  intervals: Intervals;
  signal: AbortSignal;
  /** the paths that the services live at, in lower case */
  roots(): Promise<readonly string[]>;
  /** with the other processes of the site; null where there are none */
  shared: SharedReads | null;
  /** milliseconds that one call in the background may take */
  patienceMs: number;
  /** Takes in what was written: what was made from it goes. */
  written(tags: ReadonlySet<string>): Promise<void>;
  /** Tells others of what changed; of what a first walk finds what is not as an older file had it. */
  tell: TellNews | null;
}

export type PartName = 'shop' | 'content';

/** How far the index of one service is. */
export interface PartProgress {
  /** rows of the walk under way; null while none is */
  walk: Walk['progress'];
  msPerRow: number | null;
  /** rows of one call; fewer than it gives where more were cut off */
  rowsPerCall: number;
}

/** What keeps one service's part of the index fresh. */
export interface Part extends IndexSync {
  readonly progress: PartProgress;
}

/** When a part was last renewed, in epoch milliseconds; null before its first walk ended. */
export const renewedAt = (db: Pick<Database, 'get'>, part: PartName): number | null => readMeta<number>(db, part);

/** Purged once a first walk has ended: what was made without the index. */
const FIRST = ['catalogue', 'productList', 'productText', 'productGroups', 'paths'];

/** One service's part of the file: what of it is written together, and what that purges. */
export class PartFile {
  readonly throttle: RouteThrottle;
  readonly #options: PartOptions;
  readonly #name: PartName;
  readonly #unreadable = new Set<string>();
  #telling: Promise<void> | null = null;

  constructor(options: PartOptions, name: PartName) {
    this.#options = options;
    this.#name = name;
    this.throttle = createRouteThrottle(options.patienceMs, readMeta(options.db, `throttle ${name}`) ?? {});
  }

  /** For what comes round, in every process of the site: one reads for all. */
  get source(): Source {
    const { db, shared } = this.#options;
    if (!shared) return this.newsSource;
    const oldestMs = () =>
      renewedAt(db, this.#name) === null ? KEPT_MS : Math.min(SHARED_MS, Date.now() - walkBegan(db, this.#name));
    return { ...this.newsSource, forAll: (name, read) => shared.read(name, oldestMs(), read) };
  }

  /** For what was just told to have changed: what was read before the news will not do. */
  get newsSource(): Source {
    const { upstream, log, signal, roots } = this.#options;
    return { upstream, log, signal, roots, throttle: this.throttle, unreadable: this.#unreadable };
  }

  /** Which change is the newest that was read of a list, kept over restarts. */
  newest(list: string): Dated | null {
    return readMeta<Dated>(this.#options.db, `newest ${list}`);
  }

  /** Writes what was read, all at once, and purges what was made from the rows that changed. */
  async apply(work: (writer: Writer, tells: boolean) => Promise<Set<string>>): Promise<void> {
    const { db, changes, tell } = this.#options;
    const isFirst = renewedAt(db, this.#name) === null;
    const tags = await db.write(async writer => {
      const changed = await work(writer, tell !== null && !isFirst);
      if (changed.size) changed.add('catalogue');
      return changes.exchange(writer, isFirst ? new Set() : changed);
    });
    await this.#purge(tags);
    this.#tell();
  }

  /** Notes that the part is as the service has it since `began`, and up to which change of each list. */
  async renewed(began: number, newest: Readonly<Record<string, Newest>>): Promise<void> {
    const { db, changes, tell } = this.#options;
    const isFirst = renewedAt(db, this.#name) === null;
    const tags = await db.write(async writer => {
      if (isFirst && this.#name === 'shop') await (tell ? noteMissed : forgetMissed)(writer);
      writeMeta(writer, this.#name, began);
      writeMeta(writer, `throttle ${this.#name}`, this.throttle.sizes);
      for (const [list, { row }] of Object.entries(newest)) writeMeta(writer, `newest ${list}`, row);
      return changes.exchange(writer, new Set(isFirst ? FIRST : []));
    });
    await this.#purge(tags);
    this.#tell();
  }

  /** Behind, once at a time; what could not be told waits for the next look, a minute later at most. */
  #tell(): void {
    const { db, tell, log, signal } = this.#options;
    // What an older file has left to tell waits for the addresses of products.
    if (!tell || signal.aborted || renewedAt(db, 'shop') === null) return;
    this.#telling ??= tellNoted(db, tell)
      .catch(error => {
        if (!signal.aborted) log.warn({ reason: (error as Error).message }, 'Others could not be told of changes yet');
      })
      .finally(() => {
        this.#telling = null;
      });
  }

  /** Resolves once nothing is being told. */
  async settled(): Promise<void> {
    await this.#telling;
  }

  async #purge(news: readonly string[]): Promise<void> {
    if (news.length) await this.#options.written(new Set(news));
  }
}

export interface PartWork {
  lists: readonly SyncedList[];
  readTerms(): Promise<void>;
  /** Which change is the newest in the file, but not after `moment`, epoch milliseconds. */
  newestUntil(moment: number): Readonly<Record<string, Newest>>;
  refresh(): Promise<void>;
  renew(tags: ReadonlySet<string>): Promise<void>;
}

/** Keeps a part: walks it, looks for changes, compares. */
export function keepPart(options: PartOptions, name: PartName, file: PartFile, work: PartWork): Part {
  const { db } = options;
  const { source, throttle } = file;
  const { lists, readTerms } = work;
  const total = (list: SyncedList) => totalOf(source, list.path);
  const walk = createWalk({ db, part: name, lists, readTerms, totalOf: total });
  const idsFrom = (list: SyncedList, from: number) =>
    readPortion(source, { name: 'ids', path: `${list.path}&_fields=id`, decode: () => null }, from);
  const compared = { db, idsFrom, withheld: new Map<string, number>() };
  const indexSync = createIndexSync({
    ...options,
    name,
    inStep: options.shared !== null,
    lastWalk: () => (renewedAt(db, name) === null ? null : (walk.last?.began ?? null)),
    restart: walk.restart,
    async step() {
      if (!(await walk.step())) return false;
      // A row that changed beside the first walk may have been read before: what came since it began is asked for again.
      await file.renewed(Date.now(), renewedAt(db, name) === null ? work.newestUntil(walk.last!.at) : {});
      return true;
    },
    refresh: work.refresh,
    async compare() {
      for (const list of lists)
        if (list.isThere()) await compareList({ ...compared, totalOf: async one => (await total(one)).total }, list);
    },
    renew: work.renew,
  });
  return {
    ...indexSync,
    async close() {
      await indexSync.close();
      await file.settled();
    },
    get progress() {
      return { walk: walk.progress, msPerRow: throttle.msPerRow, rowsPerCall: throttle.size(lists[0]!.name) };
    },
  };
}
