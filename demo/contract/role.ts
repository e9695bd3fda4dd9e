import type { Database } from '../data/database.ts';

/** Finds a row that can stand for a recorded one. */
export type Role<T> = (database: Database) => T | undefined;
