import type { Database } from './database.ts';
import { type StorageCause, StorageError } from './errors.ts';

// A small write may still fit where a visitor's did not.
const REMEMBER_FAILURE_MS = 15_000;
const PROBE_EVERY_MS = 5_000;

export type StorageHealth = { readonly ready: true } | { readonly ready: false; readonly reason: StorageCause };

/** Whether a place can be written: what the last visitor met, else a write of our own, at most every 5 s. */
export class StorageProbe {
  /** Writes something of no importance, at a moment in milliseconds. */
  readonly #tryToWrite: (at: number) => Promise<unknown>;
  /** Milliseconds that nobody sets back or ahead: a failure is not remembered for longer than is meant. */
  readonly #clock: () => number;
  #failure: { readonly at: number; readonly reason: StorageCause } | null = null;
  #probe: { readonly at: number; readonly health: Promise<StorageHealth> } | null = null;

  constructor(tryToWrite: (at: number) => Promise<unknown>, clock: () => number) {
    this.#tryToWrite = tryToWrite;
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
      await this.#tryToWrite(Math.round(now));
      return { ready: true };
    } catch (error) {
      return { ready: false, reason: reasonOf(error) };
    }
  }
}

const causes: Record<string, StorageCause> = {
  ENOSPC: 'disk full',
  EDQUOT: 'disk full',
  EACCES: 'not writable',
  EPERM: 'not writable',
  EROFS: 'not writable',
};

function reasonOf(error: unknown): StorageCause {
  if (error instanceof StorageError) return error.reason;
  return causes[(error as NodeJS.ErrnoException | null)?.code ?? ''] ?? 'unusable';
}

/** A probe of the database that submissions are stored in; `clock` in milliseconds that nobody sets. */
export const probeOf = (database: Database, clock: () => number): StorageProbe =>
  new StorageProbe(
    at =>
      database.query('INSERT INTO probe (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at', at),
    clock,
  );
