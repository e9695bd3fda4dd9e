import type { Logger } from 'pino';
import { makeReference } from '../../rules/reference.ts';
import { artworkTexts } from '../../rules/texts/quote/artwork.ts';
import type { QuoteRequest } from '../quotes/quoteRequest.ts';
import type { Database } from '../storage/database.ts';
import { mailLeftOut } from '../telemetry/events.ts';
import { artworkOf, askedOf, type FormValues, type SubmissionKind } from './form.ts';
import type { FormAllowance } from './formAllowance.ts';
import type { Identity } from './identity.ts';
import type { Outcome, Submission } from './outcome.ts';
import type { Refusal } from './refusal.ts';
import { type ArtworkClaims, accept, type Candidate } from './storage/accept.ts';
import { type DeliveryJob, routeOf, type Target } from './storage/stored.ts';
import type { Sender } from './uploads/artwork.ts';
import type { Deliveries } from './worker/deliveries.ts';

interface Receiving {
  readonly database: Database;
  readonly deliveries: Deliveries;
  readonly targets: readonly Target[];
  readonly artwork: ArtworkClaims;
  readonly formAllowance: Pick<FormAllowance, 'store'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly clock: () => number;
  readonly random: () => number;
}

/** A valid submission; the visitor is answered by the deadline, in milliseconds since 1970. */
interface Valid {
  readonly values: FormValues;
  readonly identity: Identity;
  readonly deadline: number;
  readonly sender: Sender | null;
}

const unknownArtwork: Outcome = {
  type: 'refused',
  code: 'artwork_unknown',
  message: artworkTexts.unknown,
  field: 'artwork',
};

/** What is stored of a form beside its text: its rows, and what is known of its deliveries. */
const ROWS_BYTES = 1_024;

/** Its list is stored as text and as entries. */
const bytesOf = ({ values, asked }: Pick<Candidate, 'values' | 'asked'>): number =>
  Buffer.byteLength(JSON.stringify([values, asked])) + ROWS_BYTES;

/** Stores submissions, makes the first try and says what the visitor is told. */
export function createReceiving(receiving: Receiving) {
  const { database, deliveries, targets, artwork, formAllowance, log, clock, random } = receiving;

  return async (submission: Submission, { values, identity, deadline, sender }: Valid): Promise<Outcome> => {
    const { kind, held, partner = null } = submission;
    const now = clock();
    const leased = !held && deliveries.roomForVisitor(routeOf(kind, 'service'));
    const candidate = {
      kind,
      values,
      identity,
      held,
      partner,
      leased,
      now,
      artwork: artworkOf(submission),
      asked: askedOf(submission, values),
      targets: targets.filter(target => isSentTo(target, kind)),
      makeReference: () => makeReference(kind, now, random),
    };
    const accepted = await formAllowance.store({
      sender,
      bytes: bytesOf(candidate),
      write: hasRoom => accept(database, { ...candidate, hasRoom }, artwork),
      isNew: ({ type }) => type === 'fresh',
    });
    if (accepted.type === 'conflict' || accepted.type === 'limited') return accepted;
    if (accepted.type === 'artwork unknown') return unknownArtwork;
    if (accepted.type === 'known') return acknowledged(accepted, accepted.delivered);
    const { job, request } = accepted;
    if (accepted.unconfirmed) {
      mailLeftOut.publish({ mail: 'confirmation' });
      log.warn({ reference: job.reference, kind }, 'confirmation left out: its mailbox has had enough of them today');
    }
    const taken = { reference: job.reference, createdAt: job.createdAt, request };
    if (!leased) return acknowledged(taken, false);
    const result = await deliveries.first(job, deadline);
    if (result.type !== 'refused') return acknowledged(taken, result.type === 'delivered');
    artwork.release(job.reference);
    return refused(result.refusal, values);
  };
}

/** Nobody confirms a sign-up: the service sends its own mail for that. Of a proof of payment the order's page tells. */
const isSentTo = (target: Target, kind: SubmissionKind): boolean =>
  target === 'service' || (kind === 'payment' ? target === 'copy' : kind !== 'newsletter');

const acknowledged = (
  {
    reference,
    createdAt,
    request,
  }: Pick<DeliveryJob, 'reference' | 'createdAt'> & { request: QuoteRequest | undefined },
  delivered: boolean,
): Outcome => ({ type: 'accepted', reference, receivedAt: createdAt, delivered, request });

// A field the visitor does not have, such as the newsletter's name, is nothing to point at.
function refused({ code, message, field }: Refusal, values: FormValues): Outcome {
  return { type: 'refused', code, message, field: field && Object.hasOwn(values, field) ? field : undefined };
}
