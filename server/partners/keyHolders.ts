import { hash } from 'node:crypto';
import { createBounded } from '../cache/bounded.ts';
import type { Query } from '../storage/database.ts';
import type { KeyHolder } from './partner.ts';
import { termsOf } from './rows.ts';

/** Who asks, by the key that comes with a request. */
export interface KeyHolders {
  /**
   * Whose key it is; null for one that is unknown or has ended. A process remembers for two seconds what it found, and
   * goes on with that for ten minutes while the database is away. Rejects with a StorageError.
   */
  holderOf(key: string): Promise<KeyHolder | null>;
  /** Whether some partner has this key, by a list of all that is remembered as long: whoever guesses costs no look-up. */
  isIssued(key: string): Promise<boolean>;
  /** Whether scripts of this origin may come with some key, remembered as long. Rejects with a StorageError. */
  hasOrigin(origin: string): Promise<boolean>;
}

const REMEMBERED_MS = 2_000;
const AWAY_MS = 10 * 60_000;
/** How exactly it is kept when a key was used. */
const USE_MS = 60_000;
const REMEMBERED_BYTES = 1_000_000;

/** How a key is kept: it has too many letters to be found from this. */
export const hashOfKey = (key: string): string => hash('sha256', key);

const LIVE = '(k.ends_at IS NULL OR k.ends_at > $1)';

/** @param clock milliseconds since 1970 */
export function createKeyHolders(query: Query, clock: () => number, found: FoundBefore): KeyHolders {
  const lookUp = async (hash: string): Promise<KeyHolder | null> => {
    const [row] = await query(
      `SELECT p.*, k.id AS key_id, k.last_used_at FROM partner_key k JOIN partner p ON p.id = k.partner
       WHERE ${LIVE} AND k.hash = $2`,
      clock(),
      hash,
    );
    if (!row) return null;
    // A request goes on where its time could not be noted.
    if (clock() - Number(row.last_used_at ?? 0) >= USE_MS)
      await query('UPDATE partner_key SET last_used_at = $1 WHERE id = $2', clock(), row.key_id as number).catch(
        () => {},
      );
    return { id: row.id as number, name: row.name as string, ...termsOf(row) };
  };
  const lookUpOrigins = async () => {
    const rows = await query(
      `SELECT p.origins FROM partner p JOIN partner_key k ON k.partner = p.id WHERE ${LIVE}`,
      clock(),
    );
    return { origins: new Set(rows.flatMap(row => JSON.parse(row.origins as string) as string[])) };
  };
  const lookUpHashes = async () => {
    const rows = await query(`SELECT k.hash FROM partner_key k WHERE ${LIVE}`, clock());
    return { hashes: new Set(rows.map(row => row.hash as string)) };
  };
  return {
    async holderOf(key) {
      const hash = hashOfKey(key);
      return (
        (
          await found.through(`key ${hash}`, async () => {
            const holder = await lookUp(hash);
            return holder && { holder };
          })
        )?.holder ?? null
      );
    },
    isIssued: async key => (await found.through('hashes', lookUpHashes))!.hashes.has(hashOfKey(key)),
    hasOrigin: async origin => (await found.through('origins', lookUpOrigins))!.origins.has(origin),
  };
}

interface Found {
  readonly holder?: KeyHolder;
  readonly origins?: ReadonlySet<string>;
  readonly hashes?: ReadonlySet<string>;
}

/** What was found a moment ago; nothing is remembered of what was not found. */
export interface FoundBefore {
  through<One extends Found>(name: string, look: () => Promise<One | null>): Promise<One | null>;
  forget(): void;
}

export function createFoundBefore(clock: () => number): FoundBefore {
  const known = createBounded<{ one: Found; at: number }>({ maxBytes: REMEMBERED_BYTES, sizeOf: () => 500 });
  return {
    async through<One extends Found>(name: string, look: () => Promise<One | null>) {
      const before = known.get(name);
      const isYounger = (ms: number) => before !== undefined && Math.abs(clock() - before.at) < ms;
      if (isYounger(REMEMBERED_MS)) return before!.one as One;
      try {
        const one = await look();
        if (one) known.set(name, { one, at: clock() });
        else known.delete(name);
        return one;
      } catch (error) {
        if (isYounger(AWAY_MS)) return before!.one as One;
        throw error;
      }
    },
    forget: () => known.clear(),
  };
}
