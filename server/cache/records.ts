import { isDeepStrictEqual } from 'node:util';
import { cacheRead } from '../telemetry/events.ts';
import { within } from './deadline.ts';
import type { Scope } from './scope.ts';
import type { Entry, Store } from './store.ts';

/** How long a kind of record is good for, in milliseconds. */
export interface Clock {
  /** served without a question */
  fresh: number;
  /** served while one refresh runs, and for as long as the upstream fails */
  stale: number;
}

/** What a fetch brings home for one key. An error in the place of the value is handed on and kept by nobody. */
export interface Fetched<T> {
  value: T;
  tags: readonly string[];
  /** approximate bytes */
  size: number;
  /** how long it is good for, where that is less than its clock says */
  freshMs?: number;
  /** what else the same answer held: it is kept, too, as long */
  along?: readonly { key: string; fetched: Fetched<unknown> }[];
}

/** Answers in the order of the keys. */
type Fetch<T> = (keys: readonly string[]) => Promise<Fetched<T>[]>;

/** What several processes fetch once for all of them. */
export interface SharedFetches {
  /**
   * Answers in the order of `keys`, each with how long ago it was fetched, in milliseconds: by another process, at most
   * `oldestMs` ago or just now, else by `fetch`, which gets the keys that are left to this one. Rejects as `fetch` does.
   */
  fetch<T>(keys: readonly string[], oldestMs: number, fetch: Fetch<T>): Promise<(Fetched<T> & { ageMs: number })[]>;
  /** What was fetched until now, and has one of these tags, will not do any more for whoever asks from now on. */
  forget(tags: Iterable<string> | 'everything'): void;
  /** The same, told to the other processes too: what they keep of it is outdated. */
  outdate(tags: Iterable<string>): void;
  /** What another process has outdated. */
  onOutdated(take: (tags: readonly string[]) => void): void;
}

/** With how long ago it was fetched, in milliseconds; now if left out. */
type Aged<T> = Fetched<T> & { ageMs?: number | undefined };

interface RecordEntry<T = unknown> extends Entry {
  value: T;
  freshUntil: number;
  staleUntil: number;
  /** epoch milliseconds when the service said so */
  readAt: number;
  /** set when the last refresh failed */
  failed: boolean;
  due: boolean;
}

/** An answer made while a refresh runs is kept this long: the refresh purges it if anything changed. */
const STALE_ANSWER_MS = 2_000;
/** What the flight of a record is called, before its key. */
const FLIGHT = 'record ';
/** After a failed refresh the next try waits this long. */
const RETRY_MS = 5_000;
/** A visitor waits no longer than this where something older can stand in. */
const PATIENCE_MS = 3_000;

/** Decoded records of the upstreams: the only values of the cache with clocks. */
export class Records {
  readonly #store: Store;
  readonly #lasting: boolean;
  readonly #shared: SharedFetches | null;

  /**
   * With `lasting` off a record lives for a second: long enough for one answer, too short to be noticed.
   * @param shared with the other workers; null where there are none
   */
  constructor(store: Store, lasting = true, shared: SharedFetches | null = null) {
    this.#store = store;
    this.#lasting = lasting;
    this.#shared = lasting ? shared : null;
    shared?.onOutdated(tags => store.outdate(tags));
  }

  /** A mark of this moment: another one as soon as anything was purged or outdated. */
  get sequence(): number {
    return this.#store.sequence;
  }

  /** Whether a record is there, fresh or stale. */
  knows(key: string): boolean {
    return this.#usable(key, Date.now()) !== undefined;
  }

  /** Whether there may be a record with this tag: one look for all of its keys. */
  mayKnow(tag: string): boolean {
    return this.#store.hasTag(tag);
  }

  /** What has one of these tags has changed: it is read again before it is used, by all workers. */
  outdate(tags: Iterable<string>): void {
    this.#shared?.outdate(tags);
    this.#store.outdate(tags);
  }

  /** Reads one record. `fetch` runs at most once at a time per key, and not for this request alone: it gets no deadline of it. */
  async read<T>(scope: Scope, key: string, clock: Clock, fetch: () => Promise<Fetched<T>>): Promise<T> {
    const [value] = await this.readMany<T>(scope, [key], clock, async () => [await fetch()]);
    return value as T;
  }

  /**
   * Reads records in the order of `keys`. Those that are neither fresh nor stale are fetched together: `fetch` gets
   * their keys and answers in the same order. Those that are due are fetched before they are used, and used as they
   * were where that fails or takes more than three seconds: then it goes on behind.
   */
  async readMany<T>(scope: Scope, keys: readonly string[], clock: Clock, fetch: Fetch<T>): Promise<T[]> {
    const now = Date.now();
    const entries = keys.map(key => this.#usable<T>(key, now));
    const missing = keys.filter((_, i) => !entries[i]);
    const due = keys.filter((_, i) => entries[i]?.due);
    const outdated = keys.filter((_, i) => entries[i] && !entries[i].due && entries[i].freshUntil <= now);
    // What was told to have changed meanwhile is due all the same.
    const isDue = (key: string) => this.#store.get<RecordEntry>(key)?.due;
    if (outdated.length)
      void this.#fetch(outdated, clock, fetch).catch(() => this.#postpone(outdated.filter(key => !isDue(key))));
    publishReads(keys.length, missing.length, outdated.length + due.length);
    if (!missing.length && !due.length) return entries.map(entry => this.#take(scope, entry!));
    const [fetched, renewed] = await Promise.all([
      missing.length ? within(scope, this.#fetch(missing, clock, fetch)) : null,
      due.length ? this.#renew(scope, due, clock, fetch) : null,
    ]);
    return keys.map((key, i) => {
      const newer = renewed?.get(key);
      const known = newer?.value instanceof Error ? entries[i] : (newer ?? entries[i]);
      return this.#take(scope, known ?? fetched!.get(key)!);
    });
  }

  /** What these are by now; null where the service failed, or has not answered while the visitor waited. */
  #renew<T>(
    scope: Scope,
    due: readonly string[],
    clock: Clock,
    fetch: Fetch<T>,
  ): Promise<Map<string, RecordEntry<T>> | null> {
    const renewal = this.#fetch(due, clock, fetch).catch(() => this.#postpone(due));
    return within(scope, renewal, PATIENCE_MS).catch(() => {
      scope.stale = true;
      for (const key of due) this.#renewBehind(key);
      return null;
    });
  }

  /** From now on it is used as it was until the call that is under way has ended. */
  #renewBehind(key: string): void {
    const entry = this.#store.get<RecordEntry>(key);
    if (!entry?.due) return;
    entry.due = false;
    entry.freshUntil = Date.now();
  }

  #usable<T>(key: string, now: number): RecordEntry<T> | undefined {
    const entry = this.#store.get<RecordEntry<T>>(key);
    return entry && entry.staleUntil > now ? entry : undefined;
  }

  #take<T>(scope: Scope, entry: RecordEntry<T>): T {
    const now = Date.now();
    scope.depend(entry.tags, entry.freshUntil > now ? entry.freshUntil : now + STALE_ANSWER_MS);
    if (entry.failed) scope.standsIn(entry.readAt);
    if (entry.value instanceof Error) scope.failed = true;
    return entry.value;
  }

  /** Every key is its own flight, so that two requests that share some keys share those calls. */
  async #fetch<T>(keys: readonly string[], clock: Clock, fetch: Fetch<T>): Promise<Map<string, RecordEntry<T>>> {
    // A record has the flight of its key alone, whatever kind of answer is made under the same word.
    const flights = keys.map(key => FLIGHT + key);
    const loaded = await this.#store.onceForEach(flights, mine =>
      this.#load<T>(
        mine.map(flight => flight.slice(FLIGHT.length)),
        clock,
        fetch,
      ),
    );
    return new Map(keys.map((key, at) => [key, loaded[at]!.get(key)!]));
  }

  async #load<T>(keys: readonly string[], clock: Clock, fetch: Fetch<T>): Promise<Map<string, RecordEntry<T>>> {
    const since = this.#store.sequence;
    const fetched: Aged<T>[] = this.#shared ? await this.#shared.fetch(keys, clock.fresh, fetch) : await fetch(keys);
    return new Map(
      keys.map((key, i) => {
        const { along = [], ageMs } = fetched[i]!;
        for (const other of along) this.#keep(other.key, this.#entry(clock, { ...other.fetched, ageMs }), since);
        const entry = this.#entry(clock, fetched[i]!);
        if (entry.value instanceof Error) this.#postpone([key]);
        else this.#keep(key, entry, since);
        return [key, entry] as const;
      }),
    );
  }

  #entry<T>(clock: Clock, { value, tags, size, freshMs = clock.fresh, ageMs = 0 }: Aged<T>): RecordEntry<T> {
    const now = Date.now() - Math.round(ageMs);
    const [fresh, stale] = this.#lasting ? [freshMs, clock.stale] : [1_000, 0];
    return {
      value,
      tags,
      size,
      freshUntil: now + fresh,
      staleUntil: now + fresh + stale,
      readAt: now,
      failed: false,
      due: false,
    };
  }

  /**
   * A record that came back different purges what was made from the old one: where nothing lasts, nothing was, and of
   * what was due it is gone already.
   */
  #keep<T>(key: string, entry: RecordEntry<T>, since: number): void {
    const before = this.#lasting ? this.#store.get<RecordEntry<T>>(key) : undefined;
    const changed = before && !before.due && !isDeepStrictEqual(before.value, entry.value);
    if (this.#store.set(key, entry, since) && changed)
      this.#store.purge(new Set([...before.tags, ...entry.tags]), { keep: key });
  }

  #postpone(keys: readonly string[]): null {
    for (const key of keys) {
      const entry = this.#store.get<RecordEntry>(key);
      if (!entry) continue;
      entry.failed = true;
      entry.due = false;
      entry.freshUntil = Date.now() + RETRY_MS;
    }
    return null;
  }
}

function publishReads(all: number, misses: number, stale: number): void {
  if (!cacheRead.hasSubscribers) return;
  const counts = { hit: all - misses - stale, stale, miss: misses };
  for (const outcome of ['hit', 'stale', 'miss'] as const)
    if (counts[outcome]) cacheRead.publish({ kind: 'record', outcome, count: counts[outcome] });
}
