export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** Runs one statement, its values as $1, $2, … in the text; returns the rows it gives. */
export type Query = (sql: string, ...values: readonly Value[]) => Promise<Row[]>;

/**
 * Where submissions are stored: a file, or a PostgreSQL that several gateways share. Both understand the same SQL.
 * Everything throws a StorageError when the database cannot be used.
 */
export interface Database {
  readonly query: Query;
  /**
   * Runs statements that are written as a whole or not at all; what was written is on the disk once this resolves. Where
   * others keep it from its end, `work` is done again from its beginning.
   */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/**
 * The time by the one clock that all who share a database have, in milliseconds since 1970: what one process writes, another
 * judges.
 */
export const CLOCK = "CAST(round(date_part('epoch', clock_timestamp()) * 1000) AS BIGINT)";

/**
 * Within a transaction: whoever else has the turn of this name is waited for, until its transaction has ended. What is read
 * afterwards has all that it wrote.
 */
export async function takeTurn(query: Query, name: string): Promise<void> {
  await query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', name);
}
