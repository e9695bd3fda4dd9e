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
  ASKED: TALKING,
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
      return { status: status === 'RECEIVED' ? 'IN_REVIEW' : status, waitsFor: 'BUYER' };
    case 'REPLIED':
    case 'ARTWORK_ADDED':
      // Of an order nobody has promised an answer; whoever writes about one is read all the same.
      return {
        status: status === 'EXPIRED' ? 'IN_REVIEW' : status,
        waitsFor: ORDERING.includes(status) ? null : 'FIRM',
      };
    case 'OFFERED':
      return { status: 'ANSWERED', waitsFor: 'BUYER' };
    case 'ORDER_HELD':
      return { status: 'ACCEPTED', waitsFor: 'FIRM' };
    case 'REMINDERS_STOPPED':
      return { status, waitsFor };
    case 'PAID':
    case 'SENT':
    case 'CANCELLED':
      return { status, waitsFor: null };
    case 'CLOSED':
      return { status: 'DECLINED', waitsFor: null };
    default:
      return { status: step as QuoteStatus, waitsFor: null };
  }
}

/** What a stored status is by now: an offer runs out by itself. */
export const statusAt = (status: QuoteStatus, validUntil: number | null, now: number): QuoteStatus =>
  status === 'ANSWERED' && validUntil !== null && validUntil <= now ? 'EXPIRED' : status;
