import { CLOCK, type Database, type Row } from '../../storage/database.ts';

/** What is known of a comment that was handed over: enough to say again what became of it. */
interface TakenComment {
  /** 0 where the service did not say */
  readonly id: number;
  readonly status?: string | undefined;
  readonly date_gmt?: string | undefined;
}

/** Whose turn it is with a key. */
export type CommentTurn =
  /** it stands for other fields */
  | { readonly is: 'reused' }
  /** another request hands it over just now, in this process or in another */
  | { readonly is: 'under way' }
  | { readonly is: 'taken'; readonly comment: TakenComment }
  /** of whoever asked, until then by the clock of the database; `again` where one before failed, and may have arrived */
  | { readonly is: 'yours'; readonly again: boolean; readonly lease: number };

/** What the processes of a site know of comments by the hashes of their keys. Every method rejects with a StorageError. */
export interface CommentKeys {
  /** @param ms for how long nobody else may hand it over */
  take(key: string, fields: string, ms: number): Promise<CommentTurn>;
  taken(key: string, comment: TakenComment): Promise<void>;
  /** Lets it be tried again, where nobody knows what became of it; not where another has taken it since. */
  unclear(key: string, lease: number): Promise<void>;
  /** Frees the key of a comment that was refused; not where another has taken it since. */
  free(key: string, lease: number): Promise<void>;
}

/** As long as the key of any form. */
const KEPT_MS = 24 * 60 * 60_000;

/** @param clock milliseconds since 1970 */
export function createCommentKeys(database: Database, clock: () => number): CommentKeys {
  const leaseIn = ([row]: Row[]): number | null => (row ? Number(row.leased_until) : null);
  const takeFirst = async (key: string, fields: string, ms: number): Promise<number | null> =>
    leaseIn(
      await database.query(
        `INSERT INTO comment_key (key, body_hash, sent_at, leased_until) VALUES ($1, $2, $3, ${CLOCK} + $4)
         ON CONFLICT (key) DO NOTHING RETURNING leased_until`,
        key,
        fields,
        clock(),
        ms,
      ),
    );
  const takeOver = async (key: string, fields: string, ms: number): Promise<number | null> =>
    leaseIn(
      await database.query(
        `UPDATE comment_key SET leased_until = ${CLOCK} + $3
         WHERE key = $1 AND body_hash = $2 AND leased_until <= ${CLOCK} AND status IS NULL RETURNING leased_until`,
        key,
        fields,
        ms,
      ),
    );
  return {
    async take(key, fields, ms) {
      const first = await takeFirst(key, fields, ms);
      if (first !== null) return { is: 'yours', again: false, lease: first };
      const [row] = await database.query('SELECT * FROM comment_key WHERE key = $1', key);
      // Freed meanwhile: whoever looks again has it.
      if (!row) return { is: 'under way' };
      if (row.body_hash !== fields) return { is: 'reused' };
      if (row.status !== null) return { is: 'taken', comment: takenOf(row) };
      const lease = await takeOver(key, fields, ms);
      return lease === null ? { is: 'under way' } : { is: 'yours', again: true, lease };
    },
    async taken(key, { id, status, date_gmt }) {
      await database.query(
        'UPDATE comment_key SET comment = $2, status = $3, said_at = $4 WHERE key = $1',
        key,
        id,
        status ?? 'approved',
        date_gmt ?? null,
      );
    },
    async unclear(key, lease) {
      await database.query('UPDATE comment_key SET leased_until = 0 WHERE key = $1 AND leased_until = $2', key, lease);
    },
    async free(key, lease) {
      await database.query(
        'DELETE FROM comment_key WHERE key = $1 AND leased_until = $2 AND status IS NULL',
        key,
        lease,
      );
    },
  };
}

const takenOf = ({ comment, status, said_at }: Row): TakenComment => ({
  id: Number(comment),
  status: status as string,
  date_gmt: (said_at as string | null) ?? undefined,
});

/** Removes keys that nobody sends again any more. */
export async function sweepCommentKeys({ query }: Pick<Database, 'query'>, now: number): Promise<void> {
  await query('DELETE FROM comment_key WHERE sent_at <= $1', now - KEPT_MS);
}
