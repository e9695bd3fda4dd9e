import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { eventually } from '../test/eventually.ts';
import { contact, type Harness, newsletter, quote, REQUESTS_KEPT_MS, startHarness } from './test/harness.ts';

const DAY = 24 * 3_600_000;
const HOUR = 3_600_000;

/** Time passes with a gateway that sweeps every hour. */
function pass({ time, dataDir }: Harness, ms: number): void {
  time.now += ms;
  const db = new DatabaseSync(join(dataDir, 'submissions.sqlite'));
  db.prepare('INSERT INTO sweep VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at').run(time.now - HOUR);
  db.close();
}

const outcomeOf = (outcome: object) => outcome as { reference: string };

it('empties the outbox of what was delivered 30 days ago, keeps the request, and knows a late repeat', async () => {
  const harness = await startHarness();
  const { submissions, time, artwork, service, dataDir } = harness;
  const sent = { ...quote, artwork: ['a1'], key: 'k1' };
  const { reference } = outcomeOf(await submissions.submit(sent));
  await submissions.submit(newsletter);
  pass(harness, 30 * DAY - 1);
  submissions.start();
  await eventually(async () => expect((await submissions.backlog()).delivered).toBe(2));
  await eventually(async () => {
    time.advance(HOUR);
    expect((await submissions.backlog()).delivered).toBe(0);
  });
  expect(artwork.erased).toEqual([]);
  const kept = await submissions.quotes.byReference(reference);
  expect(kept).toMatchObject({ reference, fields: { ...quote.values, phone: '+27 821234567' }, status: 'RECEIVED' });

  expect(await submissions.submit(sent)).toEqual({
    ...{ type: 'accepted', reference, receivedAt: time.started, delivered: true, request: kept },
  });
  expect(await submissions.submit({ ...sent, artwork: [] })).toEqual({ type: 'conflict' });
  expect(service.received).toHaveLength(2);
  const db = new DatabaseSync(join(dataDir, 'submissions.sqlite'));
  expect(db.prepare('SELECT email FROM consent').all()).toEqual([{ email: newsletter.values.email }]);
  db.close();
});

it('removes a proof of payment with its files 30 days after it was delivered', async () => {
  const harness = await startHarness();
  const { submissions, time, artwork } = harness;
  const values = { order: '380', number: '380', name: 'Sipho', email: 'sipho@example.test' };
  const { reference } = outcomeOf(await submissions.submit({ kind: 'payment', values, artwork: ['a1'] }));
  expect(await submissions.paymentProofs('380')).toEqual([{ reference, receivedAt: time.started }]);
  pass(harness, 30 * DAY - 1);
  submissions.start();
  await eventually(async () => expect((await submissions.backlog()).delivered).toBe(1));
  expect(artwork.erased).toEqual([]);
  await eventually(async () => {
    time.advance(HOUR);
    expect(artwork.erased).toEqual([reference]);
  });
  expect(await submissions.paymentProofs('380')).toEqual([]);
});

it('removes a request with its files and its remains two years after its last step', async () => {
  const harness = await startHarness();
  const { submissions, time, artwork, dataDir } = harness;
  const { reference } = outcomeOf(await submissions.submit({ ...quote, artwork: ['a1'] }));
  pass(harness, 40 * DAY);
  submissions.start();
  await eventually(async () => expect((await submissions.backlog()).delivered).toBe(0));
  pass(harness, time.started + REQUESTS_KEPT_MS - 2 * HOUR - time.now);
  time.advance(HOUR);
  expect(await submissions.has(reference)).toBe(true);
  await eventually(async () => {
    time.advance(HOUR);
    expect(await submissions.has(reference)).toBe(false);
  });
  expect([await submissions.quotes.byReference(reference), artwork.erased]).toEqual([null, [reference]]);
  time.advance(HOUR);
  await submissions.close();
  const db = new DatabaseSync(join(dataDir, 'submissions.sqlite'));
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  expect(readFileSync(join(dataDir, 'submissions.sqlite'), 'latin1')).not.toMatch(/lerato/i);
});

it('forgets the remains after a year', async () => {
  const harness = await startHarness();
  const { submissions, time, service } = harness;
  const first = outcomeOf(await submissions.submit({ ...contact, key: 'k1' }));
  pass(harness, 366 * DAY);
  submissions.start();
  await eventually(async () => expect((await submissions.backlog()).delivered).toBe(0));
  await eventually(async () => {
    time.advance(HOUR);
    const again = outcomeOf(await submissions.submit({ ...contact, key: 'k1' }));
    expect(again.reference).not.toBe(first.reference);
  });
  expect(service.received).toHaveLength(2);
});

it('removes what is held after 90 days in which nobody let it go, with its files', async () => {
  const harness = await startHarness();
  const { submissions, time, artwork, service } = harness;
  const spam = outcomeOf(await submissions.submit({ ...quote, artwork: ['a1'], held: 'honeypot' }));
  const answered = outcomeOf(await submissions.submit({ ...quote, key: 'k2', held: 'links' }));
  await submissions.submit({ ...newsletter, held: 'honeypot' });
  for (const { reference } of [spam, answered]) await submissions.quoteLife.review(reference);
  const { version } = (await submissions.quotes.byReference(answered.reference))!;
  const key = { key: 'asked', bodyHash: 'asked', derived: false };
  await submissions.quoteLife.ask({ reference: answered.reference, key, version, text: 'Which size?' });
  pass(harness, 90 * DAY - 1);
  submissions.start();
  await eventually(() => expect(artwork.sweptAt).toHaveLength(1));
  expect(await submissions.backlog()).toMatchObject({ held: 3 });
  await eventually(async () => {
    time.advance(HOUR);
    // The firm has written to this buyer.
    expect(await submissions.backlog()).toMatchObject({ held: 1 });
  });
  expect(artwork.erased.filter(reference => reference === spam.reference)).toHaveLength(1);
  expect(await submissions.quotes.byReference(spam.reference)).toBeNull();
  expect(await submissions.quotes.byReference(answered.reference)).toMatchObject({ held: 'links' });
  expect(service.received).toEqual([]);
});

it('keeps what is still to be delivered, however old', async () => {
  const harness = await startHarness();
  const { submissions, artwork, service } = harness;
  service.answer = () => ({ status: 503 });
  await submissions.submit(quote);
  pass(harness, 400 * DAY);
  submissions.start();
  await eventually(() => expect(artwork.sweptAt).toHaveLength(1));
  expect(await submissions.backlog()).toMatchObject({ pending: 1 });
});

it('keeps what the service refused once its sender was told that it is stored, for the operator to see to', async () => {
  const harness = await startHarness();
  const { submissions, artwork, service, restart } = harness;
  service.answer = () => ({ status: 503 });
  const { reference } = outcomeOf(await submissions.submit(contact));
  service.answer = () => ({ status: 400, body: { code: 'invalid_phone', message: 'No.' } });
  submissions.start();
  await eventually(async () => expect(await submissions.backlog()).toMatchObject({ parked: 1 }));
  pass(harness, 400 * DAY);
  const swept = artwork.sweptAt.length;
  const again = await restart();
  again.start();
  await eventually(() => expect(artwork.sweptAt.length).toBeGreaterThan(swept));
  expect(await again.has(reference)).toBe(true);
  expect(await again.backlog()).toMatchObject({ parked: 1 });
});

it('judges by a clock that is a year ahead as if some hours had passed, and by one that was set right as it says', async () => {
  const { submissions, time, artwork, restart } = await startHarness();
  await submissions.submit(quote);
  const { started } = time;
  time.setClock(started + 365 * DAY);
  submissions.start();
  await eventually(() => expect(artwork.sweptAt).toEqual([started + 6 * HOUR]));
  time.advance(HOUR);
  await eventually(() => expect(artwork.sweptAt).toHaveLength(2));
  expect(artwork.sweptAt.at(-1)).toBeLessThanOrEqual(started + 12 * HOUR);
  expect((await submissions.backlog()).delivered).toBe(1);
  const again = await restart();
  time.setClock(started + 2 * HOUR);
  again.start();
  await eventually(() => expect(artwork.sweptAt.at(-1)).toBe(started + 2 * HOUR));
});
