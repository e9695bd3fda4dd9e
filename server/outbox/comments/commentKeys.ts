import type { Database, Row } from '../../storage/database.ts';

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
  /** of whoever asked; `again` where one before failed, and may have arrived */
  | { readonly is: 'yours'; readonly again: boolean };

/** What the processes of a site know of comments by the hashes of their keys. Every method rejects with a StorageError. */
export interface CommentKeys {
  /** @param ms for how long nobody else may hand it over */
  take(key: string, fields: string, ms: number): Promise<CommentTurn>;
  taken(key: string, comment: TakenComment): Promise<void>;
  /** Lets it be tried again, where nobody knows what became of it. */
  unclear(key: string): Promise<void>;
  /** Frees the key of a comment that was refused. */
  free(key: string): Promise<void>;
}

/** As long as the key of any form. */
const KEPT_MS = 24 * 60 * 60_000;

/** @param clock milliseconds since 1970 */
export function createCommentKeys(database: Database, clock: () => number): CommentKeys {
  const isFirst = async (key: string, fields: string, ms: number): Promise<boolean> => {
    const stored = await database.query(
      `INSERT INTO comment_key (key, body_hash, sent_at, leased_until) VALUES ($1, $2, $3, $4)
       ON CONFLICT (key) DO NOTHING RETURNING key`,
      key,
      fields,
      clock(),
      clock() + ms,
    );
    return stored.length === 1;
  };
  /** Where nobody else has done so since it was looked at. */
  const lease = async (key: string, before: number, ms: number): Promise<boolean> => {
    const leased = await database.query(
      'UPDATE comment_key SET leased_until = $3 WHERE key = $1 AND leased_until = $2 AND status IS NULL RETURNING key',
      key,
      before,
      clock() + ms,
    );
    return leased.length === 1;
  };
  return {
    async take(key, fields, ms) {
      if (await isFirst(key, fields, ms)) return { is: 'yours', again: false };
      const [row] = await database.query('SELECT * FROM comment_key WHERE key = $1', key);
      // Freed meanwhile: whoever looks again has it.
      if (!row) return { is: 'under way' };
      if (row.body_hash !== fields) return { is: 'reused' };
      if (row.status !== null) return { is: 'taken', comment: takenOf(row) };
      const until = Number(row.leased_until);
      if (until > clock() || !(await lease(key, until, ms))) return { is: 'under way' };
      return { is: 'yours', again: true };
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
    async unclear(key) {
      await database.query('UPDATE comment_key SET leased_until = 0 WHERE key = $1', key);
    },
    async free(key) {
      await database.query('DELETE FROM comment_key WHERE key = $1 AND status IS NULL', key);
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
