import { describe, expect, it } from 'vitest';
import { createOutboxAdmin } from '../outbox/admin/admin.ts';
import { createCommentKeys } from '../outbox/comments/commentKeys.ts';
import { createStockNotices } from '../outbox/stock/stockNotices.ts';
import { accept } from '../outbox/storage/accept.ts';
import { OutboxRepository } from '../outbox/storage/outboxRepository.ts';
import { candidate, noArtwork } from '../outbox/test/candidate.ts';
import { places } from '../outbox/test/places.ts';
import type { Database } from '../storage/database.ts';
import { createAccounts } from './accounts/accounts.ts';
import { createSignInMails } from './accounts/signInMails.ts';
import { sweepRequests } from './retention.ts';
import { answered, ask, buyer, EMAIL, key, offer, openQuotes, partnerIn } from './test/openQuotes.ts';

async function sendMails({ database, clock }: Awaited<ReturnType<typeof openQuotes>>): Promise<void> {
  const outbox = new OutboxRepository(database);
  for (const job of await outbox.claim('mail', clock.now, 9)) await outbox.delivered(job, clock.now);
}

describe.each(places())('in $name', ({ makePlace }) => {
  it('is kept while its offer can be accepted', async () => {
    const opened = await openQuotes(await makePlace());
    const { database, clock } = opened;
    await answered(opened, 'Q-1');
    await sendMails(opened);
    const swept = (days: number) =>
      sweepRequests(database, () => {}, { now: clock.now + days * 86_400_000, keptMs: 86_400_000 });
    expect([await swept(13), await swept(15)]).toEqual([0, 1]);
  });

  it('is kept for its time where it was not accepted, and goes as a whole with its person', async () => {
    const opened = await openQuotes(await makePlace());
    const { database, life, clock } = opened;
    await answered(opened, 'Q-1');
    await answered(opened, 'Q-2');
    await life.accept({ reference: 'Q-2', key: key('k'), offerVersion: 1, buyer });
    await life.reply({ reference: 'Q-1', key: key('r'), text: 'One.', attach: null });
    clock.now += 800 * 86_400_000;
    // All of them: of what is still to be told nothing is removed in any case.
    await sendMails(opened);
    expect(await database.query("SELECT * FROM delivery WHERE state <> 'delivered'")).toEqual([]);
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

  it('stays where somebody takes a step while it is about to be removed', async () => {
    const opened = await openQuotes(await makePlace());
    const { database, life, clock, quotes } = opened;
    await answered(opened, 'Q-1');
    await sendMails(opened);
    clock.now += 800 * 86_400_000;
    const meanwhile: Pick<Database, 'query' | 'transaction'> = {
      transaction: work => database.transaction(work),
      async query(sql, ...values) {
        const rows = await database.query(sql, ...values);
        if (rows[0]?.reference === 'Q-1')
          await life.reply({ reference: 'Q-1', key: key('r'), text: 'Yet.', attach: null });
        return rows;
      },
    };
    const erased: string[] = [];
    const kept = { now: clock.now, keptMs: 730 * 86_400_000 };
    expect(await sweepRequests(meanwhile, reference => erased.push(reference), kept)).toBe(0);
    expect(await quotes.byReference('Q-1')).not.toBeNull();
    expect(await database.query('SELECT text FROM quote_message')).toEqual([{ text: 'Yet.' }]);
    expect(erased).toEqual([]);
  });

  it('stays where a mail of it is sent again, also while it is about to be removed', async () => {
    const opened = await openQuotes(await makePlace());
    const { database, clock, quotes } = opened;
    await answered(opened, 'Q-1');
    const outbox = new OutboxRepository(database);
    for (const job of await outbox.claim('mail', clock.now, 9)) await outbox.parked(job, clock.now, 'smtp_550');
    clock.now += 800 * 86_400_000;
    const operator = createOutboxAdmin(database, { eraseArtwork() {}, clock: () => clock.now });
    const retried: number[] = [];
    const meanwhile: Pick<Database, 'query' | 'transaction'> = {
      transaction: work => database.transaction(work),
      async query(sql, ...values) {
        const rows = await database.query(sql, ...values);
        if (rows[0]?.reference === 'Q-1') retried.push(await operator.retry('Q-1'));
        return rows;
      },
    };
    const kept = { now: clock.now, keptMs: 730 * 86_400_000 };
    expect([await sweepRequests(meanwhile, () => {}, kept), retried]).toEqual([0, [1]]);
    expect(await sweepRequests(database, () => {}, kept)).toBe(0);
    await sendMails(opened);
    expect(await quotes.byReference('Q-1')).not.toBeNull();
    expect(await sweepRequests(database, () => {}, kept)).toBe(1);
  });

  it('leaves nothing of whoever is erased in any table that there is', async () => {
    const place = await makePlace();
    const opened = await openQuotes(place);
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
    await createStockNotices(database, () => clock.now).ask(EMAIL, { product: 12, variation: 0 }, 'n');
    const signInMails = createSignInMails(database, () => clock.now);
    await signInMails.ask(EMAIL);
    const [mail] = await signInMails.claim(1);
    const accounts = createAccounts(database, () => clock.now);
    await accounts.makeLink(mail!);
    await accounts.signIn((await accounts.makeLink(mail!))!);
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
    expect(gone.filter(one => !/^s(tock|ign-ins)/.test(one)).toSorted()).toEqual(erasedFiles.toSorted());
    expect(erasedFiles).toEqual(expect.arrayContaining(['Q-1', 'Q-2', 'Q-3', 'M-1', 'M-3']));
  });

  it('hands out and forgets whoever accepted for somebody else, and leaves the request its own person', async () => {
    const opened = await openQuotes(await makePlace());
    const { database, life, queue, clock, quotes } = opened;
    const other = 'Sipho@accounts.example';
    const admin = createOutboxAdmin(database, { eraseArtwork() {}, clock: () => clock.now });
    await answered(opened, 'Q-1');
    await life.accept({
      ...{ reference: 'Q-1', key: key('k'), offerVersion: 1 },
      buyer: { ...buyer, name: 'Sipho', email: other, billing: { city: 'Midrand' } },
    });
    expect(await admin.erase(other)).toEqual([]);
    expect((await admin.person(other)).quoteRequests).toHaveLength(1);
    const [job] = await queue.claim(1);
    expect(job!.order.buyer).toMatchObject({ name: 'Sipho', billing: { city: 'Midrand' } });
    await queue.made(job!, { id: 7, key: 'k', number: '7', paymentUrl: null }, null);
    expect((await admin.person(other)).quoteRequests).toMatchObject([{ reference: 'Q-1' }]);
    expect(await admin.erase(other)).toEqual(['buyer of Q-1']);
    expect((await admin.person(other)).quoteRequests).toEqual([]);
    const request = await quotes.byReference('Q-1');
    expect((await quotes.lifeOf(request!)).order).toMatchObject({
      ...{ number: '7', state: 'made' },
      buyer: { name: '', email: '', billing: {}, paymentMethod: 'bacs' },
    });
  });

  it.each([false, true])('keeps what is to be made for another buyer, sent already: %s', async sent => {
    const opened = await openQuotes(await makePlace());
    const { database, life, queue, clock, quotes } = opened;
    const erased: string[] = [];
    const eraseArtwork = (reference: string) => void erased.push(reference);
    const admin = createOutboxAdmin(database, { eraseArtwork, clock: () => clock.now });
    await answered(opened, 'Q-1');
    await answered(opened, 'Q-2');
    const sipho = { ...buyer, name: 'Sipho', email: 'sipho@accounts.example' };
    await life.accept({ reference: 'Q-1', key: key('k'), offerVersion: 1, buyer: sipho });
    const [job] = sent ? await queue.claim(1) : [];
    if (job) await queue.sending(job);
    expect(await admin.erase(EMAIL)).toEqual(['Q-2']);
    expect(erased).toEqual(['Q-2']);
    clock.now += 3_600_000;
    const due = job ?? (await queue.claim(1))[0]!;
    await queue.made(due, { id: 7, key: 'k', number: '7', paymentUrl: null }, null);
    expect((await quotes.lifeOf((await quotes.byReference('Q-1'))!)).order).toMatchObject({
      state: 'made',
      number: '7',
    });
    expect(await admin.erase(EMAIL)).toEqual(['Q-1']);
  });
});
