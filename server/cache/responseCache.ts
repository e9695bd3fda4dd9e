import { hash } from 'node:crypto';
import { cacheRead } from '../telemetry/events.ts';
import { type CachedResponse, rememberEntry } from './cachedResponse.ts';
import type { Scope } from './scope.ts';
import { type Entry, type Kind, kindOf, type Store } from './store.ts';

interface CachedEntry extends Entry {
  cachedResponse: CachedResponse;
  expiresAt: number;
}

/** Longer keys hold what a visitor sent: they are kept as their hash. */
const LONGEST_KEY = 64;

/**
 * Answers by operation and variables, or pages by path, as bytes. They have no clock of their own: they live until the
 * earliest expiry of what they were made from, or until one of its tags is purged.
 */
export class ResponseCache {
  readonly #store: Store;
  readonly #prefix: string;
  readonly #enabled: boolean;
  readonly #kind: Kind;

  /** @param prefix kind, build and locale, so that none of them ever answers for another */
  constructor(store: Store, prefix: string, enabled = true) {
    this.#store = store;
    this.#prefix = prefix;
    this.#enabled = enabled;
    this.#kind = kindOf(prefix);
  }

  get(key: string): { cachedResponse: CachedResponse; tags: readonly string[]; expiresAt: number } | null {
    const entry = this.#enabled ? this.#store.get<CachedEntry>(this.#keyOf(key)) : undefined;
    if (!entry || entry.expiresAt <= Date.now()) return null;
    this.#count(entry.cachedResponse.fresh ? 'hit' : 'stale');
    return entry;
  }

  /**
   * The cached response, or the one that `make` makes: once for all who ask for the same meanwhile, also where nothing is
   * kept. `make` says by the scope what it was made from; a response marked `cacheable: false` (errors, personal) is sent
   * and forgotten. One that leaves something out because its asker asked too often is that asker's: whoever waited for it
   * has another made.
   */
  async through(
    key: string,
    scope: Scope,
    make: (scope: Scope) => Promise<{ cachedResponse: CachedResponse; cacheable: boolean }>,
    ownScope: () => Scope,
  ): Promise<CachedResponse> {
    const found = this.get(key);
    if (found) {
      scope.depend(found.tags, found.expiresAt);
      if (!found.cachedResponse.fresh) scope.stale = true;
      return found.cachedResponse;
    }
    if (this.#enabled) this.#count('miss');
    const full = this.#keyOf(key);
    let isOwn = false;
    const makeOwn = async () => {
      isOwn = true;
      const inner = ownScope();
      const since = this.#store.sequence;
      const { cachedResponse, cacheable } = await make(inner);
      const entry: CachedEntry = {
        cachedResponse,
        tags: [...inner.tags],
        expiresAt: inner.expiresAt,
        // Between compressed alone, which nearly everyone takes, and the plain bytes beside it.
        size:
          Math.ceil(cachedResponse.length * (cachedResponse.compressible ? 0.75 : 1)) +
          JSON.stringify(cachedResponse.headers).length,
      };
      if (this.#enabled && cacheable && Number.isFinite(inner.expiresAt) && this.#store.set(full, entry, since))
        this.#remember(full, entry);
      return { entry, scope: inner };
    };
    const shared = await this.#store.once(full, makeOwn);
    const made = shared.scope.limited && !isOwn ? await makeOwn() : shared;
    scope.absorb(made.scope);
    return made.entry.cachedResponse;
  }

  /** Apart from where it is made: a function of there would hold the request that made it, for as long as it is kept. */
  #remember(key: string, entry: CachedEntry): void {
    rememberEntry(entry.cachedResponse, () => (this.#store.holds(key, entry) ? entry : null));
  }

  #count(outcome: 'hit' | 'stale' | 'miss'): void {
    if (cacheRead.hasSubscribers) cacheRead.publish({ kind: this.#kind, outcome, count: 1 });
  }

  #keyOf(key: string): string {
    return `${this.#prefix} ${key.length > LONGEST_KEY ? hash('sha256', key, 'base64url') : key}`;
  }
}
