import { hash } from 'node:crypto';
import type { Kept } from './kept.ts';
import type { Scope } from './scope.ts';
import type { Entry, Store } from './store.ts';

interface KeptEntry extends Entry {
  kept: Kept;
  expiresAt: number;
}

/** Longer keys hold what a visitor sent: they are kept as their hash. */
const LONGEST_KEY = 64;

/**
 * Answers by operation and variables, or pages by path, as bytes. They have no clock of their own: they live until the
 * earliest expiry of what they were made from, or until one of its tags is purged.
 */
export class Answers {
  readonly #store: Store;
  readonly #prefix: string;
  readonly #enabled: boolean;

  /** @param prefix kind, build and locale, so that none of them ever answers for another */
  constructor(store: Store, prefix: string, enabled = true) {
    this.#store = store;
    this.#prefix = prefix;
    this.#enabled = enabled;
  }

  get(key: string): { kept: Kept; tags: readonly string[]; expiresAt: number } | null {
    const entry = this.#enabled ? this.#store.get<KeptEntry>(this.#keyOf(key)) : undefined;
    return entry && entry.expiresAt > Date.now() ? entry : null;
  }

  /**
   * The kept answer, or the one that `make` makes: once for all who ask for the same meanwhile. `make` says by the
   * scope what it was made from; an answer marked `keep: false` (errors, personal) is sent and forgotten.
   */
  async through(
    key: string,
    scope: Scope,
    make: (scope: Scope) => Promise<{ kept: Kept; keep: boolean }>,
    ownScope: () => Scope,
  ): Promise<Kept> {
    const found = this.get(key);
    if (found) {
      scope.depend(found.tags, found.expiresAt);
      if (!found.kept.fresh) scope.stale = true;
      return found.kept;
    }
    if (!this.#enabled) return (await make(scope)).kept;
    const full = this.#keyOf(key);
    const made = await this.#store.once(full, async () => {
      const inner = ownScope();
      const since = this.#store.sequence;
      const { kept, keep } = await make(inner);
      const entry: KeptEntry = {
        kept,
        tags: [...inner.tags],
        expiresAt: inner.expiresAt,
        // Compressed beside plain where both are asked for.
        size: Math.ceil(kept.length * 1.5) + JSON.stringify(kept.headers).length,
      };
      if (keep && Number.isFinite(inner.expiresAt)) this.#store.set(full, entry, since);
      return { entry, scope: inner };
    });
    scope.depend(made.entry.tags, made.entry.expiresAt);
    scope.calls.push(...made.scope.calls);
    scope.stale ||= made.scope.stale;
    scope.failed ||= made.scope.failed;
    return made.entry.kept;
  }

  #keyOf(key: string): string {
    return `${this.#prefix} ${key.length > LONGEST_KEY ? hash('sha256', key, 'base64url') : key}`;
  }
}
