import type { Logger } from 'pino';
import { makeReference } from '../../rules/reference.ts';
import { artworkTexts } from '../../rules/texts.ts';
import type { FieldErrors } from '../../rules/validation.ts';
import type { Deliver } from './delivery/attempt.ts';
import { Deliveries } from './delivery/deliveries.ts';
import { type Schedule, scheduleTimeout } from './delivery/schedule.ts';
import { type Refusal, StorageError } from './errors.ts';
import { artworkOf, type Form, type FormValues, type SubmissionKind, validateForm } from './form.ts';
import { type Identity, identify } from './identity.ts';
import type { Suspicion } from './spam.ts';
import { type ArtworkClaims, accept } from './storage/accept.ts';
import { type Backlog, readBacklog } from './storage/backlog.ts';
import { type StorageHealth, StorageProbe } from './storage/health.ts';
import { openDatabase, openWhenUsed } from './storage/open.ts';
import { Outbox } from './storage/outbox.ts';
import { isStored } from './storage/retention.ts';
import { routeOf, type Target } from './storage/stored.ts';
import { startSweeping } from './sweeping.ts';

/** A form as it came in. */
export type Submission = Form & {
  /** The client's idempotency key, one per intended submission. */
  readonly key?: string | null | undefined;
  /** Why it waits for the operator instead of being delivered. */
  readonly held?: Suspicion | undefined;
};

/** What the visitor is told. */
export type Outcome =
  /** Stored for good at `receivedAt`. `delivered` is false while the service has not taken it yet; that is no concern of the visitor. */
  | {
      readonly type: 'accepted';
      readonly reference: string;
      readonly receivedAt: number;
      readonly delivered: boolean;
    }
  /**
   * The service refused it on the first try, with its own words, or a file cannot be had; nothing is stored and the key
   * is free again.
   */
  | { readonly type: 'refused'; readonly code: string; readonly message: string; readonly field?: string | undefined }
  /** The key belongs to a submission with other fields. */
  | { readonly type: 'conflict' }
  | { readonly type: 'invalid'; readonly errors: FieldErrors<string> };

export interface SubmissionsOptions {
  /** The folder of the durable file, made if missing. */
  readonly dataDir: string;
  /** A PostgreSQL in the place of the file. */
  readonly databaseUrl?: string | undefined;
  /** How each target is reached; a submission gets a delivery for each that is here. */
  readonly deliver: { readonly service: Deliver } & Readonly<Partial<Record<Target, Deliver>>>;
  /** The files of requests; without it none can be attached. */
  readonly artwork?: ArtworkClaims & { erase(reference: string): void };
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  readonly schedule?: Schedule;
  /** From 0 up to, not including, 1. */
  readonly random?: () => number;
}

export interface Submissions {
  /**
   * Validates, stores, begins to deliver and answers: after at most 5 s and not past `deadline` (milliseconds since 1970);
   * a try that takes longer goes on behind.
   * The same key with the same fields is the same submission, also in parallel; without a key the fields are the key for
   * 24 hours. Throws a StorageError when it could not be stored: then nothing was acknowledged.
   */
  submit(submission: Submission, limits?: { readonly deadline?: number | undefined }): Promise<Outcome>;
  /** Rejects with a StorageError. */
  backlog(): Promise<Backlog>;
  /** Whether a request is stored with what the visitor wrote. */
  has(reference: string): Promise<boolean>;
  /** Whether something can be stored. */
  health(): Promise<StorageHealth>;
  /** Begins to deliver what waits, and to remove what was kept for long enough; until then only first tries are made. */
  start(): void;
  /** Ends running tries (what they carried stays stored) and closes the database. */
  close(): Promise<void>;
}

const unknownArtwork: Outcome = {
  type: 'refused',
  code: 'artwork_unknown',
  message: artworkTexts.unknown,
  field: 'artwork',
};

const noArtwork = { claim: () => false, release() {}, lines: () => [], erase() {} };

/** The outbox; its database is opened at first use. */
export function createSubmissions(options: SubmissionsOptions): Submissions {
  const { log, deliver, artwork = noArtwork, clock = Date.now, random = Math.random } = options;
  const { schedule = scheduleTimeout } = options;
  const database = openWhenUsed(() => openDatabase(options, clock()));
  const deliveries = new Deliveries({ outbox: new Outbox(database), deliver, log, clock, random, schedule });
  const probe = new StorageProbe(database, clock);
  const running = new Map<string, { readonly bodyHash: string; readonly outcome: Promise<Outcome> }>();
  let stopSweeping = () => Promise.resolve();
  let closed = false;

  async function store(
    submission: Submission,
    values: FormValues,
    identity: Identity,
    deadline: number,
  ): Promise<Outcome> {
    const { kind, held } = submission;
    const now = clock();
    const files = artworkOf(submission);
    const leased = !held && deliveries.roomForVisitor(routeOf(kind, 'service'));
    const accepted = await accept(
      database,
      {
        kind,
        values,
        identity,
        held,
        leased,
        now,
        artwork: files,
        targets: targetsOf(kind, deliver),
        makeReference: () => makeReference(kind, now, random),
      },
      artwork,
    );
    probe.stored();
    if (accepted.type === 'conflict') return accepted;
    if (accepted.type === 'artwork unknown') return unknownArtwork;
    if (accepted.type === 'known') {
      const { reference, createdAt, delivered } = accepted;
      return { type: 'accepted', reference, receivedAt: createdAt, delivered };
    }
    const { parcel } = accepted;
    const result = leased ? await deliveries.first(parcel, deadline) : null;
    if (result?.type === 'refused') {
      if (files.length > 0) artwork.release(parcel.reference);
      return refused(result.refusal, values);
    }
    const { reference, createdAt } = parcel;
    return { type: 'accepted', reference, receivedAt: createdAt, delivered: result?.type === 'delivered' };
  }

  return {
    async submit(submission, { deadline = Number.POSITIVE_INFINITY } = {}) {
      if (closed)
        throw new StorageError('The gateway is shutting down; send it again in a moment.', { reason: 'shutting down' });
      const validation = validateForm(submission);
      if (!validation.ok) return { type: 'invalid', errors: validation.errors };
      const identity = identify(submission.kind, validation.values, artworkOf(submission), submission.key);
      const twin = running.get(identity.key);
      if (twin) return twin.bodyHash === identity.bodyHash ? twin.outcome : { type: 'conflict' };
      const outcome = store(submission, validation.values, identity, deadline).catch(error => {
        probe.failed(error);
        throw error;
      });
      running.set(identity.key, { bodyHash: identity.bodyHash, outcome });
      return outcome.finally(() => running.delete(identity.key));
    },
    backlog: () => readBacklog(database),
    has: reference => isStored(database, reference),
    health: () => probe.health(),
    start() {
      deliveries.start();
      stopSweeping = startSweeping({
        database,
        eraseArtwork: reference => artwork.erase(reference),
        log,
        clock,
        schedule,
      });
    },
    async close() {
      if (closed) return;
      closed = true;
      await Promise.all([deliveries.close(), stopSweeping()]);
      await Promise.allSettled([...running.values()].map(({ outcome }) => outcome));
      await database.close();
    },
  };
}

// Nobody confirms a sign-up: the service sends its own mail for that.
function targetsOf(kind: SubmissionKind, deliver: SubmissionsOptions['deliver']): Target[] {
  return kind === 'newsletter' ? ['service'] : (Object.keys(deliver) as Target[]);
}

// A field the visitor does not have, such as the newsletter's name, is nothing to point at.
function refused({ code, message, field }: Refusal, values: FormValues): Outcome {
  return { type: 'refused', code, message, field: field && Object.hasOwn(values, field) ? field : undefined };
}
