import { expect, it } from 'vitest';
import { eventually } from '../test/eventually.ts';
import { PutOffError } from './refusal.ts';
import type { DeliveryJob } from './storage/stored.ts';
import { contact, newsletter, quote, startHarness } from './test/harness.ts';

const idle = () => new Promise(resolve => setTimeout(resolve, 20));

it('sends the mails of a submission once the service has been tried, each with its own retries', async () => {
  const { submissions, service, mails, time } = await startHarness({ mail: true });
  submissions.start();
  service.answer = () => ({ status: 503 });
  mails.fault = new Error('connection refused');
  await submissions.submit(quote);
  await eventually(() => expect(mails.sent.map(({ target }) => target).sort()).toEqual(['confirmation', 'copy']));
  mails.fault = null;
  await eventually(() => {
    time.advance(1_000);
    expect(mails.sent).toHaveLength(4);
  });
  expect(await submissions.backlog()).toMatchObject({ pending: 1, delivered: 0 });
  service.answer = () => ({ status: 200 });
  await eventually(async () => {
    time.advance(1_000);
    expect(await submissions.backlog()).toMatchObject({ pending: 0, delivered: 1 });
  });
  expect(mails.sent).toHaveLength(4);
  expect(mails.sent[0]).toMatchObject({
    kind: 'quote',
    payload: { email: quote.values.email },
    createdAt: time.started,
  });
});

it('gives a mail server minutes for its answer: what it takes late it would have twice', async () => {
  const { submissions, mails, time } = await startHarness({ mail: true });
  submissions.start();
  const { promise, resolve: take } = Promise.withResolvers<void>();
  mails.answer = () => promise;
  await submissions.submit(contact);
  await eventually(() => expect(mails.sent).toHaveLength(2));
  for (let second = 0; second < 240; second++) {
    time.advance(1_000);
    await new Promise(setImmediate);
  }
  take();
  await eventually(async () => expect(await submissions.backlog()).toMatchObject({ pending: 0, delivered: 1 }));
  expect(mails.sent).toHaveLength(2);
});

it('holds up no other mail for those whose own addresses are put off', async () => {
  const { submissions, mails, time } = await startHarness({ mail: true });
  submissions.start();
  const isLate = ({ target, payload }: DeliveryJob) =>
    target === 'confirmation' && payload.email === 'late@typo.example';
  mails.answer = async job => {
    if (isLate(job)) throw new PutOffError('smtp_450');
  };
  const values = { ...contact.values, email: 'late@typo.example' };
  for (const key of ['1', '2', '3']) await submissions.submit({ ...contact, values, key });
  await eventually(() => {
    time.advance(1_000);
    expect(mails.sent.filter(isLate).length).toBeGreaterThanOrEqual(6);
  });
  await submissions.submit(contact);
  // No time passes.
  await eventually(() =>
    expect(mails.sent.filter(({ payload }) => payload.email === contact.values.email)).toHaveLength(2),
  );
});

it('sends no mail for what was refused, nor for a sign-up', async () => {
  const { submissions, service, mails, time } = await startHarness({ mail: true });
  submissions.start();
  await submissions.submit(newsletter);
  service.answer = () => ({ status: 400, body: { code: 'invalid_email', message: 'No.' } });
  await submissions.submit(contact);
  time.advance(1_000);
  await idle();
  expect(mails.sent).toEqual([]);
});

it('acknowledges what is held like any other, and sends it nowhere', async () => {
  const { submissions, service, mails, time } = await startHarness({ mail: true });
  submissions.start();
  expect(await submissions.submit({ ...quote, held: 'honeypot' })).toMatchObject({
    type: 'accepted',
    delivered: false,
  });
  time.advance(1_000);
  await idle();
  expect([service.received, mails.sent]).toEqual([[], []]);
  expect(await submissions.backlog()).toMatchObject({ held: 1, pending: 0, parked: 0 });
});

it('names the files of a request, and gives them back when it is refused', async () => {
  const { submissions, service, artwork } = await startHarness();
  await submissions.submit({ ...quote, artwork: ['a1'] });
  expect(service.received[0]!.body.additionalInfo).toMatch(/^Numbered from 1\.\n\nArtwork:\na1\.pdf\n\nReference: Q-/);
  service.answer = () => ({ status: 400, body: { code: 'missing_field', message: 'No.' } });
  await submissions.submit({ ...quote, artwork: ['a2'] });
  expect(artwork.claimed.has('a2')).toBe(false);
});

it('says that nothing could be stored when the disk has no room for the files', async () => {
  const { submissions, artwork } = await startHarness();
  artwork.fault = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  await expect(submissions.submit({ ...quote, artwork: ['a1'] })).rejects.toMatchObject({ reason: 'disk full' });
  expect(await submissions.backlog()).toMatchObject({ pending: 0, delivered: 0 });
});

it('stores nothing when a file cannot be had', async () => {
  const { submissions, service } = await startHarness();
  await submissions.submit({ ...quote, artwork: ['a1'] });
  expect(await submissions.submit({ ...quote, artwork: ['a1'], key: 'k2' })).toMatchObject({
    type: 'refused',
    field: 'artwork',
  });
  expect(service.received).toHaveLength(1);
  expect(await submissions.backlog()).toMatchObject({ delivered: 1, pending: 0 });
});
