import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../../outbox/test/harness.ts';
import { postgresPrograms, startPostgres } from '../../../outbox/test/postgres.ts';
import type { CheckContext } from '../../fact.ts';
import { database } from './storage.ts';

it.skipIf(!postgresPrograms())('tells of a clock that is not the one of the database', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  onTestFinished(() => void vi.useRealTimers());
  const config = { dataDir: temporaryFolder(), databaseUrl: await postgres.database() };
  const foundWith = (ahead: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: vi.getRealSystemTime() + ahead });
    return database.find({ config } as CheckContext);
  };
  expect(await foundWith(0)).toMatchObject({ status: 'success', detail: 'PostgreSQL (DATABASE_URL)' });
  expect(await foundWith(5_000)).toMatchObject({ status: 'warning', detail: expect.stringMatching(/ is 5 s behind$/) });
  expect(await foundWith(-60_000)).toMatchObject({ status: 'error', detail: expect.stringMatching(/ is 60 s ahead$/) });
});

it.skipIf(!postgresPrograms())('tells of a database in which somebody holds a table', { tags: 'proof' }, async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const config = { dataDir: temporaryFolder(), databaseUrl: await postgres.database() };
  await database.find({ config } as CheckContext);
  const holder = new Client({ connectionString: config.databaseUrl });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE probe IN ACCESS EXCLUSIVE MODE');
  expect(await database.find({ config } as CheckContext)).toMatchObject({
    ...{ status: 'error', detail: 'PostgreSQL (DATABASE_URL): busy' },
    mend: expect.stringContaining('pg_stat_activity'),
  });
  await holder.end();
});
