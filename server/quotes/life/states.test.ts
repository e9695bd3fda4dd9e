import { expect, it } from 'vitest';
import { fc } from '../../../rules/test/property.ts';
import { after, type QuoteStatus, type State, type StepKind, statusAt } from './states.ts';

const STEPS: StepKind[] = [
  ...(['REVIEWED', 'ASKED', 'REPLIED', 'ARTWORK_ADDED', 'OFFERED', 'ACCEPTED', 'DECLINED', 'EXPIRED'] as const),
  ...(['ORDERED', 'ORDER_HELD', 'PAID', 'SENT', 'CANCELLED', 'WITHDRAWN', 'CLOSED'] as const),
];
const ENDS: readonly QuoteStatus[] = ['DECLINED', 'WITHDRAWN'];
const START: State = { status: 'RECEIVED', waitsFor: 'FIRM' };

/** Takes the steps that can be taken, one after the other, and hands over each with what was before and after it. */
function live(steps: readonly StepKind[], seen: (before: State, step: StepKind, next: State) => void): State {
  let state = START;
  for (const step of steps) {
    const next = after(state, step);
    if (!next) continue;
    seen(state, step, next);
    state = next;
  }
  return state;
}
const lives = (check: Parameters<typeof live>[1]) =>
  fc.assert(fc.property(fc.array(fc.constantFrom(...STEPS), { maxLength: 60 }), steps => void live(steps, check)));

it('becomes an order by acceptance alone, and is accepted from an open offer alone', () => {
  lives((before, step, next) => {
    if (next.status === 'ORDERED' && before.status !== 'ORDERED')
      expect([before.status, step]).toEqual(['ACCEPTED', 'ORDERED']);
    if (next.status === 'ACCEPTED' && before.status !== 'ACCEPTED')
      expect([before.status, step]).toEqual(['ANSWERED', 'ACCEPTED']);
  });
});

it('leaves its end by no step, and waits for nobody there', () => {
  lives((before, _, next) => {
    expect(ENDS).not.toContain(before.status);
    if (ENDS.includes(next.status)) expect(next.waitsFor).toBeNull();
  });
});

it('gives nobody an offer to accept but whoever was sent one, and never takes an order back', () => {
  lives((before, step, next) => {
    if (next.status === 'ANSWERED' && before.status !== 'ANSWERED') expect(step).toBe('OFFERED');
    if (before.status === 'ORDERED') expect(next.status).toBe('ORDERED');
  });
});

it('has an offer run out by itself, and nothing else', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<QuoteStatus>(
        'RECEIVED',
        'IN_REVIEW',
        'ANSWERED',
        'ACCEPTED',
        'DECLINED',
        'EXPIRED',
        'ORDERED',
        'WITHDRAWN',
      ),
      fc.option(fc.integer({ min: 0, max: 100 })),
      fc.integer({ min: 0, max: 100 }),
      (status, validUntil, now) => {
        const runsOut = status === 'ANSWERED' && validUntil !== null && validUntil <= now;
        expect(statusAt(status, validUntil, now)).toBe(runsOut ? 'EXPIRED' : status);
      },
    ),
  );
});
