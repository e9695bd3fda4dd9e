import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { StorageError } from './errors.ts';
import { fileGone } from './faults.ts';
import { fileOfSubmissions, openSqlite } from './sqlite.ts';

/** Where submissions are kept: the data folder, or a PostgreSQL where its address is given. */
export interface StoragePlace {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** is told what opening it waits for */
  readonly log?: Pick<Logger, 'warn'>;
  /** whether something was kept there when the site was started: what is missing then is away, and not made anew */
  readonly begun?: boolean;
}

/** Whether anything is kept at the place: to open it makes what is missing. What a PostgreSQL has it says when it is opened. */
export const isInUse = ({ dataDir, databaseUrl }: StoragePlace): boolean =>
  Boolean(databaseUrl) || existsSync(fileOfSubmissions(dataDir));

/**
 * Opens the place. Throws a StorageError when it cannot be used.
 * @param clock of the machine, which a file goes by; a PostgreSQL has its own
 */
export async function openDatabase(
  place: StoragePlace,
  now: number,
  clock: () => number = () => Date.now(),
): Promise<Database> {
  const { dataDir, databaseUrl, begun, log } = place;
  if (begun && !isInUse(place)) throw fileGone(fileOfSubmissions(dataDir));
  if (!databaseUrl) return openSqlite(dataDir, now, clock);
  // Its client is loaded by those who use it.
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(databaseUrl, now, log);
}

/** A visitor waits for it; longer than a server takes that is started anew. */
const OPENED_MS = 8_000;

/**
 * A database that is opened when it is first used, and again as long as that failed: the gateway starts without it. Where
 * that takes long, as to bring large tables to a new schema does, it goes on while whoever wanted something is told.
 */
export function openWhenUsed(open: () => Promise<Database>): Database {
  let opened: Promise<Database> | null = null;
  const database = () => {
    opened ??= open().catch(error => {
      opened = null;
      throw error;
    });
    return soon(opened);
  };
  return {
    query: async (...statement) => (await database()).query(...statement),
    transaction: async work => (await database()).transaction(work),
    async close() {
      await (await opened?.catch(() => null))?.close();
    },
  };
}

async function soon(opened: Promise<Database>): Promise<Database> {
  const late = Promise.withResolvers<never>();
  const message = `Storing submissions failed: their database is not open after ${OPENED_MS / 1_000} s. It goes on behind: try again in a moment.`;
  const timer = setTimeout(() => late.reject(new StorageError(message, { reason: 'busy' })), OPENED_MS);
  return Promise.race([opened, late.promise]).finally(() => clearTimeout(timer));
}
