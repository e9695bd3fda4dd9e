import { expect, it } from 'vitest';
import { openTestCatalogue, startTestService } from '../test/service.ts';
import { spoilIndex } from '../test/spoilIndex.ts';

it('goes on looking while its file cannot be read', async () => {
  const service = await startTestService();
  const { catalogue, dataDir, logged, close } = openTestCatalogue(service);
  await catalogue.start();
  spoilIndex(dataDir);
  await catalogue.refresh();
  await catalogue.renew(['post:36']);
  await catalogue.refresh(true);
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'The index could not be renewed' }));
  await close();
  await service.close();
});
