import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Gateway, startGateway } from '../gateway.ts';
import type { Left } from './people.ts';

/** The folder of the last release, packed: with its store in a file, and with its store in PostgreSQL as a dump. */
export const LAST_RELEASE = path.join(import.meta.dirname, 'last.tgz');

/** Where a release kept its store. */
export const STORES = ['SQLite', 'PostgreSQL'] as const;
export type Store = (typeof STORES)[number];

/** What stands beside the data folder: what people have, and what they were told. */
export interface Kept extends Left {
  readonly answers: Readonly<Record<string, unknown>>;
}

export const dataIn = (dir: string, store: Store): string => path.join(dir, store, 'data');
export const dumpIn = (dir: string): string => path.join(dir, 'PostgreSQL', 'dump.sql');
export const keptIn = (dir: string, store: Store): string => path.join(dir, store, 'kept.json');

/** A gateway on that data folder, whose content and shop are the embedded ones that lie in it. */
export const startOn = (dataDir: string, databaseUrl: string | null): Promise<Gateway> =>
  startGateway({
    service: 'embedded',
    env: {
      ...{ DATA_DIR: dataDir, KEEP_QUOTES_DAYS: '36500', KEEP_ARTWORK_DAYS: '36500' },
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  });

/** The token that the gateway made for its operator. */
export const tokenIn = (dataDir: string): string => readFileSync(path.join(dataDir, 'operator-token'), 'utf8').trim();
