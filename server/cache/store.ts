import { LRUCache } from 'lru-cache';
import { createBounded } from './bounded.ts';

/** Something cached: a decoded record, an answer or a page. */
export interface Entry {
  tags: readonly string[];
  /** approximate bytes of its value; key and tags are counted by the store */
  size: number;
  /**
   * true once news came of it: to be made anew before it is used again, and used as it was while that fails. Absent on
   * what is simply dropped then.
   */
  due?: boolean;
}

/** What an entry takes besides its own bytes, in the maps of its key and of each tag. */
const ENTRY_BYTES = 300;
const TAG_BYTES = 60;

const sizeOf = (entry: Entry, key: string): number =>
  Math.ceil(entry.size) + 2 * key.length + TAG_BYTES * entry.tags.length + ENTRY_BYTES;

const haveSameTags = (one: Entry, other: Entry): boolean =>
  one.tags.length === other.tags.length && one.tags.every((tag, at) => tag === other.tags[at]);

/** What an entry is. */
export type Kind = 'record' | 'answer' | 'page';

/** By the first word of its key; whatever is neither answer nor page is a record. */
export const kindOf = (key: string): Kind =>
  key.startsWith('answer ') ? 'answer' : key.startsWith('page ') ? 'page' : 'record';

/** A promise with what waits for it. */
const FLIGHT_BYTES = 1_000;
const FLIGHTS_BYTES = 4 * 1024 * 1024;

const flightBytes = (key: string): number => FLIGHT_BYTES + 2 * key.length;

const REMEMBERED_PURGES_BYTES = 5_000_000;

/**
 * The one cache of this process: a bounded store with tags, single flight and purges.
 * Work that began before a purge of one of its tags is not stored, so nothing old outlives a purge.
 */
export class Store {
  readonly #entries: LRUCache<string, Entry>;
  /** Most tags have one key, which needs no set. */
  readonly #keysByTag = new Map<string, string | Set<string>>();
  /** Work under way; of more than this holds, the oldest is not joined any more, and done again where it is asked for. */
  readonly #flights = new Map<string, Promise<unknown>>();
  #flightsBytes = 0;
  readonly #purges = createBounded<number>({
    maxBytes: REMEMBERED_PURGES_BYTES,
    evicted: sequence => {
      this.#forgottenPurge = Math.max(this.#forgottenPurge, sequence);
    },
  });
  #sequence = 0;
  #forgottenPurge = 0;

  /** Told what is purged or outdated, for whoever keeps copies elsewhere. */
  readonly #onPurge: ((tags: readonly string[] | 'everything') => void) | undefined;

  constructor(maxBytes: number, onPurge?: (tags: readonly string[] | 'everything') => void) {
    this.#onPurge = onPurge;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: sizeOf,
      // What is put in the place of another nearly always has its tags: `set` sees to them.
      dispose: (entry, key, reason) => {
        if (reason !== 'set') this.#forgetTags(key, entry);
      },
    });
  }

  /** A mark of this moment, to be handed to `set` once the work begun now is done. */
  get sequence(): number {
    return this.#sequence;
  }

  get<T extends Entry>(key: string): T | undefined {
    return this.#entries.get(key) as T | undefined;
  }

  /** Whether anything stored has this tag. */
  hasTag(tag: string): boolean {
    return this.#keysByTag.has(tag);
  }

  /** Whether it is still this entry that the key stands for. */
  holds(key: string, entry: Entry): boolean {
    return this.#entries.peek(key) === entry;
  }

  /** Stores an entry unless one of its tags was purged after `since`. Returns whether it was stored. */
  set(key: string, entry: Entry, since: number): boolean {
    if (since < this.#forgottenPurge || entry.tags.some(tag => (this.#purges.peek(tag) ?? 0) > since)) return false;
    const before = this.#entries.peek(key);
    this.#entries.set(key, entry);
    const isStored = this.#entries.peek(key) === entry;
    if (before && isStored && haveSameTags(before, entry)) return true;
    if (before) this.#forgetTags(key, before);
    if (isStored) this.#rememberTags(key, entry);
    return isStored;
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** Runs `work` once for all who ask for the same key while it runs. */
  once<T>(key: string, work: () => Promise<T>): Promise<T> {
    const running = this.#flights.get(key);
    if (running) return running as Promise<T>;
    const flight = work().finally(() => this.#land(key, flight));
    this.#takeOff(key, flight);
    return flight;
  }

  /**
   * The same for many keys at once, each of which may be asked for with others: `work` gets those that nobody works on
   * yet, and what it answers holds all of them. One promise stands for all of its keys: lists are long.
   * @returns what holds each key, in the order of `keys`
   */
  async onceForEach<T>(keys: readonly string[], work: (keys: readonly string[]) => Promise<T>): Promise<T[]> {
    const running = keys.map(key => this.#flights.get(key) as Promise<T> | undefined);
    const mine = [...new Set(keys.filter((_, at) => !running[at]))];
    if (!mine.length) return Promise.all(running as Promise<T>[]);
    const flight = work(mine).finally(() => {
      for (const key of mine) this.#land(key, flight);
    });
    for (const key of mine) this.#takeOff(key, flight);
    if (mine.length === keys.length) return new Array<T>(keys.length).fill(await flight);
    return Promise.all(running.map(other => other ?? flight));
  }

  /**
   * Drops what was made from something with one of these tags. A record of it is made anew before it is used again, and
   * used as it was while that fails, unless its tag `isWithdrawn`: then it is dropped, too.
   */
  purge(
    tags: Iterable<string>,
    { keep, isWithdrawn }: { keep?: string; isWithdrawn?: (tag: string) => boolean } = {},
  ): void {
    this.#sequence += 1;
    const purged = [...tags];
    for (const tag of purged) {
      this.#remember(tag);
      const keys = this.#keysOf(tag);
      const drop = keys.length > 0 && isWithdrawn?.(tag);
      for (const key of keys)
        if (drop) this.#entries.delete(key);
        else if (key !== keep) this.#outdateOne(key);
    }
    this.#onPurge?.(purged);
  }

  /**
   * News from outside of what has one of these tags, or of everything: nothing of it is used again as it is. Work
   * already under way is not joined by later requests either, for it may have read the old state.
   */
  outdate(tags: Iterable<string> | 'everything'): void {
    this.#sequence += 1;
    this.#forgetFlights();
    if (tags === 'everything') {
      this.#forgottenPurge = this.#sequence;
      for (const key of [...this.#entries.keys()]) this.#outdateOne(key);
      this.#onPurge?.('everything');
      return;
    }
    const outdated = [...tags];
    for (const tag of outdated) {
      this.#remember(tag);
      for (const key of this.#keysOf(tag)) this.#outdateOne(key);
    }
    this.#onPurge?.(outdated);
  }

  clear(): void {
    this.#sequence += 1;
    this.#forgottenPurge = this.#sequence;
    this.#forgetFlights();
    this.#entries.clear();
  }

  /** How much there is of each kind. */
  sizes(of: 'entries' | 'bytes'): Record<Kind, number> {
    const sizes: Record<Kind, number> = { record: 0, answer: 0, page: 0 };
    for (const [key, entry] of this.#entries.entries()) sizes[kindOf(key)] += of === 'entries' ? 1 : sizeOf(entry, key);
    return sizes;
  }

  get stats(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  #keysOf(tag: string): string[] {
    const keys = this.#keysByTag.get(tag) ?? [];
    return typeof keys === 'string' ? [keys] : [...keys];
  }

  #outdateOne(key: string): void {
    const entry = this.#entries.peek(key);
    if (entry?.due === undefined) this.#entries.delete(key);
    else entry.due = true;
  }

  #takeOff(key: string, flight: Promise<unknown>): void {
    if (!this.#flights.has(key)) this.#flightsBytes += flightBytes(key);
    this.#flights.set(key, flight);
    for (const [oldest] of this.#flights) {
      if (this.#flightsBytes <= FLIGHTS_BYTES) return;
      this.#forgetFlight(oldest);
    }
  }

  #land(key: string, flight: Promise<unknown>): void {
    if (this.#flights.get(key) === flight) this.#forgetFlight(key);
  }

  #forgetFlight(key: string): void {
    if (this.#flights.delete(key)) this.#flightsBytes -= flightBytes(key);
  }

  #forgetFlights(): void {
    this.#flights.clear();
    this.#flightsBytes = 0;
  }

  #remember(tag: string): void {
    this.#purges.set(tag, this.#sequence);
  }

  #rememberTags(key: string, entry: Entry): void {
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys instanceof Set) keys.add(key);
      else if (keys !== key) this.#keysByTag.set(tag, keys === undefined ? key : new Set([keys, key]));
    }
  }

  #forgetTags(key: string, entry: Entry): void {
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys instanceof Set) keys.delete(key);
      if (keys === key || (keys instanceof Set && keys.size === 0)) this.#keysByTag.delete(tag);
    }
  }
}
