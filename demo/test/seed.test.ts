import { expect, test } from 'vitest';
import { Ids } from '../data/ids.ts';
import { plant } from '../data/plant.ts';
import { seed } from '../seed/index.ts';

test('the seed refers to nothing that it does not define', () => {
  const ids = new Ids(seed);
  plant(seed, ids);
  expect([...ids.loose]).toEqual([]);
});
