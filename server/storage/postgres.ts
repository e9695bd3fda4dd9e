import { ConstantBackoff, handleWhen, IterableBackoff, retry } from 'cockatiel';
import { type ClientBase, Pool, type PoolClient, type PoolConfig, types } from 'pg';
import type { Logger } from 'pino';
import type { Database, Query, Row } from './database.ts';
import { StorageError } from './errors.ts';
import { faultOfServer } from './faults.ts';
import { migrate } from './migrate.ts';
import { postgresMigrations } from './postgresMigrations.ts';

const CONNECTIONS = 8;
// A visitor waits for these; the answer is an honest error rather than none.
const CONNECT_MS = 2_000;
const ANSWER_MS = 5_000;
/** The server gives up first: what the client alone gave up would go on waiting there, on a connection that nobody counts. */
const STATEMENT_MS = 4_500;
/** With all tries to get a connection, which take 7 s at most. */
const WHOLE_MS = 9_500;
const LEAST_MS = 1_000;
/** Whatever the server's defaults: an acknowledgement follows a flushed commit, and who comes second sees what the first did. */
const BEGIN = 'BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL synchronous_commit TO on';
/** Who wants a table waits behind a migration that waits for it: the release that still serves is not to be held up for long. */
const MIGRATING = [
  "SET LOCAL lock_timeout TO '1s'",
  'SET LOCAL statement_timeout TO 0',
  'SELECT pg_advisory_xact_lock(40717) /* gateways that start at the same time do so one after the other */',
];
const MIGRATION_PAUSE_MS = 3_000;
const MIGRATION_PAUSES = 4;
/** After so long without a word it is looked whether the other machine is still there. */
const SILENT_MS = 10_000;
/** A server that is started anew is back soon, and a machine that was held up for a moment hears its answer too late. */
const PAUSES_MS = [200, 800];
const isUnreachable = (error: unknown): boolean => error instanceof StorageError && error.reason === 'unreachable';
const isBusy = (error: unknown): boolean => error instanceof StorageError && error.reason === 'busy';
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

/**
 * Connects to PostgreSQL and brings its tables to the newest schema. Lost connections are made again.
 * @param log is told what that waits for
 */
export async function openPostgres(url: string, now: number, log?: Pick<Logger, 'warn'>): Promise<Database> {
  await bringToSchema(url, now, log);
  return new Postgres(poolOf(url, { max: CONNECTIONS, query_timeout: ANSWER_MS, statement_timeout: STATEMENT_MS }));
}

/** On a connection of its own: what is done to a large table takes its time. */
async function bringToSchema(url: string, now: number, log?: Pick<Logger, 'warn'>): Promise<void> {
  const database = new Postgres(poolOf(url, { max: 1 }));
  const patiently = retry(handleWhen(isBusy), {
    maxAttempts: MIGRATION_PAUSES,
    backoff: new ConstantBackoff(MIGRATION_PAUSE_MS),
  });
  let logged = '';
  patiently.onRetry(failure => {
    const fault = 'error' in failure ? (failure.error as Error).message : '';
    if (fault !== logged) log?.warn({ fault }, 'The database cannot be brought to this release yet');
    logged = fault;
  });
  try {
    await patiently.execute(() => migrate(database, postgresMigrations, now, MIGRATING));
  } finally {
    await database.close();
  }
}

function poolOf(url: string, limits: PoolConfig): Pool {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: SILENT_MS,
    application_name: 'gateway-submissions',
    types: asStored,
    ...limits,
  });
  // A connection that breaks is taken out of the pool, and what it was doing rejects; the next query makes another.
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
  return pool;
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
    const began = performance.now();
    const client = await this.#connect(() => {
      // Whoever waited for a connection waits less for a table.
      const patience = Math.min(STATEMENT_MS, Math.max(LEAST_MS, WHOLE_MS - (performance.now() - began)));
      return `${BEGIN}; SET LOCAL statement_timeout TO ${Math.round(patience)}`;
    });
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
  async #connect(beginning?: () => string): Promise<PoolClient> {
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

  async #begin(beginning?: () => string): Promise<PoolClient> {
    const client = await this.#pool.connect();
    try {
      if (beginning) await client.query(beginning());
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
