import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';
import { flush } from './durableFiles.ts';
import { clientDist } from './site/renderer.ts';

/** The operations of the built client. */
export const builtOperations = path.join(clientDist, 'operations.json');

const KEPT = 5;

const releasesDir = (dataDir: string) => path.join(dataDir, 'releases');

/** Folders of the kept releases, newest first. */
export function releaseDirs(dataDir: string): string[] {
  const dir = releasesDir(dataDir);
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter(name => !name.endsWith('.part'))
    .map(name => path.join(dir, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
}

/**
 * Keeps this build's registered operations and hashed assets beside those of the last ones, so that tabs opened before
 * a deploy go on working. Answers the files with the operations of every kept release.
 */
export function keepReleases({ dataDir, build }: Config): string[] {
  const target = path.join(releasesDir(dataDir), build);
  const assets = path.join(clientDist, 'client/assets');
  if (!existsSync(target) && existsSync(assets) && existsSync(builtOperations)) {
    const part = `${target}.${process.pid}.part`;
    mkdirSync(part, { recursive: true });
    cpSync(assets, path.join(part, 'assets'), { recursive: true });
    cpSync(builtOperations, path.join(part, 'operations.json'));
    for (const name of readdirSync(part, { recursive: true })) flush(path.join(part, String(name)));
    renameSync(part, target);
    flush(releasesDir(dataDir));
  }
  for (const old of releaseDirs(dataDir).slice(KEPT)) rmSync(old, { recursive: true, force: true });
  return releaseDirs(dataDir).map(dir => path.join(dir, 'operations.json'));
}
