import { describe, expect, it } from 'vitest';
import { contact, quote, startHarness } from './test/harness.ts';

const referenceOf = (outcome: object) => (outcome as { reference: string }).reference;

describe('a key', () => {
  it('makes any number of equal submissions one, one after the other and in parallel', async () => {
    const { submissions, service } = await startHarness();
    const send = () => submissions.submit({ ...quote, key: 'k1' });
    const outcomes = [...(await Promise.all(Array.from({ length: 20 }, send))), await send()];
    expect(new Set(outcomes.map(referenceOf)).size).toBe(1);
    expect(outcomes.every(outcome => outcome.type === 'accepted' && outcome.delivered)).toBe(true);
    expect(service.received).toHaveLength(1);
  });

  it('with other fields is a conflict, one after the other and in parallel', async () => {
    const { submissions } = await startHarness();
    const other = { ...quote, values: { ...quote.values, quantity: '1-100' }, key: 'k1' };
    const [first, second] = await Promise.all([submissions.submit({ ...quote, key: 'k1' }), submissions.submit(other)]);
    expect(first).toMatchObject({ type: 'accepted' });
    expect([second, await submissions.submit(other)]).toEqual([{ type: 'conflict' }, { type: 'conflict' }]);
    expect(await submissions.submit({ ...contact, key: 'k1' })).toEqual({ type: 'conflict' });
  });

  it('is the same for fields that only differ in white space', async () => {
    const { submissions } = await startHarness();
    const first = await submissions.submit({ ...quote, key: 'k1' });
    const spaced = { ...quote.values, name: '  Lerato   Mokoena ', phone: '+27 82 123 4567' };
    expect(await submissions.submit({ ...quote, values: spaced, key: 'k1' })).toEqual(first);
  });

  it('outlives a restart', async () => {
    const { submissions, service, restart } = await startHarness();
    const first = await submissions.submit({ ...quote, key: 'k1' });
    expect(await (await restart()).submit({ ...quote, key: 'k1' })).toEqual(first);
    expect(service.received).toHaveLength(1);
  });

  it('that is missing is made of the fields and good for 24 hours', async () => {
    const { submissions, time } = await startHarness();
    const first = referenceOf(await submissions.submit(quote));
    time.advance(24 * 3_600_000 - 1);
    expect(referenceOf(await submissions.submit(quote))).toBe(first);
    time.advance(1);
    const next = referenceOf(await submissions.submit({ ...quote, key: '' }));
    expect(next > first).toBe(true);
    expect(referenceOf(await submissions.submit({ ...quote, key: null }))).toBe(next);
  });
});
