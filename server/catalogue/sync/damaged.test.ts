import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openTestCatalogue, startTestService } from '../test/service.ts';

it('goes on looking while its file cannot be read', async () => {
  const service = await startTestService();
  const { catalogue, dataDir, logged, close } = openTestCatalogue(service);
  await catalogue.start();
  const file = path.join(dataDir, 'catalogue-test.sqlite');
  const beside = new DatabaseSync(file);
  beside.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  beside.close();
  writeFileSync(file, Buffer.alloc(statSync(file).size, 'x'), { flag: 'r+' });
  await catalogue.refresh();
  await catalogue.renew(['post:36']);
  await catalogue.refresh(true);
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'The index could not be renewed' }));
  await close();
  await service.close();
});
