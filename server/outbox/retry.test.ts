import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../test/eventually.ts';
import { contact, type Harness, quote, startHarness } from './test/harness.ts';
import { backoff, LONGEST_WAIT_MS } from './worker/backoff.ts';

const WEEK = 7 * 24 * 3_600_000;

/** Moves on in steps of a second, each once the deliveries of the one before have ended, until something holds. */
async function until(
  { time, service }: Harness,
  holds: () => boolean | Promise<boolean>,
  seconds = 200,
): Promise<void> {
  for (let step = 0; step < seconds && !(await holds()); step++) {
    time.advance(1_000);
    await service.settled();
  }
  expect(await holds()).toBe(true);
}

async function withBacklog(count: number): Promise<Harness> {
  const harness = await startHarness();
  harness.service.answer = () => ({ status: 503 });
  for (let n = 0; n < count; n++) await harness.submissions.submit({ ...quote, key: String(n) });
  return harness;
}

it('delivers what waits once the service is back, with the same reference', async () => {
  const harness = await withBacklog(1);
  const { submissions, service } = harness;
  submissions.start();
  await until(harness, () => service.received.length >= 4);
  service.answer = () => ({ status: 200 });
  await until(harness, async () => (await submissions.backlog()).delivered === 1);
  expect(new Set(service.received.map(({ body }) => body.reference)).size).toBe(1);
});

it('wakes the rest at the first success', async () => {
  const harness = await withBacklog(5);
  const { submissions, service, time } = harness;
  submissions.start();
  await until(harness, () => service.received.length >= 30, 400);
  service.answer = () => ({ status: 200 });
  await submissions.submit({ ...quote, key: 'first success' });
  await eventually(async () => {
    // No time passes: what waited for its next try is woken.
    time.advance(0);
    expect(await submissions.backlog()).toMatchObject({ pending: 0, delivered: 6 });
  });
});

it('is not woken by a success on the other route', async () => {
  const { submissions, service, time } = await withBacklog(1);
  submissions.start();
  time.advance(0);
  await eventually(() => expect(service.received).toHaveLength(2));
  await service.settled();
  service.answer = kind => ({ status: kind === 'quote' ? 404 : 200 });
  await submissions.submit(contact);
  time.advance(0);
  await service.settled();
  expect(service.received.map(({ kind }) => kind)).toEqual(['quote', 'quote', 'contact']);
});

it('tries what waits at the first sign that the service answers anybody, and not before', async () => {
  const harness = await withBacklog(3);
  const { submissions, service, time } = harness;
  submissions.start();
  await until(harness, () => service.received.length >= 30, 400);
  time.advance(0);
  await service.settled();
  const before = service.received.length;
  service.answer = () => ({ status: 200 });
  await service.settled();
  expect(service.received).toHaveLength(before);
  submissions.heard();
  await eventually(async () => {
    // No time passes.
    time.advance(0);
    expect(await submissions.backlog()).toMatchObject({ pending: 0, delivered: 3 });
  });
});

it('is not tried beside its own first try', async () => {
  const { submissions, service, time } = await startHarness();
  service.answer = () => 'silence';
  const outcome = submissions.submit(quote);
  await eventually(() => expect(service.received).toHaveLength(1));
  submissions.start();
  time.advance(29_999);
  expect(await outcome).toMatchObject({ delivered: false });
  await service.settled();
  expect(service.received).toHaveLength(1);
});

it('is not tried beside its own first try by the worker that delivers, where another one makes it', async () => {
  const { submissions, service, time, beside } = await startHarness();
  beside().start();
  service.answer = () => 'silence';
  const outcome = submissions.submit(quote);
  await eventually(() => expect(service.received).toHaveLength(1));
  for (let second = 0; second < 29; second++) {
    time.advance(1_000);
    await service.settled();
  }
  expect(await outcome).toMatchObject({ delivered: false });
  expect(service.received).toHaveLength(1);
});

it('sends nothing while it cannot note the try, and goes on when it can', async () => {
  const harness = await withBacklog(1);
  const { submissions, service, time, dataDir, lines } = harness;
  service.answer = () => ({ status: 200 });
  const holder = new DatabaseSync(join(dataDir, 'submissions.sqlite'));
  holder.exec('BEGIN IMMEDIATE');
  submissions.start();
  await eventually(() => expect(lines.join()).toContain('outbox not usable'));
  holder.exec('ROLLBACK');
  holder.close();
  for (const ms of [1_000, 1_000, 1_000, 1_000, 999]) {
    time.advance(ms);
    // Once this is answered, a try that was looked for has begun.
    await submissions.backlog();
    await service.settled();
  }
  expect(service.received).toHaveLength(1);
  await until(harness, async () => (await submissions.backlog()).delivered === 1);
});

it('tries everything at once after a restart', async () => {
  const { service, time, restart } = await withBacklog(3);
  service.answer = () => ({ status: 200 });
  const submissions = await restart();
  submissions.start();
  time.advance(0);
  await eventually(async () => expect(await submissions.backlog()).toMatchObject({ pending: 0, delivered: 3 }));
});

it('hears before it closes what became of a try that is under way, so that nobody gets it twice', async () => {
  const { submissions, service, dataDir } = await startHarness();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  service.answer = async () => {
    await released;
    return { status: 200 };
  };
  const answered = submissions.submit(quote);
  await eventually(() => expect(service.received).toHaveLength(1));
  const closed = submissions.close();
  release();
  expect(await answered).toMatchObject({ type: 'accepted', delivered: true });
  await closed;
  const db = new DatabaseSync(join(dataDir, 'submissions.sqlite'));
  onTestFinished(() => db.close());
  expect(db.prepare('SELECT state, attempts FROM delivery').all()).toEqual([{ state: 'delivered', attempts: 1 }]);
});

it('does nothing before it is started', async () => {
  const { service, time } = await withBacklog(1);
  time.advance(10 * LONGEST_WAIT_MS);
  await service.settled();
  expect(service.received).toHaveLength(1);
});

it('goes on with the others when the service chokes on one', async () => {
  const harness = await withBacklog(3);
  const { submissions, service } = harness;
  const poison = service.received[0]!.body.reference;
  service.answer = (_, body) => ({ status: body.reference === poison ? 500 : 200 });
  submissions.start();
  await until(harness, async () => (await submissions.backlog()).delivered === 2);
  expect((await submissions.backlog()).pending).toBe(1);
});

it('gives a silent service half a minute and tries again', async () => {
  const harness = await withBacklog(1);
  const { submissions, service, time } = harness;
  service.answer = () => 'silence';
  submissions.start();
  time.advance(0);
  await eventually(() => expect(service.received).toHaveLength(2));
  service.answer = () => ({ status: 200 });
  // Its lease is renewed on the way.
  for (const ms of [...Array(29).fill(1_000), 999]) {
    time.advance(ms);
    await service.settled();
  }
  expect(service.received).toHaveLength(2);
  time.advance(1);
  await until(harness, async () => (await submissions.backlog()).delivered === 1);
});

it('parks what is refused on a later try, and keeps its key', async () => {
  const harness = await withBacklog(1);
  const { submissions, service, lines } = harness;
  const { reference } = service.received[0]!.body;
  service.answer = () => ({ status: 400, body: { code: 'missing_field', message: 'Missing', data: { field: 'x' } } });
  submissions.start();
  await until(harness, async () => (await submissions.backlog()).parked === 1);
  expect(await submissions.submit({ ...quote, key: '0' })).toMatchObject({
    type: 'accepted',
    reference,
    delivered: false,
  });
  expect(lines.at(-1)).toContain('parked');
});

/** What so many tries have left; the next one is one more. */
function tried({ dataDir }: Harness, attempts: number): void {
  const db = new DatabaseSync(join(dataDir, 'submissions.sqlite'));
  db.prepare('UPDATE delivery SET attempts = ?').run(attempts);
  db.close();
}

it('parks what could not be delivered for a week', async () => {
  const harness = await withBacklog(1);
  const { submissions, service, time } = harness;
  tried(harness, 99);
  submissions.start();
  time.now += WEEK - 10 * 60_000;
  time.advance(0);
  await eventually(() => expect(service.received).toHaveLength(2));
  await service.settled();
  expect(await submissions.backlog()).toMatchObject({ pending: 1, parked: 0 });
  time.now += 10 * 60_000;
  time.advance(0);
  await eventually(async () =>
    expect(await submissions.backlog()).toMatchObject({ pending: 0, parked: 1, oldest: null }),
  );
});

it('parks nothing that was tried a few times, whatever the clock says', async () => {
  const harness = await withBacklog(1);
  const { submissions, service, time, restart } = harness;
  tried(harness, 98);
  time.setClock(time.started + 52 * WEEK);
  submissions.start();
  await eventually(() => expect(service.received).toHaveLength(2));
  await service.settled();
  expect(await submissions.backlog()).toMatchObject({ pending: 1, parked: 0 });
  const again = await restart();
  time.setClock(time.started);
  service.answer = () => ({ status: 200 });
  again.start();
  await until(harness, async () => (await again.backlog()).delivered === 1);
});

it('goes on within seconds where a clock that was a year ahead is set right', async () => {
  const harness = await withBacklog(2);
  const { submissions, service, time } = harness;
  time.setClock(time.started + 52 * WEEK);
  submissions.start();
  await until(harness, () => service.received.length >= 12);
  service.answer = () => ({ status: 200 });
  time.setClock(time.started);
  await until(harness, async () => (await submissions.backlog()).delivered === 2, 10);
});

it('waits from half a second, doubling, to at most a minute', () => {
  for (let attempts = 0; attempts < 100; attempts++) {
    const [least, most] = [backoff(attempts, () => 0), backoff(attempts, () => 0.999)];
    expect(least).toBeGreaterThanOrEqual(Math.min(500 * 2 ** attempts, 30_000));
    expect(most).toBeLessThanOrEqual(Math.min(1_000 * 2 ** attempts, LONGEST_WAIT_MS));
    expect(most).toBeGreaterThan(least);
  }
});
