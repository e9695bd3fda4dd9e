import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accept } from '../outbox/storage/accept.ts';
import { candidate, NOW, noArtwork } from '../outbox/test/candidate.ts';
import { earlierDatabase } from '../outbox/test/earlierDatabase.ts';
import { type Postgres, postgresPrograms, startPostgres } from '../outbox/test/postgres.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';

describe.skipIf(!postgresPrograms())('a dump of the release before', () => {
  let postgres: Postgres;
  let dir: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    dir = mkdtempSync(path.join(tmpdir(), 'dump-'));
  });
  afterAll(async () => {
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  });
  const run = (command: string, env: Record<string, string>) =>
    spawnSync('sh', ['-c', command], {
      ...{ cwd: dir, encoding: 'utf8' },
      env: { PATH: `${postgresPrograms()}:/usr/bin:/bin`, ...env },
    });
  const references = async (database: Database) =>
    (await database.query('SELECT reference FROM submission ORDER BY id')).map(({ reference }) => reference);

  it('is the way back, by the commands that operators are told', { tags: 'proof' }, async () => {
    const guide = readFileSync(path.join(import.meta.dirname, '../../docs/operate.md'), 'utf8');
    const runDocumented = (program: string, env: Record<string, string>) => {
      const [command = ''] = new RegExp(`^${program} .*?(?= &&|$)`, 'm').exec(guide) ?? [];
      expect(command).toContain('submissions');
      expect(run(command, env)).toMatchObject({ status: 0, stderr: '' });
    };
    const address = await postgres.database();
    await earlierDatabase(address, 6);
    runDocumented('pg_dump', { DATABASE_URL: address });
    const current = await openPostgres(address, NOW);
    await accept(current, candidate('1'), noArtwork);
    const restored = new URL('submissions_restored', address).href;
    runDocumented('createdb', { DATABASE_URL: address });
    runDocumented('pg_restore', { DATABASE_URL: address, RESTORED_URL: restored });
    // The release before finds its own schema, this one brings it to its own.
    const back = await openPostgres(restored, NOW);
    expect(await references(back)).toEqual(['M-BEFORE']);
    expect(await accept(back, candidate('before'), noArtwork)).toMatchObject({ type: 'known', reference: 'M-BEFORE' });
    expect(await accept(back, candidate('2'), noArtwork)).toMatchObject({ type: 'fresh' });
    // What was sent since lies where it was put aside.
    expect(await references(current)).toEqual(['M-BEFORE', expect.any(String)]);
    await Promise.all([back.close(), current.close()]);
  });

  it('that was restored over a newer schema is told with the way back', async () => {
    const address = await postgres.database();
    const env = { DATABASE_URL: address };
    await earlierDatabase(address, 6);
    run('pg_dump --format=custom --file=over.dump "$DATABASE_URL"', env);
    await (await openPostgres(address, NOW)).close();
    expect(run('pg_restore --clean --if-exists --dbname="$DATABASE_URL" over.dump', env)).toMatchObject({ status: 1 });
    await expect(openPostgres(address, NOW)).rejects.toMatchObject({
      reason: 'unusable',
      message: expect.stringMatching(/Restore the dump into a new database and set DATABASE_URL to that/),
    });
  });
});
