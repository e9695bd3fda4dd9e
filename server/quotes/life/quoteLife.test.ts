import { describe, expect, it, onTestFinished } from 'vitest';
import { createSeal } from '../../config/seal.ts';
import { createOutboxAdmin } from '../../outbox/admin/admin.ts';
import { createCommentKeys } from '../../outbox/comments/commentKeys.ts';
import { createStockNotices } from '../../outbox/stock/stockNotices.ts';
import { accept } from '../../outbox/storage/accept.ts';
import { candidate, noArtwork } from '../../outbox/test/candidate.ts';
import { places } from '../../outbox/test/places.ts';
import { createPartners } from '../../partners/partners.ts';
import { createWebhooks, SEALED_FOR } from '../../partners/webhooks/webhooks.ts';
import { openDatabase, type StoragePlace } from '../../storage/open.ts';
import { createAccounts } from '../accounts/accounts.ts';
import { createSignInMails } from '../accounts/signInMails.ts';
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

  /** A partner who is called at an address; its number. */
  async function partnerIn({ database, clock }: Opened): Promise<number> {
    const partners = createPartners(database, () => clock.now);
    const terms = { scopes: ['quotes' as const], origins: [], requestsPerMinute: 60, costPerMinute: 1_000 };
    await partners.add('Press', terms);
    const webhooks = createWebhooks(
      database,
      createSeal(['a secret of this site, long enough'], SEALED_FOR),
      () => NOW,
    );
    await webhooks.add('Press', { url: 'https://press.test/', topics: ['quote.step'] });
    return (await partners.list())[0]!.id;
  }
  async function ask(
    { database }: Opened,
    reference: string,
    who = { name: 'Lerato', company: '' },
    partner: number | null = null,
  ) {
    const fields = { ...who, email: EMAIL, additionalInfo: 'For Sipho.' } as never;
    await database.transaction(async query => {
      const [row] = await query(
        "INSERT INTO submission (reference, kind, key, body_hash, created_at) VALUES ($1, 'quote', $1, 'h', $2) RETURNING id",
        ...[reference, NOW],
      );
      const asked = { fields, items: [] };
      await insertRequest(query, { submission: row!.id as number, asked, partner, now: NOW });
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

  it('binds no file to a step that is refused', async () => {
    const opened = await open(await makePlace());
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

  it('tells its partner of every step that its history has, that of time alone, too', async () => {
    const opened = await open(await makePlace());
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

  it('lists what a buyer asked for, by parts of address, name and company', async () => {
    const opened = await open(await makePlace());
    await ask(opened, 'Q-1');
    await ask(opened, 'Q-2', { name: 'Sipho', company: 'Karoo Stickers' });
    const list = async (filter: object) =>
      (await opened.quotes.list({ page: 1, perPage: 9 }, filter)).items.map(({ reference }) => reference);
    // Who is only written of is no buyer.
    expect([await list({ search: 'sipho' }), await list({ buyer: 'sipho' })]).toEqual([['Q-2', 'Q-1'], ['Q-2']]);
    expect(await list({ buyer: 'KAROO sipho' })).toEqual(['Q-2']);
    expect(await list({ buyer: '@example', search: 'q-1' })).toEqual(['Q-1']);
    expect(await list({ buyer: 'karoo@' })).toEqual([]);
  });

  it('finds words of any script in either case, and no names of fields', async () => {
    const opened = await open(await makePlace());
    await ask(opened, 'Q-1', { name: 'Åsa', company: 'ÉCLAIR Привет' });
    const list = async (filter: object) =>
      (await opened.quotes.list({ page: 1, perPage: 9 }, filter)).items.map(({ reference }) => reference);
    for (const search of ['éclair', 'ÉCLAIR ПРИВЕТ', 'sipho åsa']) expect(await list({ search })).toEqual(['Q-1']);
    expect(await list({ buyer: 'ÅSA' })).toEqual(['Q-1']);
    for (const search of ['company', 'additionalInfo', 'fields', 'items']) expect(await list({ search })).toEqual([]);
    expect([await list({ product: '%' }), await list({ product: '_' })]).toEqual([[], []]);
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

  it('leaves nothing of whoever is erased in any table that there is', async () => {
    const place = await makePlace();
    const opened = await open(place);
    const { database, life, clock } = opened;
    const partner = await partnerIn(opened);
    for (const reference of ['Q-1', 'Q-2', 'Q-3']) await ask(opened, reference, undefined, partner);
    await life.answer({ reference: 'Q-1', key: key('a'), version: 1, offer, validDays: 14, attach: null });
    await life.accept({ reference: 'Q-1', key: key('k'), offerVersion: 1, buyer });
    await life.reply({ reference: 'Q-2', key: key('r'), text: 'Lerato here.', attach: null });
    await life.withdraw({ reference: 'Q-3', key: key('w') });
    await accept(database, candidate('1', { values: { name: 'Lerato', email: EMAIL, message: 'Hi' } }), noArtwork);
    await accept(database, candidate('2', { kind: 'newsletter', values: { email: EMAIL } }), noArtwork);
    await accept(database, candidate('3', { kind: 'payment', values: { name: 'Lerato', email: EMAIL } }), noArtwork);
    await createStockNotices(database, () => clock.now).ask(EMAIL, { product: 12, variation: 0 });
    await createSignInMails(database, () => clock.now).ask(EMAIL);
    const accounts = createAccounts(database, () => clock.now);
    await accounts.makeLink(EMAIL, clock.now);
    await accounts.signIn(await accounts.makeLink(EMAIL, clock.now));
    await createCommentKeys(database, () => clock.now).take('hash of a key', 'hash of what was said', 1_000);
    const everything = async () => {
      const names = await database.query(
        place.databaseUrl
          ? "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'"
          : "SELECT name FROM sqlite_master WHERE type = 'table'",
      );
      const tables = await Promise.all(names.map(({ name }) => database.query(`SELECT * FROM ${name}`)));
      return Object.fromEntries(names.map(({ name }, at) => [name as string, JSON.stringify(tables[at])]));
    };
    const of = (kept: Record<string, string>, words: RegExp) =>
      Object.keys(kept).filter(name => words.test(kept[name]!));
    expect(of(await everything(), /lerato/i).length).toBeGreaterThanOrEqual(8);
    expect(of(await everything(), /Q-[123]/)).toContain('webhook_call');
    const erasedFiles: string[] = [];
    const admin = createOutboxAdmin(database, {
      eraseArtwork: reference => erasedFiles.push(reference),
      clock: () => clock.now,
    });
    const gone = await admin.erase(EMAIL.toUpperCase());
    expect(of(await everything(), /lerato|Q-[123]/i)).toEqual([]);
    expect((await everything()).comment_key).toContain('hash of what was said');
    expect(gone.filter(one => !one.startsWith('stock')).toSorted()).toEqual(erasedFiles.toSorted());
    expect(erasedFiles).toEqual(expect.arrayContaining(['Q-1', 'Q-2', 'Q-3', 'M-1', 'M-3']));
  });

  it('hands out and forgets whoever accepted for somebody else, and leaves the request its own person', async () => {
    const opened = await open(await makePlace());
    const { database, life, queue, clock, quotes } = opened;
    const other = 'Sipho@accounts.example';
    const admin = createOutboxAdmin(database, { eraseArtwork() {}, clock: () => clock.now });
    await answered(opened, 'Q-1');
    await life.accept({
      ...{ reference: 'Q-1', key: key('k'), offerVersion: 1 },
      buyer: { ...buyer, name: 'Sipho', email: other, billing: { city: 'Midrand' } },
    });
    await admin.erase(other);
    const [job] = await queue.claim(1);
    expect(job!.order.buyer).toMatchObject({ name: 'Sipho', billing: { city: 'Midrand' } });
    await queue.made(job!, { id: 7, key: 'k', number: '7', paymentUrl: null }, null);
    expect((await admin.person(other)).quoteRequests).toMatchObject([{ reference: 'Q-1' }]);
    expect(await admin.erase(other)).toEqual([]);
    expect((await admin.person(other)).quoteRequests).toEqual([]);
    const request = await quotes.byReference('Q-1');
    expect((await quotes.lifeOf(request!)).order).toMatchObject({
      ...{ number: '7', state: 'made' },
      buyer: { name: '', email: '', billing: {}, paymentMethod: 'bacs' },
    });
  });
});
