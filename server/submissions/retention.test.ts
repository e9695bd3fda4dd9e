import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { eventually } from '../test/eventually.ts';
import { contact, newsletter, quote, startHarness } from './test/harness.ts';

const DAY = 24 * 3_600_000;
const outcomeOf = (outcome: object) => outcome as { reference: string };

it('removes what was delivered 30 days ago with its artwork, and knows a late repeat', async () => {
  const { submissions, time, artwork, service, dataDir } = await startHarness();
  const sent = { ...quote, artwork: ['a1'], key: 'k1' };
  const { reference } = outcomeOf(await submissions.submit(sent));
  await submissions.submit(newsletter);
  time.now += 30 * DAY - 1;
  submissions.start();
  await eventually(async () => expect((await submissions.backlog()).delivered).toBe(2));
  expect(artwork.erased).toEqual([]);
  await eventually(async () => {
    time.advance(3_600_000);
    expect((await submissions.backlog()).delivered).toBe(0);
  });
  expect(artwork.erased).toContain(reference);

  expect(await submissions.submit(sent)).toMatchObject({ type: 'accepted', reference, delivered: true });
  expect(await submissions.submit({ ...sent, artwork: [] })).toEqual({ type: 'conflict' });
  expect(service.received).toHaveLength(2);
  const db = new DatabaseSync(join(dataDir, 'submissions.sqlite'));
  expect(db.prepare('SELECT email FROM consent').all()).toEqual([{ email: newsletter.values.email }]);
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  expect(readFileSync(join(dataDir, 'submissions.sqlite'), 'latin1')).not.toContain(quote.values.email);
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
