import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { flush } from '../config/durableFiles.ts';
import type { Config } from '../config.ts';

/** Where the client is built to. */
export const clientDist = path.resolve(import.meta.dirname, '../../client/dist');
/** The operations of the built client. */
export const builtOperations = path.join(clientDist, 'operations.json');

/** The file of a kept release that has its operations. */
export const operationsIn = (releaseDir: string): string => path.join(releaseDir, 'operations.json');

const KEPT = 5;
const LOOK_AGAIN_MS = 1_000;

const releasesDir = (dataDir: string) => path.join(dataDir, 'releases');

/** In milliseconds; 0 for what is not there, or no longer. */
const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Folders of the kept releases, newest first. */
function releaseDirs(dataDir: string): string[] {
  const dir = releasesDir(dataDir);
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter(name => !name.endsWith('.part'))
    .map(name => path.join(dir, name))
    .toSorted((a, b) => changedAt(b) - changedAt(a));
}

/** The releases that are kept now: a rolling deploy brings new ones while the processes of the old one still answer. */
export interface Releases {
  /** Their folders, newest first. Looks at most once a second whether there are others. */
  dirs(): readonly string[];
}

/** @param clock milliseconds that only go forward: the clock on the wall may be set back */
export function createReleases(dataDir: string, clock: () => number = () => performance.now()): Releases {
  let dirs: readonly string[] = [];
  let lookedAt = Number.NEGATIVE_INFINITY;
  let changed = -1;
  return {
    dirs() {
      if (clock() - lookedAt < LOOK_AGAIN_MS) return dirs;
      lookedAt = clock();
      const now = changedAt(releasesDir(dataDir));
      if (now !== changed) dirs = releaseDirs(dataDir);
      changed = now;
      return dirs;
    },
  };
}

/** What a release consists of for the tabs that are open on it: a folder and a file. */
interface Built {
  readonly assets: string;
  readonly operations: string;
}

/**
 * Keeps this build's registered operations and hashed assets beside those of the last ones, so that tabs opened before
 * a deploy go on working. Answers the files with the operations of every kept release. Where the disk takes no more the
 * site serves without: the next start keeps what this one could not.
 */
export function keepReleases(
  { dataDir, build }: Pick<Config, 'dataDir' | 'build'>,
  log: Pick<Logger, 'warn'>,
  built: Built = { assets: path.join(clientDist, 'client/assets'), operations: builtOperations },
): string[] {
  try {
    keepBeside(path.join(releasesDir(dataDir), build), built);
    for (const old of releaseDirs(dataDir).slice(KEPT)) rmSync(old, { recursive: true, force: true });
  } catch (error) {
    log.warn(
      { folder: releasesDir(dataDir), fault: (error as Error).message },
      'This release could not be kept: pages that are open on it are loaded anew after the next deploy. Make room there, or the folder writable, and start again',
    );
  }
  return releaseDirs(dataDir).map(operationsIn);
}

function keepBeside(target: string, built: Built): void {
  // Going back to an earlier release makes it the newest again.
  if (existsSync(target)) utimesSync(target, new Date(), new Date());
  else if (existsSync(built.assets) && existsSync(built.operations)) keep(target, built);
}

function keep(target: string, { assets, operations }: Built): void {
  const part = `${target}.${process.pid}.part`;
  try {
    mkdirSync(part, { recursive: true });
    cpSync(assets, path.join(part, 'assets'), { recursive: true });
    cpSync(operations, operationsIn(part));
    for (const name of readdirSync(part, { recursive: true })) flush(path.join(part, String(name)));
    renameSync(part, target);
    flush(path.dirname(target));
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    // Another process of the site, which started at the same time, has put it there.
    if (!existsSync(target)) throw error;
  }
}
