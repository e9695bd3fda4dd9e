import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../../server/outbox/test/postgres.ts';
import { dataIn, dumpIn, type Kept, keptIn, LAST_RELEASE, STORES, type Store, startOn, tokenIn } from './folder.ts';
import { comeBack, PARTNER_OPERATION, writeQuotes } from './people.ts';

// At each release: lets people use it, and keeps its data folder for the next one to open.

const root = path.join(import.meta.dirname, '../../..');

function run(command: string, args: readonly string[], env: Record<string, string>): unknown {
  const options = { cwd: root, encoding: 'utf8' as const, env: { PATH: process.env.PATH, ...env } };
  const words = [`server/commands/${command}.ts`, ...args, '--json'];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, options);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr || stdout}`);
  return JSON.parse(stdout);
}

/** Lets people use this release, with its store where it is named, and keeps what they left in `dir`. */
async function fill(dir: string, store: Store): Promise<void> {
  const dataDir = dataIn(dir, store);
  mkdirSync(dataDir, { recursive: true });
  const postgres = store === 'PostgreSQL' ? await startPostgres() : null;
  const databaseUrl = postgres ? await postgres.database() : null;
  const gateway = await startOn(dataDir, databaseUrl);
  try {
    const token = tokenIn(dataDir);
    const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const partner = run('partners', ['add', 'Upgrade', '--scopes', 'catalogue'], env) as { key: string };
    const file = path.join(dir, store, 'operation.graphql');
    writeFileSync(file, PARTNER_OPERATION);
    const [operation] = run('operations', ['add', file, '--partner', 'Upgrade'], env) as { hash: string }[];
    const left = { quotes: await writeQuotes(gateway, token), partnerKey: partner.key, documentId: operation!.hash };
    const kept: Kept = { ...left, answers: await comeBack(gateway, token, left) };
    writeFileSync(keptIn(dir, store), JSON.stringify(kept, null, 2));
    await gateway.end();
    if (databaseUrl) writeFileSync(dumpIn(dir), execFileSync('pg_dump', ['--no-owner', databaseUrl]));
  } finally {
    await gateway.remove();
    await postgres?.stop();
  }
}

/** What a browser fetches of a release is not what is tried, its operations are; and no port is taken for ever. */
function leaveOut(dataDir: string): void {
  for (const name of readdirSync(dataDir)) if (name.startsWith('embedded-port')) rmSync(path.join(dataDir, name));
  const releases = path.join(dataDir, 'releases');
  for (const release of readdirSync(releases))
    for (const name of readdirSync(path.join(releases, release)))
      if (name !== 'operations.json') rmSync(path.join(releases, release, name), { recursive: true });
}

const dir = mkdtempSync(path.join(tmpdir(), 'release-'));
try {
  for (const store of STORES) {
    await fill(dir, store);
    leaveOut(dataIn(dir, store));
  }
  execFileSync('tar', ['-czf', LAST_RELEASE, '-C', dir, ...STORES]);
  console.log(`Kept ${statSync(LAST_RELEASE).size} bytes in ${path.relative(root, LAST_RELEASE)}`);
} finally {
  rmSync(dir, { recursive: true, force: true });
}
