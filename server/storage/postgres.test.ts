import { expect, it } from 'vitest';
import { accept } from '../outbox/storage/accept.ts';
import { readBacklog } from '../outbox/storage/backlog.ts';
import { candidate, NOW, noArtwork } from '../outbox/test/candidate.ts';
import { postgresPrograms, startPostgres } from '../outbox/test/postgres.ts';
import { openPostgres } from './postgres.ts';

it.skipIf(!postgresPrograms())(
  'says that the server is away, and goes on when it is back',
  { timeout: 60_000 },
  async () => {
    const postgres = await startPostgres();
    const database = await openPostgres(await postgres.database(), NOW);
    await accept(database, candidate('1'), noArtwork);
    const broken = database.transaction(async query => {
      await postgres.restart();
      await query('SELECT 1');
    });
    await expect(broken).rejects.toMatchObject({ name: 'StorageError', reason: 'unreachable' });
    expect(await accept(database, candidate('2'), noArtwork)).toMatchObject({ type: 'fresh' });
    expect(await readBacklog(database)).toMatchObject({ pending: 2 });
    await postgres.stop();
    await expect(readBacklog(database)).rejects.toMatchObject({ reason: 'unreachable' });
    await database.close();
  },
);

it('tells nothing of the address when nobody answers there', async () => {
  const opened = openPostgres('postgres://diri:hidden@127.0.0.1:1/submissions', NOW);
  await expect(opened).rejects.toThrow(/PostgreSQL failed: unreachable \(ECONNREFUSED\)/);
  await expect(opened).rejects.not.toThrow(/hidden/);
});
