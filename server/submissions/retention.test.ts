import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { eventually } from '../test/eventually.ts';
import { contact, newsletter, quote, REQUESTS_KEPT_MS, startHarness } from './test/harness.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const outcomeOf = (outcome: object) => outcome as { reference: string };

it('empties the outbox of what was delivered 30 days ago, keeps the request, and knows a late repeat', async () => {
  const { submissions, time, artwork, service, dataDir } = await startHarness();
  const sent = { ...quote, artwork: ['a1'], key: 'k1' };
  const { reference } = outcomeOf(await submissions.submit(sent));
  await submissions.submit(newsletter);
  time.now += 30 * DAY - 1;
  submissions.start();
  await eventually(async () => expect((await submissions.backlog()).delivered).toBe(2));
  await eventually(async () => {
    time.advance(3_600_000);
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

it('removes a request with its files and its remains two years after its last step', async () => {
  const { submissions, time, artwork, dataDir } = await startHarness();
  const { reference } = outcomeOf(await submissions.submit({ ...quote, artwork: ['a1'] }));
  time.now += 40 * DAY;
  submissions.start();
  await eventually(async () => expect((await submissions.backlog()).delivered).toBe(0));
  time.now = time.started + REQUESTS_KEPT_MS - 2 * HOUR;
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
  const { submissions, time, service } = await startHarness();
  const first = outcomeOf(await submissions.submit({ ...contact, key: 'k1' }));
  time.now += 366 * DAY;
  submissions.start();
  await eventually(async () => expect((await submissions.backlog()).delivered).toBe(0));
  await eventually(async () => {
    time.advance(3_600_000);
    const again = outcomeOf(await submissions.submit({ ...contact, key: 'k1' }));
    expect(again.reference).not.toBe(first.reference);
  });
  expect(service.received).toHaveLength(2);
});

it('keeps what is still to be delivered or judged, however old', async () => {
  const { submissions, time, service } = await startHarness();
  await submissions.submit({ ...contact, held: 'honeypot' });
  service.answer = () => ({ status: 503 });
  await submissions.submit(quote);
  time.now += 400 * DAY;
  submissions.start();
  await eventually(async () => expect(await submissions.backlog()).toMatchObject({ held: 1, parked: 1 }));
});
