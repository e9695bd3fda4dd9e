import { describe, expect, it, onTestFinished } from 'vitest';
import { createSignInMails } from '../../quotes/accounts/signInMails.ts';
import type { Database } from '../../storage/database.ts';
import { openDatabase, type StoragePlace } from '../../storage/open.ts';
import { createOutboxAdmin } from '../admin/admin.ts';
import { candidate, NOW, noArtwork } from '../test/candidate.ts';
import { places } from '../test/places.ts';
import { LEASE_MS } from '../worker/backoff.ts';
import { type ArtworkClaims, accept, type Candidate } from './accept.ts';
import { readBacklog } from './backlog.ts';
import { OutboxRepository } from './outboxRepository.ts';
import { sweep } from './retention.ts';

describe.each(places())('in $name', ({ makePlace }) => {
  /** A gateway's outbox with its database; a second one shares the place. */
  async function open(place: StoragePlace) {
    const database = await openDatabase(place, NOW);
    onTestFinished(() => database.close());
    const store = (one: Candidate) => accept(database, one, noArtwork);
    /** What is leased has been for as long. */
    const pass = (ms: number) => database.query('UPDATE delivery SET leased_until = leased_until - $1', ms);
    return { database, outbox: new OutboxRepository(database), store, pass };
  }

  it('a key is one submission, also from two gateways at once', async () => {
    const place = await makePlace();
    const [one, other] = [await open(place), await open(place)];
    const accepted = await Promise.all([one, other, one, other, one].map(({ store }) => store(candidate('k'))));
    expect(accepted.filter(({ type }) => type === 'fresh')).toHaveLength(1);
    expect(accepted.filter(({ type }) => type === 'known')).toHaveLength(4);
    expect(await other.store(candidate('k', { ...candidate('k', { message: 'else' }) }))).toEqual({
      type: 'conflict',
    });
    expect((await readBacklog(one.database)).pending).toBe(1);
  });

  it('two gateways that claim at once never have the same', async () => {
    const place = await makePlace();
    const [one, other] = [await open(place), await open(place)];
    for (let n = 0; n < 30; n++) await one.store(candidate(String(n)));
    const claims = Array.from({ length: 10 }, (_, n) => (n % 2 ? one : other).outbox.claim('contact', NOW, 4));
    const claimed = (await Promise.all(claims)).flat().map(({ reference }) => reference);
    expect(new Set(claimed).size).toBe(claimed.length);
    expect(claimed).toHaveLength(30);
    expect(await one.outbox.due(NOW)).toEqual([]);
  });

  it('a mailbox gets five links, also where they are asked for at once', async () => {
    const { database } = await open(await makePlace());
    // Connections that are there already begin at the same time.
    await Promise.all(Array.from({ length: 8 }, () => database.query('SELECT 1')));
    const mails = createSignInMails(database, () => NOW);
    await Promise.all(Array.from({ length: 20 }, (_, n) => mails.ask(`sipho+${n}@example.test`)));
    expect(await mails.claim(20)).toHaveLength(5);
  });

  it('a lease and a wait that a wrong clock wrote a year ahead hold nobody up', async () => {
    const { outbox, store, pass } = await open(await makePlace());
    const year = 365 * 24 * 60 * 60 * 1000;
    await store(candidate('1', { leased: true, now: NOW + year }));
    expect(await outbox.due(NOW)).toEqual([]);
    await pass(-year);
    expect(await outbox.due(NOW)).toEqual(['contact']);
    expect(await outbox.claim('contact', NOW, 9)).toHaveLength(1);
    expect(await outbox.due(NOW)).toEqual([]);
  });

  it('a try whose process died is somebody else’s after its lease, and settles nothing then', async () => {
    const { outbox, store, database, pass } = await open(await makePlace());
    await store(candidate('1', { leased: true }));
    const claim = () => outbox.claim('contact', NOW, 9);
    await pass(LEASE_MS / 2);
    expect(await claim()).toEqual([]);
    await pass(LEASE_MS / 2);
    const [first] = await claim();
    await pass(LEASE_MS / 2);
    await outbox.renew([first!]);
    await pass(LEASE_MS / 2);
    expect(await claim()).toEqual([]);
    await pass(LEASE_MS / 2);
    const [second] = await claim();
    expect(second).toMatchObject({ reference: 'M-1', attempts: 3 });
    await outbox.renew([first!]);
    await outbox.parked(first!, NOW, 'late');
    await outbox.postponed(first!, NOW, NOW, 'late');
    expect(await claim()).toEqual([]);
    await outbox.delivered(second!, NOW);
    expect(await readBacklog(database)).toMatchObject({ delivered: 1, pending: 0, parked: 0 });
  });

  it('a try that was put off is not leased by whoever thought it still under way', async () => {
    const { outbox, store } = await open(await makePlace());
    await store(candidate('1'));
    const [job] = await outbox.claim('contact', NOW, 9);
    await outbox.postponed(job!, NOW, NOW, 'down');
    await outbox.renew([job!]);
    expect(await outbox.due(NOW)).toEqual(['contact']);
  });

  it('what has been due for longest comes first', async () => {
    const { outbox, store } = await open(await makePlace());
    for (const key of ['1', '2', '3', '4']) await store(candidate(key));
    const claim = async (now: number, count: number) => {
      const jobs = await outbox.claim('contact', now, count);
      return jobs.toSorted((one, other) => one.id - other.id);
    };
    const jobs = await claim(NOW, 4);
    for (const [at, wait] of [30, 10, 40, 20].entries()) await outbox.postponed(jobs[at]!, NOW, NOW + wait, 'down');
    expect((await claim(NOW + 50, 2)).map(({ reference }) => reference)).toEqual(['M-2', 'M-4']);
    expect((await claim(NOW + 50, 1)).map(({ reference }) => reference)).toEqual(['M-1']);
  });

  it('a try that is still under way is not begun again by the same gateway where its lease ran out', async () => {
    const { outbox, store, pass } = await open(await makePlace());
    for (let n = 1; n <= 11; n++) await store(candidate(String(n)));
    const underWay = await outbox.claim('contact', NOW, 10);
    await pass(LEASE_MS);
    const others = await outbox.claim('contact', NOW, 99, underWay);
    expect(others.map(({ reference }) => reference)).toEqual(['M-11']);
    await pass(LEASE_MS);
    expect(await outbox.claim('contact', NOW, 99, [underWay[0]!])).toHaveLength(10);
  });

  it('a lease is as long for a gateway whose clock is ahead', async () => {
    const { outbox, store } = await open(await makePlace());
    await store(candidate('1', { leased: true }));
    expect(await outbox.claim('contact', NOW + 10 * LEASE_MS, 9)).toEqual([]);
    await store(candidate('2'));
    expect(await outbox.claim('contact', NOW, 9)).toHaveLength(1);
    expect(await outbox.due(NOW + 10 * LEASE_MS)).toEqual([]);
  });

  it('a try that outlived its lease settles nothing of one that the operator asked for', async () => {
    const { outbox, store, database, pass } = await open(await makePlace());
    await store(candidate('1'));
    const [stalled] = await outbox.claim('contact', NOW, 9);
    await pass(LEASE_MS);
    const [refused] = await outbox.claim('contact', NOW, 9);
    await outbox.parked(refused!, NOW, 'missing_field');
    const operator = createOutboxAdmin(database, { eraseArtwork() {}, clock: () => NOW + 1 });
    expect(await operator.retry()).toBe(1);
    expect(await outbox.claim('contact', NOW + 1, 9)).toMatchObject([{ attempts: stalled!.attempts }]);
    await outbox.postponed(stalled!, NOW + 1, NOW + 1, 'late');
    await outbox.parked(stalled!, NOW + 1, 'late');
    expect(await outbox.due(NOW + 1)).toEqual([]);
    expect(await readBacklog(database)).toMatchObject({ pending: 1, parked: 0 });
  });

  it('mails wait for the first try at the service, whatever came of it', async () => {
    const { outbox, store } = await open(await makePlace());
    await store(candidate('1', { targets: ['service', 'confirmation', 'copy'] }));
    expect(await outbox.due(NOW)).toEqual(['contact']);
    const [job] = await outbox.claim('contact', NOW, 9);
    await outbox.postponed(job!, NOW, NOW + 60_000, 'down');
    expect(await outbox.due(NOW)).toEqual(['mail']);
    expect((await outbox.claim('mail', NOW, 9)).map(({ target }) => target).sort()).toEqual(['confirmation', 'copy']);
  });

  it('the copy is none beside the mail that took the place of the service', async () => {
    const { outbox, store } = await open(await makePlace());
    const claimMails = async () => (await outbox.claim('mail', NOW, 9)).map(({ target }) => target);
    await store(candidate('1', { targets: ['service', 'confirmation', 'copy'] }));
    const [job] = await outbox.claim('contact', NOW, 9);
    await outbox.delivered(job!, NOW, true);
    expect(await claimMails()).toEqual(['confirmation']);
  });

  it('a refused one goes with its key, unless another gateway has acknowledged a repeat', async () => {
    const { outbox, store } = await open(await makePlace());
    const fresh = async () => {
      const accepted = await store(candidate('1', { leased: true }));
      return accepted.type === 'fresh' ? accepted.job : null;
    };
    expect(await outbox.forget((await fresh())!)).toBe(true);
    const again = await fresh();
    expect(await fresh()).toBeNull();
    expect(await outbox.forget(again!)).toBe(false);
  });

  it('a repeat is acknowledged for what is there, also where another gateway forgets the first at that moment', async () => {
    const place = await makePlace();
    const [one, other] = [await open(place), await open(place)];
    const first = await one.store(candidate('1', { leased: true }));
    let forgotten: Promise<boolean> | undefined;
    const meanwhile: Pick<Database, 'transaction'> = {
      transaction: work =>
        one.database.transaction(query =>
          work(async (sql, ...values) => {
            const rows = await query(sql, ...values);
            if (forgotten || rows[0]?.reference !== 'M-1' || first.type !== 'fresh') return rows;
            forgotten = other.outbox.forget(first.job);
            // A file has one writer at a time: there it comes after the repeat.
            if (place.databaseUrl) await forgotten;
            return rows;
          }),
        ),
    };
    const { type } = await accept(meanwhile, candidate('1'), noArtwork);
    expect(type).toBe(place.databaseUrl ? 'fresh' : 'known');
    await forgotten;
    expect((await readBacklog(one.database)).pending).toBe(1);
  });

  it('files are those of the request that is stored, also where that is begun a second time', async () => {
    const { database } = await open(await makePlace());
    const owners = new Map<string, string>();
    const files: ArtworkClaims = {
      ...noArtwork,
      claim: ([id], reference) => !owners.has(id!) && Boolean(owners.set(id!, reference)),
      release(reference) {
        for (const [id, owner] of owners) if (owner === reference) owners.delete(id);
      },
    };
    const twice: Pick<Database, 'transaction'> = {
      transaction: async work => {
        const ended = database.transaction(async query => {
          await work(query);
          throw new Error('ended by the server');
        });
        await expect(ended).rejects.toThrow('ended by the server');
        return database.transaction(work);
      },
    };
    let made = 0;
    const makeReference = () => `M-${++made}`;
    const accepted = await accept(twice, candidate('1', { artwork: ['front'], makeReference }), files);
    expect(accepted).toMatchObject({ type: 'fresh', job: { reference: 'M-2' } });
    expect([...owners]).toEqual([['front', 'M-2']]);
  });

  it('what is sent again while it is about to be emptied stays', async () => {
    const { database, outbox, store } = await open(await makePlace());
    await store(candidate('1', { targets: ['service', 'copy'] }));
    for (const job of await outbox.claim('contact', NOW, 9)) await outbox.delivered(job, NOW);
    for (const job of await outbox.claim('mail', NOW, 9)) await outbox.parked(job, NOW, 'down');
    const month = NOW + 31 * 24 * 3_600_000;
    const operator = createOutboxAdmin(database, { eraseArtwork() {}, clock: () => month });
    const retried: number[] = [];
    const meanwhile: Pick<Database, 'query' | 'transaction'> = {
      transaction: work => database.transaction(work),
      async query(sql, ...values) {
        const rows = await database.query(sql, ...values);
        if (rows[0]?.reference === 'M-1') retried.push(await operator.retry('M-1'));
        return rows;
      },
    };
    expect(await sweep(meanwhile, month)).toBe(0);
    expect(retried).toEqual([1]);
    expect(await outbox.claim('mail', month, 9)).toMatchObject([{ payload: { name: 'Sipho' } }]);
  });

  it('what is held is nowhere due', async () => {
    const { outbox, store, database } = await open(await makePlace());
    await store(candidate('1', { held: 'honeypot', targets: ['service', 'copy'] }));
    await outbox.wake('contact', NOW + 1);
    expect(await outbox.due(NOW + 9)).toEqual([]);
    expect(await readBacklog(database)).toMatchObject({ held: 1, pending: 0 });
  });
});
