import { describe, expect, it } from 'vitest';
import { places } from '../../outbox/test/places.ts';
import { createOrderQueue, ORDER_LEASE_MS } from '../storage/orderQueue.ts';
import { answered, ask, buyer, key, NOW, offer, openQuotes, partnerIn } from '../test/openQuotes.ts';

// Both databases hold the same life; two processes at one request never both take a step.

describe.each(places())('in $name', ({ makePlace }) => {
  it('takes a step once of many at once, by two processes', async () => {
    const place = await makePlace();
    const [one, other] = [await openQuotes(place), await openQuotes(place)];
    const reference = await answered(one, 'Q-1');
    const taken = await Promise.all(
      [one, other, one, other].map(({ life }, at) =>
        life.accept({ reference, key: key(`k${at}`), offerVersion: 1, buyer }),
      ),
    );
    expect(taken.map(each => each.type)).toEqual(Array(4).fill('taken'));
    expect(taken.filter(each => each.type === 'taken' && each.fresh)).toHaveLength(1);
    const { steps, order } = await other.quotes.lifeOf((await other.quotes.byReference(reference))!);
    expect(steps.map(({ kind }) => kind)).toEqual(['RECEIVED', 'OFFERED', 'ACCEPTED']);
    expect(order).toMatchObject({ state: 'due', offerVersion: 1 });
  });

  it('binds no file to a step that is refused', async () => {
    const opened = await openQuotes(await makePlace());
    const { life } = opened;
    let bound = 0;
    const attach = () => {
      bound += 1;
      return true;
    };
    await answered(opened, 'Q-1');
    const late = { reference: 'Q-1', key: key('late'), version: 1, offer, validDays: 14, attach };
    expect((await life.answer(late)).type).toBe('conflict');
    await life.withdraw({ reference: 'Q-1', key: key('w') });
    expect((await life.reply({ reference: 'Q-1', key: key('r'), text: 'And this.', attach })).type).toBe('not open');
    expect((await life.answer({ ...late, version: 3 })).type).toBe('not open');
    expect(bound).toBe(0);
  });

  it('leaves a held order in the queue of the firm, whatever is written about it meanwhile', async () => {
    const { life, queue, quotes } = await openQuotes(await makePlace()).then(async opened => {
      await answered(opened, 'Q-1');
      return opened;
    });
    await life.accept({ reference: 'Q-1', key: key('a'), offerVersion: 1, buyer });
    const [job] = await queue.claim(1);
    await queue.sending(job!);
    await queue.made(job!, { id: 7, key: 'wc', number: '7', paymentUrl: null }, 'The sums differ.');
    const waiting = async () => (await quotes.list({ page: 1, perPage: 9 }, { queue: 'WAITING' })).totalItems;
    expect(await waiting()).toBe(1);
    await life.reply({ reference: 'Q-1', key: key('r'), text: 'When is it ordered?', attach: null });
    expect(await waiting()).toBe(1);
    await life.ask({ reference: 'Q-1', key: key('q'), version: 5, text: 'We look at it.' });
    expect([await waiting(), (await quotes.byReference('Q-1'))?.status]).toEqual([1, 'ACCEPTED']);
  });

  it('gives an order to one process at a time, and to another once a lease has ended', async () => {
    const place = await makePlace();
    // The clock of one is ahead: a lease goes by that of the database.
    const [one, other] = [await openQuotes(place), await openQuotes(place, { now: NOW + 10 * ORDER_LEASE_MS })];
    const references = [await answered(one, 'Q-1'), await answered(one, 'Q-2')];
    for (const reference of references)
      await one.life.accept({ reference, key: key(`k ${reference}`), offerVersion: 1, buyer });
    const claimed = (await Promise.all([one.queue.claim(1), other.queue.claim(1), one.queue.claim(1)])).flat();
    expect(claimed.map(job => job.reference).toSorted()).toEqual(references);
    expect(await one.queue.sending(claimed[0]!)).toBe(true);
    expect(await other.queue.claim(5)).toEqual([]);
    await lapse(one);
    const again = await other.queue.claim(5);
    expect(again.find(job => job.reference === claimed[0]!.reference)).toMatchObject({
      sentAgoMs: expect.any(Number),
      attempts: 2,
    });
    // Whoever has lost the lease settles nothing.
    const made = { id: 7, key: 'wc', number: '7', paymentUrl: null };
    await one.queue.made(claimed[0]!, made, null);
    expect(await one.queue.sending(claimed[0]!)).toBe(false);
    expect((await one.quotes.byReference(claimed[0]!.reference))?.status).toBe('ACCEPTED');
    await other.queue.made(again.find(job => job.reference === claimed[0]!.reference)!, made, null);
    expect((await one.quotes.byReference(claimed[0]!.reference))?.status).toBe('ORDERED');
    expect(await one.queue.waiting()).toMatchObject({ due: 1, held: 0, oldest: NOW });
  });

  it('notes an order whole, also where its lease ends meanwhile and another process looks for work', async () => {
    const place = await makePlace();
    const opened = await openQuotes(place);
    const { database, clock } = opened;
    const reference = await answered(opened, 'Q-1');
    await opened.life.accept({ reference, key: key('k'), offerVersion: 1, buyer });
    const [job] = await opened.queue.claim(1);
    await lapse(opened);
    const meanwhile: typeof database = {
      ...database,
      transaction: work =>
        database.transaction(query =>
          work(async (sql, ...values) => {
            const rows = await query(sql, ...values);
            // A file has one writer at a time.
            if (place.databaseUrl && sql.includes('quote_order')) await opened.queue.claim(1);
            return rows;
          }),
        ),
    };
    const queue = createOrderQueue({ database: meanwhile, mails: true, clock: () => clock.now });
    await queue.made(job!, { id: 7, key: 'wc', number: '7', paymentUrl: null }, null);
    expect((await opened.quotes.byReference(reference))?.status).toBe('ORDERED');
    expect(await opened.queue.waiting()).toMatchObject({ due: 0 });
  });

  /** Ends every lease. */
  const lapse = ({ database }: Awaited<ReturnType<typeof openQuotes>>) =>
    database.query('UPDATE quote_order SET leased_until = leased_until - $1', ORDER_LEASE_MS);

  /** A request whose accepted offer is an order of the shop. */
  async function ordered(opened: Awaited<ReturnType<typeof openQuotes>>, difference: string | null) {
    const reference = await answered(opened, 'Q-1');
    await opened.life.accept({ reference, key: key('accepted'), offerVersion: 1, buyer });
    const [job] = await opened.queue.claim(1);
    await opened.queue.made(job!, { id: 7, key: 'wc', number: '7', paymentUrl: null }, difference);
    return reference;
  }

  it('looks no more at a held order whose request is closed, counts it no more, and still has nobody pay it', async () => {
    const opened = await openQuotes(await makePlace());
    const { life, queue, quotes } = opened;
    const reference = await ordered(opened, 'total 1.00, not 11.50');
    expect(await queue.following(9, NOW)).toEqual([{ reference, id: 7, held: true }]);
    expect(await queue.waiting()).toMatchObject({ due: 0, held: 1 });
    const { version } = (await quotes.byReference(reference))!;
    expect((await life.close({ reference, key: key('c'), version, reason: '' })).type).toBe('taken');
    expect(await queue.following(9, NOW)).toEqual([]);
    expect(await queue.waiting()).toMatchObject({ due: 0, held: 0 });
    expect((await quotes.heldOrders()).ids).toEqual(new Set([7]));
  });

  it('is not closed while the order of its accepted offer is on its way, nor once that is made', async () => {
    const opened = await openQuotes(await makePlace());
    const { life, queue, quotes } = opened;
    const reference = await answered(opened, 'Q-1');
    await life.accept({ reference, key: key('accepted'), offerVersion: 1, buyer });
    const close = async () => {
      const { version } = (await quotes.byReference(reference))!;
      return (await life.close({ reference, key: key(`c ${version}`), version, reason: 'No paper.' })).type;
    };
    expect(await close()).toBe('not open');
    const [job] = await queue.claim(1);
    await queue.made(job!, { id: 7, key: 'wc', number: '7', paymentUrl: null }, null);
    expect(await close()).toBe('not open');
    expect((await quotes.byReference(reference))?.status).toBe('ORDERED');
  });

  it('declines the offer that was read alone, and not another that came since', async () => {
    const opened = await openQuotes(await makePlace());
    const { life, quotes } = opened;
    const reference = await answered(opened, 'Q-1');
    await life.answer({ reference, key: key('b'), version: 2, offer, validDays: 14, attach: null });
    const decline = { reference, key: key('d'), offerVersion: 1, note: '' };
    expect((await life.decline(decline)).type).toBe('changed');
    expect((await quotes.byReference(reference))?.status).toBe('ANSWERED');
    expect((await life.decline({ ...decline, offerVersion: 2 })).type).toBe('taken');
  });

  it('takes the same words without a key for one step within a day alone', async () => {
    const opened = await openQuotes(await makePlace());
    const { life, quotes, clock } = opened;
    const reference = await ask(opened, 'Q-1');
    const say = () =>
      life.reply({ reference, key: { ...key('derived'), derived: true }, text: 'Any news?', attach: null });
    for (const [later, said] of [
      [0, 1],
      [86_399_999, 1],
      [1, 2],
    ] as const) {
      clock.now += later;
      expect((await say()).type).toBe('taken');
      expect((await quotes.lifeOf((await quotes.byReference(reference))!)).messages).toHaveLength(said);
    }
  });

  it('reminds once of an offer that was open for a day and ends within two, and nobody who wants no reminders', async () => {
    const opened = await openQuotes(await makePlace());
    const { life, clock, database } = opened;
    for (const reference of ['Q-1', 'Q-2']) await answered(opened, reference);
    await ask(opened, 'Q-3');
    await life.stopReminders({ reference: 'Q-2', key: key('s') });
    await life.answer({ reference: 'Q-3', key: key('a Q-3'), version: 1, offer, validDays: 1, attach: null });
    const reminded = async () => {
      for (let times = 0; times < 2; times += 1) await life.passTime();
      const rows = await database.query(
        "SELECT s.reference FROM delivery d JOIN submission s ON s.id = d.submission WHERE d.target LIKE 'quote:expiring:%'",
      );
      return rows.map(row => row.reference);
    };
    expect(await reminded()).toEqual([]);
    clock.now += 12 * 86_400_000 - 1;
    expect(await reminded()).toEqual([]);
    clock.now += 1;
    expect(await reminded()).toEqual(['Q-1']);
  });

  it('tells its buyer that it was closed where the firm says why', async () => {
    const opened = await openQuotes(await makePlace());
    const { life, database } = opened;
    for (const [reference, reason] of [
      ['Q-1', ''],
      ['Q-2', 'No paper.'],
    ] as const) {
      await ask(opened, reference);
      expect((await life.close({ reference, key: key(reference), version: 1, reason })).type).toBe('taken');
    }
    const told = await database.query(
      'SELECT s.reference, d.target FROM delivery d JOIN submission s ON s.id = d.submission',
    );
    expect(told).toMatchObject([{ reference: 'Q-2', target: expect.stringMatching(/^quote:closed:/) }]);
  });

  it('looks at an order again that it looked at while a clock was ahead', async () => {
    const opened = await openQuotes(await makePlace());
    const { queue, clock } = opened;
    const reference = await ordered(opened, null);
    clock.now += 365 * 86_400_000;
    await queue.looked(reference);
    expect(await queue.following(9, clock.now - 1)).toEqual([]);
    clock.now = NOW;
    expect(await queue.following(9, NOW - 1)).toEqual([{ reference, id: 7, held: false }]);
  });

  it('tells its partner of every step that its history has, that of time alone, too', async () => {
    const opened = await openQuotes(await makePlace());
    const { life, clock, database } = opened;
    const reference = await ask(opened, 'Q-1', undefined, await partnerIn(opened));
    await life.answer({ reference, key: key('a'), version: 1, offer, validDays: 14, attach: null });
    clock.now += 15 * 86_400_000;
    await life.reply({ reference, key: key('r'), text: 'Still?', attach: null });
    const calls = await database.query('SELECT about FROM webhook_call ORDER BY id');
    const told = calls.map(({ about }) => JSON.parse(about as string).step);
    const { steps } = await opened.quotes.lifeOf((await opened.quotes.byReference(reference))!);
    expect(told).toEqual(['RECEIVED', 'OFFERED', 'EXPIRED', 'REPLIED']);
    expect(told.toSorted()).toEqual(steps.map(({ kind }) => kind).toSorted());
  });
});
