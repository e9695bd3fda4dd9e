import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
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

/**
 * Keeps this build's registered operations and hashed assets beside those of the last ones, so that tabs opened before
 * a deploy go on working. Answers the files with the operations of every kept release.
 */
export function keepReleases({ dataDir, build }: Config): string[] {
  const target = path.join(releasesDir(dataDir), build);
  const assets = path.join(clientDist, 'client/assets');
  if (!existsSync(target) && existsSync(assets) && existsSync(builtOperations)) keep(target, assets);
  // Going back to an earlier release makes it the newest again.
  else if (existsSync(target)) utimesSync(target, new Date(), new Date());
  for (const old of releaseDirs(dataDir).slice(KEPT)) rmSync(old, { recursive: true, force: true });
  return releaseDirs(dataDir).map(operationsIn);
}

function keep(target: string, assets: string): void {
  const part = `${target}.${process.pid}.part`;
  mkdirSync(part, { recursive: true });
  cpSync(assets, path.join(part, 'assets'), { recursive: true });
  cpSync(builtOperations, operationsIn(part));
  for (const name of readdirSync(part, { recursive: true })) flush(path.join(part, String(name)));
  try {
    renameSync(part, target);
    flush(path.dirname(target));
  } catch (error) {
    // Another process of the site, which started at the same time, has put it there.
    rmSync(part, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}
