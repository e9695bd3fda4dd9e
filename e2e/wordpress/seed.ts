import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { createDatabase, startDatabase } from './database.ts';
import { giveTo, owners } from './owners.ts';
import { core } from './packages.ts';

const scripts = path.join(import.meta.dirname, 'php');

/** Where finished states are kept: outside the repository, which MariaDB's user may not be able to reach. */
export function cacheDir(): string {
  const dir = process.env.WORDPRESS_CACHE ?? path.join(tmpdir(), `wordpress-${userInfo().uid}`);
  mkdirSync(dir, { recursive: true, mode: 0o755 });
  if (statSync(dir).uid !== userInfo().uid) throw new Error(`${dir} belongs to somebody else. Set WORDPRESS_CACHE.`);
  return dir;
}

/** The folder of a seeded WordPress, built once per version of the packages and of the PHP scripts beside this file. */
export async function seededState(): Promise<string> {
  const cache = cacheDir();
  const state = path.join(cache, `seeded-${fingerprint()}`);
  if (existsSync(state)) return state;
  const building = mkdtempSync(path.join(cache, 'building-'));
  chmodSync(building, 0o755);
  try {
    await build(building);
    // Two that build at once make the same state: the second to finish uses the first one's.
    if (!existsSync(state)) renameSync(building, state);
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
  return state;
}

/** Runs one of the scripts in php/ as PHP's user and returns what it printed. */
export function runPhp(dir: string, script: string, ...args: string[]): string {
  const { uid, gid } = owners().php;
  const file = path.join(dir, 'php', script);
  const options = { encoding: 'utf8', stdio: 'pipe', uid, gid, cwd: dir } as const;
  return execFileSync('php', ['-d', 'memory_limit=512M', file, ...args], options);
}

async function build(dir: string): Promise<void> {
  cpSync(scripts, path.join(dir, 'php'), { recursive: true });
  layOutSite(path.join(dir, 'site'));
  createDatabase(dir);
  const database = await startDatabase(dir, { first: true });
  try {
    runPhp(dir, 'install.php');
    writeFileSync(path.join(dir, 'account.json'), runPhp(dir, 'seed.php'));
  } finally {
    await database.stop();
  }
}

/** Debian's files by links, our settings and our content beside them. */
function layOutSite(site: string): void {
  const own = ['wp-config.php', 'wp-content', '.htaccess'];
  const content = path.join(site, 'wp-content');
  for (const folder of ['uploads', 'plugins', 'themes', 'mu-plugins']) {
    mkdirSync(path.join(content, folder), { recursive: true });
  }
  for (const name of readdirSync(core)) {
    if (!own.includes(name)) symlinkSync(path.join(core, name), path.join(site, name));
  }
  cpSync(path.join(scripts, 'wp-config.php'), path.join(site, 'wp-config.php'));
  cpSync(path.join(scripts, 'site-plugin.php'), path.join(content, 'mu-plugins', 'site-plugin.php'));
  giveTo(owners().php, content);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(scripts, { recursive: true, encoding: 'utf8' }).sort()) {
    if (file.endsWith('.php')) hash.update(file).update(readFileSync(path.join(scripts, file)));
  }
  for (const program of [`${core}/wp-includes/version.php`, '/usr/sbin/mariadbd']) {
    hash.update(`${program} ${statSync(program).mtimeMs}`);
  }
  return hash.digest('hex').slice(0, 12);
}
