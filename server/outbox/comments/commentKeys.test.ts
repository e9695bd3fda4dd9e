import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../storage/open.ts';
import { NOW } from '../test/candidate.ts';
import { places } from '../test/places.ts';
import { type CommentTurn, createCommentKeys, sweepCommentKeys } from './commentKeys.ts';

const DAY = 24 * 3_600_000;
const LEASE = 5_000;
const yours = (again: boolean) => ({ is: 'yours', again, lease: expect.any(Number) });

describe.each(places())('in $name', ({ makePlace }) => {
  async function start() {
    let now = NOW;
    const database = await openDatabase(await makePlace(), NOW);
    onTestFinished(() => database.close());
    const keys = createCommentKeys(database, () => now);
    const pass = (ms: number) => {
      now += ms;
    };
    /** What is leased has been for as long. */
    const lapse = (ms: number) => database.query('UPDATE comment_key SET leased_until = leased_until - $1', ms);
    return { database, keys, pass, lapse, now: () => now };
  }

  it('gives a key to one at a time, and to another once that one failed or its time is over', async () => {
    const { keys, lapse } = await start();
    const take = () => keys.take('key', 'fields', LEASE);
    const leaseOf = (turn: CommentTurn) => (turn.is === 'yours' ? turn.lease : 0);
    const first = await take();
    expect([first, await take()]).toEqual([yours(false), { is: 'under way' }]);
    await keys.unclear('key', leaseOf(first));
    expect([await take(), await take()]).toEqual([yours(true), { is: 'under way' }]);
    await lapse(LEASE);
    const both = await Promise.all([take(), take()]);
    expect(both).toContainEqual(yours(true));
    expect(both).toContainEqual({ is: 'under way' });
    await keys.free('key', leaseOf(both.find(({ is }) => is === 'yours')!));
    expect(await take()).toEqual(yours(false));
  });

  it('leaves a key to whoever has it, where one before comes to its end later', async () => {
    const { keys, pass, lapse } = await start();
    const take = () => keys.take('key', 'fields', LEASE);
    const late = await keys.take('key', 'fields', LEASE / 2);
    const lease = late.is === 'yours' ? late.lease : 0;
    pass(2 * LEASE);
    expect(await take()).toEqual({ is: 'under way' });
    await lapse(LEASE);
    expect(await take()).toEqual(yours(true));
    await keys.unclear('key', lease);
    expect(await take()).toEqual({ is: 'under way' });
    await keys.free('key', lease);
    expect(await take()).toEqual({ is: 'under way' });
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
