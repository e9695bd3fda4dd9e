import { type ClientBase, Pool, types } from 'pg';
import type { Database, Query, Row } from './database.ts';
import { StorageError } from './errors.ts';
import { faultOfServer } from './faults.ts';
import { migrate } from './migrate.ts';
import { postgresMigrations } from './postgresMigrations.ts';

const CONNECTIONS = 8;
// Gateways that start at the same time migrate one after the other.
const MIGRATION_LOCK = 'SELECT pg_advisory_xact_lock(40717)';
// A visitor waits for these; the answer is an honest error rather than none.
const CONNECT_MS = 3_000;
const STATEMENT_MS = 5_000;

// Times fit a number, and payloads are read as text, as the file gives them.
const parsers: Record<number, (text: string) => unknown> = {
  [types.builtins.INT8]: Number,
  [types.builtins.JSON]: text => text,
};
const asStored = { getTypeParser: (type: number) => parsers[type] ?? types.getTypeParser(type) };

/** Connects to PostgreSQL and brings its tables to the newest schema. Lost connections are made again. */
export async function openPostgres(url: string, now: number): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: STATEMENT_MS,
    keepAlive: true,
    application_name: 'gateway-submissions',
    types: asStored,
  });
  // A connection that breaks is taken out of the pool, and what it was doing rejects; the next query makes another.
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
  const database = new Postgres(pool);
  try {
    await migrate(database, postgresMigrations, now, MIGRATION_LOCK);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

class Postgres implements Database {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  readonly query: Query = (...statement) => queryOf(this.#pool)(...statement);

  async transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    const client = await guarded(() => this.#pool.connect());
    let broken: unknown;
    try {
      // Whatever the server's default: an acknowledgement follows a flushed commit.
      await guarded(() => client.query('BEGIN; SET LOCAL synchronous_commit TO on'));
      const result = await work(queryOf(client));
      await guarded(() => client.query('COMMIT'));
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch(reason => {
        broken = reason;
      });
      throw error;
    } finally {
      client.release(Boolean(broken));
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

const queryOf =
  (client: Pick<Pool | ClientBase, 'query'>): Query =>
  (sql, ...values) =>
    guarded(async () => (await client.query(sql, [...values])).rows as Row[]);

async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StorageError ? error : faultOfServer(error);
  }
}
