import { describe, expect, it, onTestFinished } from 'vitest';
import { createOutboxAdmin } from '../../outbox/admin/admin.ts';
import { places } from '../../outbox/test/places.ts';
import { openDatabase, type StoragePlace } from '../../storage/open.ts';
import type { Offer } from '../offers/offer.ts';
import { createQuoteRequests } from '../quoteRequests.ts';
import { sweepRequests } from '../retention.ts';
import { createOrderQueue, ORDER_LEASE_MS } from '../storage/orderQueue.ts';
import { insertRequest } from '../storedRequest.ts';
import type { Acceptance } from './life.ts';
import { createQuoteLife } from './quoteLife.ts';

// Both databases hold the same life; two processes at one request never both take a step.

const NOW = Date.UTC(2026, 10, 20);
const EMAIL = 'lerato@example.co.za';
const offer: Offer = {
  ...{ lines: [], fees: [], delivery: null, country: 'ZA', taxRate: null, currency: 'ZAR' },
  ...{ leadTimeDays: null, terms: '', note: '', proofs: [] },
  totals: { goods: '0.00', fees: '10.00', delivery: '0.00', net: '10.00', tax: '1.50', total: '11.50' },
};
const buyer: Acceptance = {
  ...{ name: 'Lerato', email: EMAIL, billing: {}, shipping: {}, paymentMethod: 'bacs', note: '' },
};
const key = (name: string) => ({ key: name, bodyHash: name, derived: false });

describe.each(places())('in $name', ({ makePlace }) => {
  async function open(place: StoragePlace, clock = { now: NOW }) {
    const database = await openDatabase(place, NOW);
    onTestFinished(() => database.close());
    const options = { database, mails: true, clock: () => clock.now };
    const quotes = createQuoteRequests(database, options.clock);
    return { database, clock, quotes, life: createQuoteLife(options), queue: createOrderQueue(options) };
  }
  type Opened = Awaited<ReturnType<typeof open>>;

  async function ask({ database }: Opened, reference: string) {
    const fields = { name: 'Lerato', email: EMAIL } as never;
    await database.transaction(async query => {
      const [row] = await query(
        "INSERT INTO submission (reference, kind, key, body_hash, created_at) VALUES ($1, 'quote', $1, 'h', $2) RETURNING id",
        ...[reference, NOW],
      );
      await insertRequest(query, row!.id as number, { fields, items: [] }, NOW);
    });
    return reference;
  }
  async function answered(opened: Opened, reference: string) {
    await ask(opened, reference);
    await opened.life.answer({ reference, key: key(`a ${reference}`), version: 1, offer, validDays: 14, attach: null });
    return reference;
  }

  it('takes a step once of many at once, by two processes', async () => {
    const place = await makePlace();
    const [one, other] = [await open(place), await open(place)];
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

  it('gives an order to one process at a time, and to another once a lease has ended', async () => {
    const place = await makePlace();
    const clock = { now: NOW };
    const [one, other] = [await open(place, clock), await open(place, clock)];
    const references = [await answered(one, 'Q-1'), await answered(one, 'Q-2')];
    for (const reference of references)
      await one.life.accept({ reference, key: key(`k ${reference}`), offerVersion: 1, buyer });
    const claimed = (await Promise.all([one.queue.claim(1), other.queue.claim(1), one.queue.claim(1)])).flat();
    expect(claimed.map(job => job.reference).toSorted()).toEqual(references);
    expect(await one.queue.sending(claimed[0]!)).toBe(true);
    clock.now += ORDER_LEASE_MS;
    const again = await other.queue.claim(5);
    expect(again.find(job => job.reference === claimed[0]!.reference)).toMatchObject({ sentAt: NOW, attempts: 2 });
    // Whoever has lost the lease settles nothing.
    const made = { id: 7, key: 'wc', number: '7', paymentUrl: null };
    await one.queue.made(claimed[0]!, made, null);
    expect(await one.queue.sending(claimed[0]!)).toBe(false);
    expect((await one.quotes.byReference(claimed[0]!.reference))?.status).toBe('ACCEPTED');
    await other.queue.made(again.find(job => job.reference === claimed[0]!.reference)!, made, null);
    expect((await one.quotes.byReference(claimed[0]!.reference))?.status).toBe('ORDERED');
    expect(await one.queue.waiting()).toMatchObject({ due: 1, held: 0, oldest: NOW });
  });

  it('lists by queue, text and promise, and counts each queue', async () => {
    const opened = await open(await makePlace());
    await answered(opened, 'Q-1');
    await ask(opened, 'Q-2');
    await opened.life.ask({ reference: await ask(opened, 'Q-3'), key: key('q'), version: 1, text: 'And?' });
    const list = async (filter: object, field: 'DUE' | 'RECEIVED' | 'TOTAL' = 'RECEIVED') =>
      (await opened.quotes.list({ page: 1, perPage: 9 }, filter, { field, order: 'ASC' })).items.map(
        one => one.reference,
      );
    expect(await opened.quotes.queues(NOW + 1)).toEqual({
      ...{ WAITING: 1, LATE: 1, ASKED: 1, ANSWERED: 1, EXPIRING: 0, ACCEPTED: 0, ORDERED: 0, CLOSED: 0 },
    });
    expect(await list({ queue: 'LATE', lateBefore: NOW + 1 })).toEqual(['Q-2']);
    expect(await list({ queue: 'LATE', lateBefore: NOW })).toEqual([]);
    expect(await list({ status: ['IN_REVIEW', 'ANSWERED'] })).toEqual(['Q-1', 'Q-3']);
    expect(await list({ search: 'LERATO q-2' })).toEqual(['Q-2']);
    expect(await list({ search: '100%_' })).toEqual([]);
    expect(await list({}, 'TOTAL')).toEqual(['Q-1', 'Q-3', 'Q-2']);
    expect((await list({}, 'DUE'))[0]).toBe('Q-2');
    opened.clock.now += 13 * 86_400_000;
    expect(await opened.quotes.queues(0)).toMatchObject({ ANSWERED: 1, EXPIRING: 1 });
    opened.clock.now += 86_400_000;
    expect(await opened.quotes.queues(0)).toMatchObject({ ANSWERED: 0, CLOSED: 1 });
    expect(await list({ status: ['EXPIRED'] })).toEqual(['Q-1']);
    expect(await opened.quotes.answersSince(NOW)).toEqual([0]);
  });

  it('is kept for its time where it was not accepted, and goes as a whole with its person', async () => {
    const opened = await open(await makePlace());
    const { database, life, clock } = opened;
    await answered(opened, 'Q-1');
    await answered(opened, 'Q-2');
    await life.accept({ reference: 'Q-2', key: key('k'), offerVersion: 1, buyer });
    await life.reply({ reference: 'Q-1', key: key('r'), text: 'One.', attach: null });
    clock.now += 800 * 86_400_000;
    expect(await sweepRequests(database, () => {}, { now: clock.now, keptMs: 730 * 86_400_000 })).toBe(1);
    expect(await opened.quotes.byReference('Q-1')).toBeNull();
    expect(await opened.quotes.byReference('Q-2')).not.toBeNull();
    const admin = createOutboxAdmin(database, { eraseArtwork() {}, clock: () => clock.now });
    const { quoteRequests } = await admin.person(EMAIL);
    expect(quoteRequests).toMatchObject([
      { reference: 'Q-2', offers: [{ version: 1 }], order: { buyer: { name: 'Lerato' } } },
    ]);
    await admin.erase(EMAIL);
    for (const table of [
      'quote_step',
      'quote_message',
      'quote_offer',
      'quote_order',
      'quote_key',
      'quote_request',
      'delivery',
    ])
      expect(await database.query(`SELECT * FROM ${table}`), table).toEqual([]);
  });
});
