/** Where a request can stand. */
export const quoteStatuses = [
  'RECEIVED',
  'IN_REVIEW',
  'ANSWERED',
  'ACCEPTED',
  'DECLINED',
  'EXPIRED',
  'ORDERED',
  'WITHDRAWN',
] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** Who acts. */
export type Party = 'BUYER' | 'FIRM';

/** What can happen to a request. */
export type StepKind =
  | 'RECEIVED'
  | 'REVIEWED'
  | 'ASKED'
  | 'REPLIED'
  | 'ARTWORK_ADDED'
  | 'OFFERED'
  | 'ACCEPTED'
  | 'DECLINED'
  | 'EXPIRED'
  | 'ORDERED'
  | 'ORDER_HELD'
  | 'PAID'
  | 'SENT'
  | 'CANCELLED'
  | 'REMINDERS_STOPPED'
  | 'WITHDRAWN'
  | 'CLOSED';

/** Where a request stands, and who is to act. */
export interface State {
  readonly status: QuoteStatus;
  /** null once it has come to its end */
  readonly waitsFor: Party | null;
}

const OPEN: readonly QuoteStatus[] = ['RECEIVED', 'IN_REVIEW', 'ANSWERED'];
/** An offer that ran out may be asked about, and answered with another. */
const TALKING: readonly QuoteStatus[] = [...OPEN, 'EXPIRED'];
const ORDERING: readonly QuoteStatus[] = ['ACCEPTED', 'ORDERED'];

/** From where each step can be taken. */
const FROM: Readonly<Record<StepKind, readonly QuoteStatus[]>> = {
  RECEIVED: [],
  REVIEWED: ['RECEIVED'],
  ASKED: [...TALKING, ...ORDERING],
  REPLIED: [...TALKING, ...ORDERING],
  ARTWORK_ADDED: [...TALKING, ...ORDERING],
  OFFERED: TALKING,
  ACCEPTED: ['ANSWERED'],
  DECLINED: ['ANSWERED'],
  // By then it is so already: the step notes it.
  EXPIRED: ['EXPIRED'],
  ORDERED: ['ACCEPTED'],
  ORDER_HELD: ['ACCEPTED'],
  PAID: ['ORDERED'],
  SENT: ['ORDERED'],
  CANCELLED: ['ORDERED'],
  // Whoever wants none may say so at any time.
  REMINDERS_STOPPED: [...TALKING, ...ORDERING, 'DECLINED', 'WITHDRAWN'],
  WITHDRAWN: TALKING,
  // Of an accepted offer only where its order is held.
  CLOSED: [...TALKING, 'ACCEPTED'],
};

/** Where a request stands after a step; null where it cannot be taken there. */
export function after({ status, waitsFor }: State, step: StepKind): State | null {
  if (!FROM[step].includes(status)) return null;
  switch (step) {
    case 'REVIEWED':
      return { status: 'IN_REVIEW', waitsFor };
    case 'ASKED':
      if (ORDERING.includes(status)) return { status, waitsFor: status === 'ORDERED' ? null : waitsFor };
      return { status: status === 'RECEIVED' ? 'IN_REVIEW' : status, waitsFor: 'BUYER' };
    case 'REPLIED':
    case 'ARTWORK_ADDED':
      // An accepted offer waits for its order: for the firm where that is held, whatever is written meanwhile.
      if (status === 'ACCEPTED') return { status, waitsFor };
      return { status: status === 'EXPIRED' ? 'IN_REVIEW' : status, waitsFor: 'FIRM' };
    case 'OFFERED':
      return { status: 'ANSWERED', waitsFor: 'BUYER' };
    case 'ORDER_HELD':
      return { status: 'ACCEPTED', waitsFor: 'FIRM' };
    case 'REMINDERS_STOPPED':
    case 'PAID':
    case 'SENT':
    case 'CANCELLED':
      return { status, waitsFor };
    case 'EXPIRED':
      return { status, waitsFor: onceRunOut(waitsFor) };
    case 'CLOSED':
      return { status: 'DECLINED', waitsFor: null };
    default:
      return { status: step as QuoteStatus, waitsFor: null };
  }
}

/** Whom an offer that ran out waits for: a buyer has nothing left to accept, and who asked about it is still to be answered. */
export const onceRunOut = (waitsFor: Party | null): Party | null => (waitsFor === 'FIRM' ? waitsFor : null);

/** What a stored status is by now: an offer runs out by itself. */
export const statusAt = (status: QuoteStatus, validUntil: number | null, now: number): QuoteStatus =>
  status === 'ANSWERED' && validUntil !== null && validUntil <= now ? 'EXPIRED' : status;
