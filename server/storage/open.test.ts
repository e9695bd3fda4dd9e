import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../outbox/test/harness.ts';
import type { Database } from './database.ts';
import { openDatabase, openWhenUsed } from './open.ts';

it('keeps nobody waiting for a database that takes long to be opened, and goes on with it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const migrated = Promise.withResolvers<Database>();
  let openings = 0;
  const database = openWhenUsed(() => {
    openings += 1;
    return migrated.promise;
  });
  onTestFinished(() => database.close());
  const refused = expect(database.query('SELECT 1')).rejects.toMatchObject({ name: 'StorageError', reason: 'busy' });
  await vi.advanceTimersByTimeAsync(8_000);
  await refused;
  vi.useRealTimers();
  migrated.resolve(await openDatabase({ dataDir: temporaryFolder() }, 0));
  expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(openings).toBe(1);
});
