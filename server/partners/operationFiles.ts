import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { giveToOwner, replaceFile } from '../config/durableFiles.ts';

/** A partner's document as it is kept: a file of DATA_DIR/operations, so that every process beside it finds it. */
export interface PartnerOperation {
  readonly name: string;
  /** from 1; another text under the same name is the next one */
  readonly version: number;
  /** by which it is asked for, as `Name@version` is */
  readonly hash: string;
  /** who asked for it; '' where nobody said */
  readonly partner: string;
  /** points, with what its variables have by default */
  readonly cost: number;
  readonly addedAt: string;
  readonly text: string;
}

/** In DATA_DIR. */
export const OPERATIONS = 'operations';
/** Behind the name of the file of one that was removed. */
const REMOVED = '.removed';
const dirOf = (dataDir: string): string => path.join(dataDir, OPERATIONS);
const fileOf = (dataDir: string, { name, version }: Pick<PartnerOperation, 'name' | 'version'>): string =>
  path.join(dirOf(dataDir), `${name}.${version}.json`);

/** What is registered, by name and version. */
export const listPartnerOperations = (dataDir: string): PartnerOperation[] =>
  read(dataDir, isRegistered).toSorted((a, b) => a.name.localeCompare(b.name) || a.version - b.version);

const isRegistered = (name: string): boolean => name.endsWith('.json');

/** Whether a file of the folder is one of an operation, registered or removed. */
export const isOfOperation = (name: string): boolean => isRegistered(name) || name.endsWith(`.json${REMOVED}`);

function read(dataDir: string, wanted: (name: string) => boolean): PartnerOperation[] {
  const dir = dirOf(dataDir);
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter(wanted)
    .map(name => JSON.parse(readFileSync(path.join(dir, name), 'utf8')));
}

/** Keeps one, whole or not at all; running gateways answer it within a second. */
export function keepPartnerOperation(dataDir: string, operation: PartnerOperation): void {
  mkdirSync(dirOf(dataDir), { recursive: true, mode: 0o700 });
  giveToOwner(dirOf(dataDir));
  replaceFile(fileOf(dataDir, operation), `${JSON.stringify(operation, null, 2)}\n`);
}

/**
 * Removes one; running gateways refuse it within a second. Its name and version stay taken: an app that asks by them must
 * not get another document one day.
 */
export function removePartnerOperation(dataDir: string, operation: PartnerOperation): void {
  const file = fileOf(dataDir, operation);
  renameSync(file, `${file}${REMOVED}`);
}

/** Names and versions that were given once, of what was removed too, with their texts' hashes. */
export const givenOperations = (dataDir: string): Pick<PartnerOperation, 'name' | 'version' | 'hash'>[] =>
  read(dataDir, isOfOperation);

/** Moves whenever one was kept or removed; in milliseconds. */
export const operationsChangedAt = (dataDir: string): number =>
  statSync(dirOf(dataDir), { throwIfNoEntry: false })?.mtimeMs ?? 0;
