import { expect, it } from 'vitest';
import { recordings } from './edge.ts';
import { readerOf, reasonAgainst } from './leftOut.ts';
import { due, replay } from './replay.ts';

const replayed = recordings.filter(recording => reasonAgainst(recording) === null);

it.each(replayed.map(recording => [recording.name, recording] as const))('%s', async (_, recording) => {
  const reader = readerOf(recording)!;
  expect(await replay(recording, reader)).toEqual({ outcome: due(recording, reader), lost: [] });
});

it('leaves out only what the gateway does not ask, or does not ask like that', () => {
  const reasons = Map.groupBy(recordings, recording => reasonAgainst(recording) ?? 'replayed');
  expect(Object.fromEntries([...reasons].map(([reason, all]) => [reason, all.length]))).toEqual({
    replayed: 521,
    'a method that the gateway does not use': 3,
    'a route that the gateway does not ask': 14,
    'in a wrapping that the gateway does not ask for': 2,
  });
});
