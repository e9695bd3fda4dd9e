import { expect, it } from 'vitest';
import { fc } from '../../../rules/test/property.ts';
import { after, onceRunOut, type QuoteStatus, quoteStatuses, type State, type StepKind, statusAt } from './states.ts';

const STEPS: StepKind[] = [
  ...(['REVIEWED', 'ASKED', 'REPLIED', 'ARTWORK_ADDED', 'OFFERED', 'ACCEPTED', 'DECLINED', 'EXPIRED'] as const),
  ...(['ORDERED', 'ORDER_HELD', 'PAID', 'SENT', 'CANCELLED', 'WITHDRAWN', 'CLOSED'] as const),
];
const ENDS: readonly QuoteStatus[] = ['DECLINED', 'WITHDRAWN'];
const START: State = { status: 'RECEIVED', waitsFor: 'FIRM' };

/** Hands over each step that can be taken from wherever steps and time lead, with what is before and after it. */
function lives(check: (before: State, step: StepKind, next: State) => void): void {
  const reached = [START];
  const reach = (state: State) => {
    const isKnown = reached.some(({ status, waitsFor }) => status === state.status && waitsFor === state.waitsFor);
    if (!isKnown) reached.push(state);
  };
  for (const before of reached) {
    if (before.status === 'ANSWERED') reach({ status: 'EXPIRED', waitsFor: onceRunOut(before.waitsFor) });
    for (const step of STEPS) {
      const next = after(before, step);
      if (!next) continue;
      check(before, step, next);
      reach(next);
    }
  }
  expect(new Set(reached.map(({ status }) => status))).toEqual(new Set(quoteStatuses));
}

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

it('has an accepted offer wait for its order, or for the firm where that is held, whatever is written meanwhile', () => {
  lives((before, step, next) => {
    if (before.status === 'ACCEPTED' && ['ASKED', 'REPLIED', 'ARTWORK_ADDED'].includes(step))
      expect(next).toEqual(before);
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
