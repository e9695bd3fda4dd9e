import { describe, expect, it, onTestFinished } from 'vitest';
import { createAccounts } from '../../quotes/accounts/accounts.ts';
import { createSignInMails } from '../../quotes/accounts/signInMails.ts';
import { answered, openQuotes } from '../../quotes/test/openQuotes.ts';
import { openDatabase } from '../../storage/open.ts';
import { createStockNotices } from '../stock/stockNotices.ts';
import { accept } from '../storage/accept.ts';
import { readBacklog } from '../storage/backlog.ts';
import { OutboxRepository } from '../storage/outboxRepository.ts';
import { sweep } from '../storage/retention.ts';
import { candidate, NOW, noArtwork } from '../test/candidate.ts';
import { meanwhile } from '../test/meanwhile.ts';
import { places } from '../test/places.ts';
import { createOutboxAdmin } from './admin.ts';

const MAILED = ['service', 'confirmation'] as const;
const MONTH = 31 * 24 * 3_600_000;

describe.each(places())('in $name', ({ makePlace }) => {
  /** One that waits (M-1), one that was parked (M-2), one that is held (M-3), one that arrived (M-4). */
  async function start() {
    const place = await makePlace();
    const database = await openDatabase(place, NOW);
    onTestFinished(() => database.close());
    const outbox = new OutboxRepository(database);
    await accept(database, candidate('2'), noArtwork);
    for (const job of await outbox.claim('contact', NOW, 9)) await outbox.parked(job, NOW, 'missing_field');
    await accept(database, candidate('4', { kind: 'newsletter' }), noArtwork);
    for (const job of await outbox.claim('contact', NOW, 9)) await outbox.delivered(job, NOW);
    await accept(database, candidate('1'), noArtwork);
    await accept(database, candidate('3', { held: 'too-fast', targets: MAILED }), noArtwork);
    const erased: string[] = [];
    const eraseArtwork = (reference: string) => void erased.push(reference);
    const operator = createOutboxAdmin(database, { eraseArtwork, clock: () => NOW + 9 });
    return { place, database, outbox, erased, operator };
  }

  it('lists what waits, what was parked and what is held, without what was written', async () => {
    const { operator } = await start();
    expect((await operator.list()).map(({ reference, state }) => [reference, state])).toEqual([
      ['M-2', 'parked'],
      ['M-4', 'delivered'],
      ['M-1', 'pending'],
      ['M-3', 'held'],
    ]);
    const [parked] = await operator.list('parked');
    expect(parked?.deliveries).toMatchObject([{ target: 'service', attempts: 1, fault: 'missing_field' }]);
    expect(JSON.stringify(await operator.list())).not.toMatch(/sipho|call me/i);
    expect((await operator.show('M-3'))?.payload).toMatchObject({ email: 'sipho@example.test', reference: 'M-3' });
    expect(await operator.show('M-9')).toBeNull();
  });

  it('tells of a mail that waits or was parked, of a request whose form the outbox has forgotten', async () => {
    const opened = await openQuotes(await makePlace());
    const { database, clock } = opened;
    const operator = createOutboxAdmin(database, { eraseArtwork() {}, clock: () => clock.now });
    const outbox = new OutboxRepository(database);
    clock.now += 2 * MONTH;
    await answered(opened, 'Q-1');
    expect(await operator.list('pending')).toMatchObject([{ reference: 'Q-1', deliveries: [{ attempts: 0 }] }]);
    expect(await readBacklog(database)).toMatchObject({ pending: 1, oldest: new Date(clock.now) });
    for (const job of await outbox.claim('mail', clock.now, 9)) await outbox.parked(job, clock.now, 'smtp_550');
    expect(await operator.list('parked')).toMatchObject([{ reference: 'Q-1', deliveries: [{ fault: 'smtp_550' }] }]);
    expect(await operator.show('Q-1')).toMatchObject({ state: 'parked', payload: {} });
    expect(await readBacklog(database)).toMatchObject({ pending: 0, parked: 1 });
    expect(await operator.retry()).toBe(1);
    for (const job of await outbox.claim('mail', clock.now, 9)) await outbox.delivered(job, clock.now);
    expect(await operator.list()).toEqual([]);
  });

  it('tries again what was parked, one or all, and nothing else', async () => {
    const { operator, outbox } = await start();
    expect(await operator.retry('M-3')).toBe(0);
    expect(await operator.retry('M-2')).toBe(1);
    expect(await operator.retry()).toBe(0);
    expect((await outbox.claim('contact', NOW + 9, 9)).map(({ reference }) => reference).sort()).toEqual([
      'M-1',
      'M-2',
    ]);
  });

  it('lets a held one go, its mails after the service', async () => {
    const { operator, outbox } = await start();
    expect(await operator.release('M-1')).toBe(false);
    expect(await operator.release('M-3')).toBe(true);
    expect(await outbox.due(NOW + 9)).toEqual(['contact']);
    for (const job of await outbox.claim('contact', NOW + 9, 9)) await outbox.delivered(job, NOW + 9);
    expect(await outbox.due(NOW + 9)).toEqual(['mail']);
  });

  it('removes only what is held, with its files', async () => {
    const { operator, erased } = await start();
    expect(await operator.discard('M-1')).toBe(false);
    expect(await operator.discard('M-3')).toBe(true);
    expect([await operator.show('M-3'), erased]).toEqual([null, ['M-3']]);
  });

  it('either lets a held one go or removes it, where both are asked for at once', async () => {
    const { operator, database } = await start();
    const references = Array.from({ length: 12 }, (_, n) => `M-1${n}`);
    for (const reference of references)
      await accept(database, candidate(reference.slice(2), { held: 'too-fast', targets: MAILED }), noArtwork);
    const told = references.map(async (reference, n) => {
      const [first, second] = n % 2 ? (['release', 'discard'] as const) : (['discard', 'release'] as const);
      const asked = { [first]: operator[first](reference), [second]: operator[second](reference) };
      return { release: await asked.release, discard: await asked.discard };
    });
    for (const [n, { release, discard }] of (await Promise.all(told)).entries())
      expect([release, discard]).toEqual([!discard, (await operator.show(references[n]!)) === null]);
  });

  it('leaves nobody signed in who spends a link while all of them is removed', async () => {
    const { place, database } = await start();
    const accounts = createAccounts(database, () => NOW);
    const mails = createSignInMails(database, () => NOW);
    await mails.ask('sipho@example.test');
    const [mail] = await mails.claim(1);
    const link = await accounts.makeLink(mail!);
    let signedIn: Promise<unknown> | undefined;
    const during = meanwhile(database, /FROM (account|sign_in)_/, () => {
      signedIn = accounts.signIn(link!);
      // A file has one writer at a time: there it comes after the removal.
      return place.databaseUrl ? signedIn : null;
    });
    const operator = createOutboxAdmin(during, { eraseArtwork() {}, clock: () => NOW });
    await operator.erase('sipho@example.test');
    await signedIn;
    expect(await operator.person('sipho@example.test')).toMatchObject({ signedInUntil: [], signInAsked: [] });
  });

  it('hands out and removes all that is kept of one person', async () => {
    const { operator, erased, database } = await start();
    await accept(database, candidate('5', { values: { email: 'other@example.test' } }), noArtwork);
    const notices = createStockNotices(database, () => NOW);
    await notices.ask('Sipho@Example.test', { product: 12, variation: 13 }, 'n');
    const earlier = createSignInMails(database, () => NOW - 60_000);
    await earlier.ask('Sipho@Example.test');
    const [mail] = await earlier.claim(1);
    await createAccounts(database, () => NOW).makeLink(mail!);
    await earlier.done(mail!);
    await createSignInMails(database, () => NOW).ask('sipho@example.test');
    await sweep(database, NOW + MONTH);
    const { submissions, stockNotices, consents, signInAsked } = await operator.person('SIPHO@example.test');
    expect(submissions.map(({ reference }) => reference)).toEqual(['M-2', 'M-1', 'M-3']);
    const asked = { product: 12, variation: 13, askedAt: new Date(NOW).toISOString(), sentAt: null };
    expect(stockNotices).toEqual([asked]);
    expect(signInAsked).toEqual([NOW - 60_000, NOW].map(at => new Date(at).toISOString()));
    expect(consents).toEqual([{ reference: 'M-4', page: '', givenAt: new Date(NOW).toISOString() }]);
    const references = ['M-1', 'M-2', 'M-3', 'M-4'];
    expect((await operator.erase('Sipho@example.test')).sort()).toEqual([...references, 'sign-ins', 'stock notice 1']);
    expect(erased.sort()).toEqual(references);
    const kept = Object.values(await operator.person('sipho@example.test'));
    expect([kept.length, kept.flat()]).toEqual([6, []]);
    expect((await operator.list()).map(({ reference }) => reference)).toEqual(['M-5']);
  });
});
