import type { Database, Query } from './database.ts';
import { StorageError } from './errors.ts';
import { HELD_UP } from './faults.ts';

/** Statements that bring a schema to the next version, in one transaction. */
export type Migration = readonly string[];

/** How a database writes what both have. */
export interface Words {
  /** a whole number of any size */
  readonly integer: string;
  readonly json: string;
  /** a number that counts itself up */
  readonly id: string;
  /** at the end of a table */
  readonly strict: string;
}

/**
 * Brings a database to the newest schema. Throws a StorageError for one that a newer release has written.
 * @param beginning how such a transaction waits for others, where it does not do so by itself
 */
export function migrate(
  database: Database,
  migrations: readonly Migration[],
  now: number,
  beginning: readonly string[] = [],
): Promise<void> {
  return database.transaction(async given => {
    const query: Query = async (sql, ...values) => {
      try {
        return await given(sql, ...values);
      } catch (error) {
        throw whileMigrating(sql, error);
      }
    };
    for (const statement of beginning) await query(statement);
    const version = await versionOf(query);
    if (version > migrations.length) {
      throw new StorageError(
        `The submissions were written by a newer release (schema ${version}, this one knows ${migrations.length}). Start that release, or restore a copy made before it.`,
        { reason: 'newer release' },
      );
    }
    for (const [index, migration] of migrations.entries()) {
      if (index < version) continue;
      for (const statement of migration) await query(statement);
      await query('INSERT INTO migration (version, applied_at) VALUES ($1, $2)', index + 1, now);
    }
  });
}

/** Where others hold it up, the operator is told at what. */
function whileMigrating(sql: string, error: unknown): unknown {
  if (!(error instanceof StorageError) || error.reason !== 'busy') return error;
  const [statement] = sql.split('\n');
  return new StorageError(
    `Bringing submissions to this release's schema waits for others at: ${statement}. ${HELD_UP}`,
    {
      cause: error,
      reason: 'busy',
    },
  );
}

async function versionOf(query: Query): Promise<number> {
  await query('CREATE TABLE IF NOT EXISTS migration (version INTEGER PRIMARY KEY, applied_at BIGINT NOT NULL)');
  const [row] = await query('SELECT coalesce(max(version), 0) AS version FROM migration');
  return Number(row?.version);
}
