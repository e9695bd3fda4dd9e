import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../storage/open.ts';
import { NOW } from '../test/candidate.ts';
import { places } from '../test/places.ts';
import { createCommentKeys, sweepCommentKeys } from './commentKeys.ts';

const DAY = 24 * 3_600_000;
const LEASE = 5_000;
const yours = (again: boolean) => ({ is: 'yours', again });

describe.each(places())('in $name', ({ makePlace }) => {
  async function start() {
    let now = NOW;
    const database = await openDatabase(await makePlace(), NOW);
    onTestFinished(() => database.close());
    const keys = createCommentKeys(database, () => now);
    const pass = (ms: number) => {
      now += ms;
    };
    return { database, keys, pass, now: () => now };
  }

  it('gives a key to one at a time, and to another once that one failed or its time is over', async () => {
    const { keys, pass } = await start();
    const take = () => keys.take('key', 'fields', LEASE);
    expect([await take(), await take()]).toEqual([yours(false), { is: 'under way' }]);
    await keys.unclear('key');
    expect([await take(), await take()]).toEqual([yours(true), { is: 'under way' }]);
    pass(LEASE);
    const both = await Promise.all([take(), take()]);
    expect(both).toContainEqual(yours(true));
    expect(both).toContainEqual({ is: 'under way' });
    await keys.free('key');
    expect(await take()).toEqual(yours(false));
  });

  it('says what became of it for a day, and of other fields that they are not it', async () => {
    const { database, keys, pass, now } = await start();
    await keys.take('key', 'fields', LEASE);
    const comment = { id: 12, status: 'hold', date_gmt: '2026-07-01T10:00:00' };
    await keys.taken('key', comment);
    pass(DAY - 1);
    await sweepCommentKeys(database, now());
    expect(await keys.take('key', 'fields', LEASE)).toEqual({ is: 'taken', comment });
    expect(await keys.take('key', 'others', LEASE)).toEqual({ is: 'reused' });
    pass(1);
    await sweepCommentKeys(database, now());
    expect(await keys.take('key', 'others', LEASE)).toEqual(yours(false));
  });
});
