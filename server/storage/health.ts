import type { Database } from './database.ts';
import { type StorageCause, StorageError } from './errors.ts';

// A small write may still fit where a visitor's did not.
const REMEMBER_FAILURE_MS = 15_000;
const PROBE_EVERY_MS = 5_000;

export type StorageHealth = { readonly ready: true } | { readonly ready: false; readonly reason: StorageCause };

/** Whether submissions can be stored: what the last visitor met, else a write of our own, at most every 5 s. */
export class StorageProbe {
  readonly #database: Database;
  /** Milliseconds that nobody sets back or ahead: a failure is not remembered for longer than is meant. */
  readonly #clock: () => number;
  #failure: { readonly at: number; readonly reason: StorageCause } | null = null;
  #probe: { readonly at: number; readonly health: Promise<StorageHealth> } | null = null;

  constructor(database: Database, clock: () => number) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Learns from what became of storing a submission. */
  async watch<Result>(storing: Promise<Result>): Promise<Result> {
    try {
      const result = await storing;
      this.#failure = null;
      return result;
    } catch (error) {
      this.#failure = { at: this.#clock(), reason: reasonOf(error) };
      throw error;
    }
  }

  async health(): Promise<StorageHealth> {
    const now = this.#clock();
    if (this.#failure && now - this.#failure.at < REMEMBER_FAILURE_MS)
      return { ready: false, reason: this.#failure.reason };
    if (!this.#probe || now - this.#probe.at >= PROBE_EVERY_MS) this.#probe = { at: now, health: this.#write(now) };
    return this.#probe.health;
  }

  async #write(now: number): Promise<StorageHealth> {
    try {
      await this.#database.query(
        'INSERT INTO probe (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
        Math.round(now),
      );
      return { ready: true };
    } catch (error) {
      return { ready: false, reason: reasonOf(error) };
    }
  }
}

const reasonOf = (error: unknown): StorageCause => (error instanceof StorageError ? error.reason : 'unusable');
