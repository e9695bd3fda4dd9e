import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { quoteFields } from '../../rules/forms/quote.ts';
import { isReference } from '../../rules/reference.ts';
import { StorageError } from '../storage/errors.ts';
import { eventually } from '../test/eventually.ts';
import { contact, newsletter, quote, startHarness } from './test/harness.ts';

const referenceOf = (outcome: object) => (outcome as { reference: string }).reference;

describe('a valid submission', () => {
  it('is delivered while the visitor waits, and answered with a reference number', async () => {
    const { submissions, service } = await startHarness();
    const outcome = await submissions.submit(quote);
    expect(outcome).toMatchObject({ type: 'accepted', delivered: true });
    expect(isReference(referenceOf(outcome))).toBe(true);
    expect(service.received).toHaveLength(1);
    expect(await submissions.backlog()).toEqual({ pending: 0, parked: 0, held: 0, delivered: 1, oldest: null });
  });

  it('of a quote carries the thirteen fields and the reference, also as text', async () => {
    const { submissions, service } = await startHarness();
    const reference = referenceOf(await submissions.submit(quote));
    const { kind, body } = service.received[0]!;
    expect(kind).toBe('quote');
    expect(Object.keys(body)).toEqual([...quoteFields, 'reference']);
    expect(body).toMatchObject({ phone: '+27 821234567', company: '', reference });
    expect(body.additionalInfo).toBe(`Numbered from 1.\n\nReference: ${reference}`);
  });

  it('of a quote carries the quote list as text, and is another request with another list', async () => {
    const { submissions, service } = await startHarness();
    const items = [{ productId: 7, productName: 'ICASA Label', quantity: 5, sku: 'REG-ICA-2515' }];
    const reference = referenceOf(await submissions.submit({ ...quote, items, key: 'k1' }));
    expect(service.received[0]!.body.additionalInfo).toBe(
      `Numbered from 1.\n\nQuote list:\n5 x ICASA Label (REG-ICA-2515)\n\nReference: ${reference}`,
    );
    expect(Object.keys(service.received[0]!.body)).toEqual([...quoteFields, 'reference']);
    expect(await submissions.submit({ ...quote, key: 'k1' })).toEqual({ type: 'conflict' });
    const tooMany = Array(101).fill(items[0]);
    expect(await submissions.submit({ ...quote, items: tooMany })).toMatchObject({
      type: 'invalid',
      errors: { items: { code: 'TOO_LONG' } },
    });
  });

  it('of a message carries its six fields and the reference', async () => {
    const { submissions, service } = await startHarness();
    const reference = referenceOf(await submissions.submit(contact));
    expect(service.received[0]).toEqual({
      kind: 'contact',
      body: {
        ...contact.values,
        phone: '',
        company: '',
        message: `Please call me.\n\nReference: ${reference}`,
        reference,
      },
    });
  });

  it('of a newsletter says when and where consent was given, and keeps that apart', async () => {
    const { submissions, service, dataDir } = await startHarness();
    const reference = referenceOf(await submissions.submit(newsletter));
    expect(service.received[0]!.body).toEqual({
      name: 'Newsletter',
      email: 'thandi@example.test',
      phone: '',
      company: '',
      subject: 'newsletter',
      message: `Sign-up, consent given 2026-11-20T09:00:00.000Z, /blog\n\nReference: ${reference}`,
      reference,
    });
    const db = new DatabaseSync(join(dataDir, 'submissions.sqlite'), { readOnly: true });
    expect(db.prepare('SELECT email, page, reference FROM consent').all()).toEqual([
      { email: 'thandi@example.test', page: '/blog', reference },
    ]);
    db.close();
  });

  it('is accepted all the same while the service is down', async () => {
    const { submissions, service, time } = await startHarness();
    for (const answer of [{ status: 503 }, { status: 404 }, { status: 403 }, 'hang up'] as const) {
      service.answer = () => answer;
      const outcome = await submissions.submit({ ...quote, key: JSON.stringify(answer) });
      expect(outcome).toMatchObject({ type: 'accepted', delivered: false });
    }
    expect(await submissions.backlog()).toMatchObject({ pending: 4, oldest: new Date(time.now) });
  });

  it.each([
    [undefined, 5_000],
    [3_000, 3_000],
  ])('waits for a silent service no longer than 5 s and the deadline', async (deadline, waits) => {
    const { submissions, service, time } = await startHarness();
    service.answer = () => 'silence';
    const limits = { deadline: deadline && time.now + deadline };
    let answered = false;
    const outcome = submissions.submit(quote, limits).finally(() => {
      answered = true;
    });
    await eventually(() => expect(service.received).toHaveLength(1));
    time.advance(waits - 1);
    await new Promise(setImmediate);
    expect(answered).toBe(false);
    time.advance(1);
    expect(await outcome).toMatchObject({ type: 'accepted', delivered: false });
  });

  it('is answered at once when the deadline has passed', async () => {
    const { submissions, service, time } = await startHarness();
    const outcome = submissions.submit(quote, { deadline: time.now - 1 });
    time.advance(0);
    expect(await outcome).toMatchObject({ type: 'accepted', delivered: false });
    await eventually(async () => expect((await submissions.backlog()).delivered).toBe(1));
    expect(service.received).toHaveLength(1);
  });

  it('is not sent again by a slow service that takes it after the visitor was answered', async () => {
    const { submissions, service, time } = await startHarness();
    submissions.start();
    let take = () => {};
    service.answer = () =>
      new Promise(resolve => {
        take = () => resolve({ status: 200 });
      });
    const outcome = submissions.submit(quote);
    await eventually(() => expect(service.received).toHaveLength(1));
    time.advance(20_000);
    expect(await outcome).toMatchObject({ type: 'accepted', delivered: false });
    take();
    await eventually(async () => expect((await submissions.backlog()).delivered).toBe(1));
    time.advance(120_000);
    expect(service.received).toHaveLength(1);
  });

  it('is parked when a slow service refuses it after the visitor was answered', async () => {
    const { submissions, service, time } = await startHarness();
    let refuse = () => {};
    service.answer = () =>
      new Promise(resolve => {
        refuse = () => resolve({ status: 400, body: { code: 'missing_field', message: 'Missing' } });
      });
    const outcome = submissions.submit(quote);
    await eventually(() => expect(service.received).toHaveLength(1));
    time.advance(5_000);
    expect(await outcome).toMatchObject({ type: 'accepted', delivered: false });
    refuse();
    await eventually(async () => expect(await submissions.backlog()).toMatchObject({ pending: 0, parked: 1 }));
  });
});

describe('an invalid submission', () => {
  it('is answered with the faults of its fields and not stored', async () => {
    const { submissions, service } = await startHarness();
    const outcome = await submissions.submit({ ...quote, values: { ...quote.values, phone: '12', name: '' } });
    expect(outcome).toMatchObject({
      type: 'invalid',
      errors: { name: { code: 'REQUIRED' }, phone: { code: 'INVALID_PHONE' } },
    });
    expect(service.received).toHaveLength(0);
    expect(await submissions.backlog()).toMatchObject({ pending: 0, delivered: 0 });
  });
});

describe('a submission that the service refuses', () => {
  const refusal = {
    status: 400,
    body: { code: 'invalid_email', message: 'Please provide a valid email address.', data: { field: 'email' } },
  };

  it('is answered with its words and field, and forgotten with its consent', async () => {
    const { submissions, service, dataDir } = await startHarness();
    service.answer = () => refusal;
    expect(await submissions.submit(newsletter)).toEqual({
      type: 'refused',
      code: 'invalid_email',
      message: 'Please provide a valid email address.',
      field: 'email',
    });
    expect(await submissions.backlog()).toMatchObject({ pending: 0, parked: 0, delivered: 0 });
    const db = new DatabaseSync(join(dataDir, 'submissions.sqlite'), { readOnly: true });
    expect(db.prepare('SELECT count(*) AS n FROM consent').get()).toEqual({ n: 0 });
    db.close();
  });

  it('is never acknowledged instead, however long it takes to forget it', async () => {
    const { submissions, service, time, dataDir } = await startHarness();
    const { promise, resolve } = Promise.withResolvers<typeof refusal>();
    service.answer = () => promise;
    const outcome = submissions.submit(contact);
    await eventually(() => expect(service.received).toHaveLength(1));
    const holder = new DatabaseSync(join(dataDir, 'submissions.sqlite'));
    holder.exec('BEGIN IMMEDIATE');
    resolve(refusal);
    await service.settled();
    time.advance(5_000);
    holder.exec('ROLLBACK');
    holder.close();
    expect(await outcome).toMatchObject({ type: 'refused', code: 'invalid_email' });
    expect(await submissions.backlog()).toMatchObject({ pending: 0, parked: 0, delivered: 0 });
  });

  it('is never acknowledged instead, where what waits cannot be woken by the answer', async () => {
    const { submissions, service, dataDir } = await startHarness();
    service.answer = () => ({ status: 503 });
    for (const key of ['k1', 'k2']) await submissions.submit({ ...contact, key });
    const db = new DatabaseSync(join(dataDir, 'submissions.sqlite'));
    db.exec("CREATE TRIGGER broken BEFORE UPDATE ON delivery BEGIN SELECT RAISE(ABORT, 'broken'); END");
    db.close();
    service.answer = () => refusal;
    expect(await submissions.submit({ ...contact, key: 'k3' })).toMatchObject({ type: 'refused' });
    expect(await submissions.backlog()).toMatchObject({ pending: 2 });
  });

  it('frees its key for the corrected one', async () => {
    const { submissions, service } = await startHarness();
    service.answer = () => refusal;
    await submissions.submit({ ...contact, key: 'k1' });
    service.answer = () => ({ status: 200 });
    const corrected = { ...contact.values, email: 'sipho@example.org' };
    expect(await submissions.submit({ ...contact, values: corrected, key: 'k1' })).toMatchObject({ type: 'accepted' });
  });
});

describe('the file', () => {
  it('is readable by its owner only', async () => {
    const { submissions, dataDir } = await startHarness();
    await submissions.submit(quote);
    for (const name of ['submissions.sqlite', 'submissions.sqlite-wal']) {
      expect(statSync(join(dataDir, name)).mode & 0o077).toBe(0);
    }
  });

  it('that cannot be written is a StorageError, never a success', async () => {
    const { submissions, service, dataDir } = await startHarness();
    const holder = new DatabaseSync(join(dataDir, 'submissions.sqlite'));
    holder.exec('BEGIN EXCLUSIVE');
    const failure = await submissions.submit(quote).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StorageError);
    expect(String(failure)).toContain('database is locked');
    expect(String(failure)).not.toContain('lerato');
    expect(service.received).toHaveLength(0);
    holder.exec('ROLLBACK');
    holder.close();
    expect(await submissions.submit(quote)).toMatchObject({ type: 'accepted' });
  });

  it('is not written after closing', async () => {
    const { submissions } = await startHarness();
    await submissions.close();
    await expect(submissions.submit(quote)).rejects.toBeInstanceOf(StorageError);
  });
});

it('logs references and kinds, and nothing of the visitor', async () => {
  const { submissions, service, lines } = await startHarness();
  await submissions.submit(quote);
  service.answer = () => ({ status: 500 });
  await submissions.submit(contact);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('"fault":"Error UPSTREAM 500"');
  expect(lines.join()).not.toMatch(/lerato|sipho|mokoena|example|821234567|call me/i);
});
