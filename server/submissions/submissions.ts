import type { Logger } from 'pino';
import { makeReference } from '../../rules/reference.ts';
import type { FieldErrors } from '../../rules/validation.ts';
import type { Deliver } from './attempt.ts';
import { openDatabase } from './database.ts';
import { Deliveries } from './deliveries.ts';
import { type Refusal, StorageError } from './errors.ts';
import { type Form, type FormValues, type SubmissionKind, validateForm } from './form.ts';
import { type Identity, identify } from './identity.ts';
import { type Backlog, Outbox } from './outbox.ts';
import { type Schedule, scheduleTimeout } from './schedule.ts';
import type { Suspicion } from './spam.ts';

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
  /** The service refused it on the first try, with its own words; nothing is stored and the key is free again. */
  | { readonly type: 'refused'; readonly code: string; readonly message: string; readonly field?: string | undefined }
  /** The key belongs to a submission with other fields. */
  | { readonly type: 'conflict' }
  | { readonly type: 'invalid'; readonly errors: FieldErrors<string> };

export interface SubmissionsOptions {
  /** The folder of the durable file, made if missing. */
  readonly dataDir: string;
  readonly deliver: Deliver;
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
  /** Throws a StorageError. */
  backlog(): Backlog;
  /** Begins to deliver what waits; until then only first tries are made. */
  start(): void;
  /** Ends running tries (what they carried stays stored) and closes the file. */
  close(): Promise<void>;
}

/** Opens the outbox. Throws a StorageError when the file cannot be opened. */
export function createSubmissions(options: SubmissionsOptions): Submissions {
  const { clock = Date.now, random = Math.random, schedule = scheduleTimeout } = options;
  const outbox = new Outbox(openDatabase(options.dataDir, clock()));
  const deliveries = new Deliveries({ outbox, deliver: options.deliver, log: options.log, clock, random, schedule });
  const running = new Map<string, { readonly bodyHash: string; readonly outcome: Promise<Outcome> }>();
  let closed = false;

  async function store(
    kind: SubmissionKind,
    values: FormValues,
    identity: Identity,
    deadline: number,
  ): Promise<Outcome> {
    const now = clock();
    const newReference = () => makeReference(kind, now, random);
    const { row, fresh } = outbox.accept({ kind, values, identity, makeReference: newReference, now });
    if (row.bodyHash !== identity.bodyHash) return { type: 'conflict' };
    const { reference, createdAt: receivedAt } = row;
    if (!fresh) return { type: 'accepted', reference, receivedAt, delivered: row.state === 'delivered' };
    const result = await deliveries.first(row, deadline);
    if (result.type === 'refused') return refused(result.refusal, values);
    return { type: 'accepted', reference, receivedAt, delivered: result.type === 'delivered' };
  }

  return {
    async submit(submission, { deadline = Number.POSITIVE_INFINITY } = {}) {
      if (closed) throw new StorageError('The gateway is shutting down; send it again in a moment.');
      const validation = validateForm(submission);
      if (!validation.ok) return { type: 'invalid', errors: validation.errors };
      const identity = identify(submission.kind, validation.values, submission.key);
      const twin = running.get(identity.key);
      if (twin) return twin.bodyHash === identity.bodyHash ? twin.outcome : { type: 'conflict' };
      const outcome = store(submission.kind, validation.values, identity, deadline);
      running.set(identity.key, { bodyHash: identity.bodyHash, outcome });
      return outcome.finally(() => running.delete(identity.key));
    },
    backlog: () => outbox.backlog(),
    start: () => deliveries.start(),
    async close() {
      if (closed) return;
      closed = true;
      await deliveries.close();
      await Promise.allSettled([...running.values()].map(({ outcome }) => outcome));
      outbox.close();
    },
  };
}

// A field the visitor does not have, such as the newsletter's name, is nothing to point at.
function refused({ code, message, field }: Refusal, values: FormValues): Outcome {
  return { type: 'refused', code, message, field: field && Object.hasOwn(values, field) ? field : undefined };
}
