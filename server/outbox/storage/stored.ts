import type { QuoteMailTarget } from '../../quotes/life/mails.ts';
import type { Row } from '../../storage/database.ts';
import type { SubmissionKind } from '../form.ts';
import type { Payload } from '../payload.ts';

/** Where a submission goes: the form service, and by mail to the visitor and to the shop. */
export type Target = 'service' | 'confirmation' | 'copy' | QuoteMailTarget;

/** What brings a job there: all mails of a quote's life go one way. */
export type Way = Exclude<Target, QuoteMailTarget> | 'quote';

export const wayTo = (target: Target): Way => (target.startsWith('quote:') ? 'quote' : (target as Way));

/** What deliveries are held up by together. */
export type Route = 'quote' | 'contact' | 'mail';

export const routes: readonly Route[] = ['quote', 'contact', 'mail'];

/** The way to a target; a sign-up goes to the service as a message. */
export function routeOf(kind: SubmissionKind, target: Target): Route {
  if (target !== 'service') return 'mail';
  return kind === 'quote' ? 'quote' : 'contact';
}

/** `held` for the operator's judgement; `waiting` for the first try at the service. */
export type DeliveryState = 'held' | 'waiting' | 'pending' | 'delivered' | 'parked';

/** A submission on its way to a target. Times are milliseconds since 1970. */
export interface DeliveryJob {
  /** The row of this delivery. */
  readonly id: number;
  readonly submission: number;
  readonly reference: string;
  readonly kind: SubmissionKind;
  readonly target: Target;
  readonly route: Route;
  readonly payload: Payload;
  /** Tries that were begun. */
  readonly attempts: number;
  /** When the visitor sent it. */
  readonly createdAt: number;
  /** Since when it is to be delivered. */
  readonly since: number;
}

/** Reads jobs; a condition on `d` (delivery) and `s` (submission) follows. */
export const SELECT_JOB = `SELECT d.id, d.submission, d.target, d.route, d.attempts, d.since, s.reference, s.kind,
  s.payload, s.created_at FROM delivery d JOIN submission s ON s.id = d.submission`;

export function jobOf(row: Row): DeliveryJob {
  return {
    id: row.id as number,
    submission: row.submission as number,
    reference: row.reference as string,
    kind: row.kind as SubmissionKind,
    target: row.target as Target,
    route: row.route as Route,
    payload: payloadIn(row),
    attempts: row.attempts as number,
    createdAt: row.created_at as number,
    since: row.since as number,
  };
}

/** Of a request that lives on when the outbox has forgotten what it sent, nothing is left here. */
export const payloadIn = ({ payload }: Row): Payload => (payload === null ? {} : JSON.parse(payload as string));
