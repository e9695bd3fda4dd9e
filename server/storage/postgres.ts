import { handleWhen, IterableBackoff, retry } from 'cockatiel';
import { type ClientBase, Pool, type PoolClient, types } from 'pg';
import type { Database, Query, Row } from './database.ts';
import { StorageError } from './errors.ts';
import { faultOfServer } from './faults.ts';
import { migrate } from './migrate.ts';
import { postgresMigrations } from './postgresMigrations.ts';

const CONNECTIONS = 8;
// Gateways that start at the same time migrate one after the other.
const MIGRATION_LOCK = 'SELECT pg_advisory_xact_lock(40717)';
// A visitor waits for these; the answer is an honest error rather than none.
const CONNECT_MS = 2_000;
const STATEMENT_MS = 5_000;
/** A server that is started anew is back soon, and a machine that was held up for a moment hears its answer too late. */
const PAUSES_MS = [200, 800];
const isUnreachable = (error: unknown): boolean => error instanceof StorageError && error.reason === 'unreachable';
const reconnecting = retry(handleWhen(isUnreachable), {
  maxAttempts: PAUSES_MS.length,
  backoff: new IterableBackoff(PAUSES_MS),
});
/** Of transactions that wait for each other the server ends one: nothing of it was written, and it is done anew. */
const isDeadlock = (error: unknown): boolean =>
  error instanceof StorageError && (error.cause as { code?: string } | undefined)?.code === '40P01';
const redoing = retry(handleWhen(isDeadlock), { maxAttempts: 3 });
/** For so long a server that was tried in vain is tried once alone: only the first of many visitors waits for it. */
const GIVEN_UP_MS = 5_000;
const NEVER = Number.NEGATIVE_INFINITY;

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
  #failedAt = NEVER;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** What is written by one statement alone is flushed as by several. */
  readonly query: Query = (...statement) =>
    statement[0].startsWith('SELECT') ? this.#read(...statement) : this.transaction(query => query(...statement));

  readonly #read: Query = async (...statement) => {
    const client = await this.#connect();
    let broken = true;
    try {
      const rows = await queryOf(client)(...statement);
      broken = false;
      return rows;
    } finally {
      client.release(broken);
    }
  };

  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    return redoing.execute(() => this.#transaction(work));
  }

  async #transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    // Whatever the server's defaults: an acknowledgement follows a flushed commit, and who comes second sees what the first did.
    const client = await this.#connect('BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL synchronous_commit TO on');
    let broken: unknown;
    try {
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

  /** A connection on which `beginning` was done; what fails until then has changed nothing, and is tried again. */
  async #connect(beginning?: string): Promise<PoolClient> {
    const begin = () => guarded(() => this.#begin(beginning));
    try {
      const isGivenUp = performance.now() - this.#failedAt < GIVEN_UP_MS;
      const client = await (isGivenUp ? begin() : reconnecting.execute(begin));
      this.#failedAt = NEVER;
      return client;
    } catch (error) {
      if (isUnreachable(error)) this.#failedAt = performance.now();
      throw error;
    }
  }

  async #begin(beginning?: string): Promise<PoolClient> {
    const client = await this.#pool.connect();
    try {
      if (beginning) await client.query(beginning);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

const queryOf =
  (client: ClientBase): Query =>
  (sql, ...values) =>
    guarded(async () => (await client.query(sql, [...values])).rows as Row[]);

async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StorageError ? error : faultOfServer(error);
  }
}
