import { DERIVED_KEY_MS } from '../../quotes/life/takeStep.ts';
import { mailboxOf } from '../../quotes/mailboxOf.ts';
import { type AskedQuote, newRequest, type QuoteRequest } from '../../quotes/quoteRequest.ts';
import { insertRequest, requestOf, SELECT_REQUEST } from '../../quotes/storedRequest.ts';
import { type Database, type Query, type Row, takeTurn } from '../../storage/database.ts';
import { faultOfFile } from '../../storage/faults.ts';
import type { FormValues, SubmissionKind } from '../form.ts';
import type { Identity } from '../identity.ts';
import { MOST_MAILS, MOST_MAILS_MS } from '../mail/mailbox.ts';
import { payloadOf } from '../payload.ts';
import { LEASED } from './outboxRepository.ts';
import { type DeliveryJob, jobOf, routeOf, SELECT_JOB, type Target } from './stored.ts';

const REFERENCE_TRIES = 8;

/** What a request does with the files that were uploaded for it. */
export interface ArtworkClaims {
  /** Binds files to a request, all or none; false where one cannot be had. */
  claim(ids: readonly string[], reference: string): boolean;
  /** Binds what still waits to a request that may have files of its own, which stay its own. */
  attach(ids: readonly string[], reference: string): boolean;
  release(reference: string): void;
  lines(reference: string): readonly string[];
}

/** A valid submission about to be stored. */
export interface Candidate {
  readonly kind: SubmissionKind;
  readonly values: FormValues;
  readonly artwork: readonly string[];
  /** What a quote form asks for. */
  readonly asked?: AskedQuote | undefined;
  /** Whose key it came with. */
  readonly partner: number | null;
  readonly identity: Identity;
  /** Whether its sender may have it stored today; what is stored already is known all the same. */
  readonly hasRoom: boolean;
  /** Where it goes; nowhere before its release if it is held. */
  readonly targets: readonly Target[];
  readonly held: string | undefined;
  /** Whether the caller makes the first try itself: nobody else does before its lease ends. */
  readonly leased: boolean;
  /** A new reference number at each call; one that is taken is asked for again. */
  readonly makeReference: () => string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export type Accepted =
  | {
      readonly type: 'fresh';
      readonly job: DeliveryJob;
      readonly request: QuoteRequest | undefined;
      /** Its confirmation is left out: the mailbox has had a day's. */
      readonly unconfirmed: boolean;
    }
  | {
      readonly type: 'known';
      readonly reference: string;
      readonly createdAt: number;
      readonly delivered: boolean;
      readonly request: QuoteRequest | undefined;
    }
  | { readonly type: 'conflict' }
  | { readonly type: 'limited' }
  | { readonly type: 'artwork unknown' };

/** Stores a submission in one transaction, or finds the one that already has its key. */
export async function accept(
  database: Pick<Database, 'transaction'>,
  candidate: Candidate,
  artwork: ArtworkClaims,
): Promise<Accepted> {
  let claimed = '';
  const claim = (reference: string) => {
    if (candidate.artwork.length === 0) return true;
    claimed = reference;
    return onDisk(() => artwork.claim(candidate.artwork, reference));
  };
  try {
    const accepted = await database.transaction(query => {
      // By a beginning that came to nothing.
      if (claimed) artwork.release(claimed);
      claimed = '';
      return acceptIn(query, candidate, claim, reference => onDisk(() => artwork.lines(reference)));
    });
    // Its first sender may have been told of a failure that came after the commit, and its files given back.
    if (accepted.type === 'known' && candidate.artwork.length > 0)
      artwork.attach(candidate.artwork, accepted.reference);
    return accepted;
  } catch (error) {
    if (claimed) artwork.release(claimed);
    throw error;
  }
}

function onDisk<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw faultOfFile('the artwork folder', error);
  }
}

// Another process may take the key or the reference between looking and writing, or forget who had it: then it is looked
// at again.
async function acceptIn(
  query: Query,
  candidate: Candidate,
  claim: (reference: string) => boolean,
  lines: ArtworkClaims['lines'],
): Promise<Accepted> {
  for (let tries = 0; tries < REFERENCE_TRIES; tries++) {
    const known = await holderOfKey(query, candidate);
    if (known) {
      const repeat = await repeatOf(query, known, candidate);
      if (repeat) return repeat;
      continue;
    }
    if (!candidate.hasRoom) return { type: 'limited' };
    const reference = candidate.makeReference();
    const id = await insert(query, candidate, reference);
    if (id === null) continue;
    if (!claim(reference)) {
      await query('DELETE FROM submission WHERE id = $1', id);
      return { type: 'artwork unknown' };
    }
    const unconfirmed = await isTooMuch(query, candidate);
    const targets = candidate.targets.filter(target => !(unconfirmed && target === 'confirmation'));
    await complete(query, { ...candidate, targets }, { id, reference, lines: lines(reference) });
    const [row] = await query(`${SELECT_JOB} WHERE s.id = $1 AND d.target = 'service'`, id);
    return {
      type: 'fresh',
      unconfirmed,
      job: jobOf(row as Row),
      request: freshRequest(candidate, {
        id,
        reference,
        receivedAt: candidate.now,
        confirmed: targets.includes('confirmation'),
      }),
    };
  }
  throw new Error(`no free reference number in ${REFERENCE_TRIES} tries`);
}

async function holderOfKey(query: Query, { identity, partner, now }: Candidate): Promise<Row | undefined> {
  const [known] = await query(
    `SELECT s.id, s.reference, s.body_hash, s.created_at, s.payload IS NULL AS spent, d.state FROM submission s
     LEFT JOIN delivery d ON d.submission = s.id AND d.target = 'service' WHERE s.key = $1
     OR s.key = $2 AND EXISTS (SELECT 1 FROM quote_request q WHERE q.submission = s.id AND q.partner = $3)`,
    identity.key,
    identity.earlierKey ?? null,
    partner,
  );
  if (!known || !identity.derived || now - Number(known.created_at) < DERIVED_KEY_MS) return known;
  await query('UPDATE submission SET key = NULL WHERE id = $1', known.id as number);
  return undefined;
}

// Somebody besides its first sender is told that it is stored: a refusal can no longer take it back. Null where one just has.
async function repeatOf(query: Query, known: Row, candidate: Candidate): Promise<Accepted | null> {
  if (known.body_hash !== candidate.identity.bodyHash) return { type: 'conflict' };
  const kept = await query('UPDATE submission SET repeated = 1 WHERE id = $1 RETURNING id', known.id as number);
  if (kept.length === 0) return null;
  const [reference, createdAt] = [known.reference as string, known.created_at as number];
  const [stored] = candidate.asked ? await query(`${SELECT_REQUEST} WHERE s.id = $1`, known.id as number) : [];
  return {
    type: 'known',
    reference,
    createdAt,
    delivered: Boolean(known.spent) || known.state === 'delivered',
    // One that is not kept any more, or not taken over yet from an earlier release, asked for the same.
    request: stored
      ? requestOf(stored, candidate.now)
      : freshRequest(candidate, { id: known.id as number, reference, receivedAt: createdAt, confirmed: false }),
  };
}

function freshRequest(
  { asked, held }: Candidate,
  stored: Pick<QuoteRequest, 'id' | 'reference' | 'receivedAt' | 'confirmed'>,
): QuoteRequest | undefined {
  return asked && newRequest(asked, { ...stored, held: held ?? null });
}

// Consents outlive the submissions, so their references stay taken too.
async function insert(query: Query, candidate: Candidate, reference: string): Promise<number | null> {
  const [row] = await query(
    `INSERT INTO submission (reference, kind, key, body_hash, held, created_at)
     SELECT $1, $2, $3, $4, $5, CAST($6 AS BIGINT) WHERE NOT EXISTS (SELECT 1 FROM consent WHERE reference = $1)
     ON CONFLICT DO NOTHING RETURNING id`,
    reference,
    candidate.kind,
    candidate.identity.key,
    candidate.identity.bodyHash,
    candidate.held ?? null,
    candidate.now,
  );
  return row ? (row.id as number) : null;
}

/**
 * Whether a mailbox has been sent as many confirmations as it gets: whoever typed the address may be anybody. Those that
 * wait or are held count as well, each once however often it is tried.
 */
async function isTooMuch(query: Query, { targets, values, now }: Candidate): Promise<boolean> {
  if (!targets.includes('confirmation')) return false;
  const mailbox = mailboxOf(values.email ?? '');
  await takeTurn(query, `confirmations to ${mailbox}`);
  const [row] = await query(
    `SELECT count(*) AS count FROM delivery d JOIN submission s ON s.id = d.submission
     WHERE d.mailbox = $1 AND s.created_at > $2`,
    mailbox,
    now - MOST_MAILS_MS,
  );
  return Number(row?.count) >= MOST_MAILS;
}

async function complete(
  query: Query,
  { kind, values, asked, partner, targets, held, leased, now }: Candidate,
  { id, reference, lines }: { id: number; reference: string; lines: readonly string[] },
): Promise<void> {
  const payload = payloadOf(kind, values, { reference, givenAt: now, artwork: lines });
  await query('UPDATE submission SET payload = $1 WHERE id = $2', JSON.stringify(payload), id);
  if (asked) await insertRequest(query, { submission: id, asked, partner, now });
  for (const target of targets) {
    const first = target === 'service';
    await query(
      `INSERT INTO delivery (submission, target, route, state, attempts, since, next_attempt_at, leased_until, mailbox)
       VALUES ($1, $2, $3, $4, $5, $6, $6, ${first && leased ? LEASED : 0}, $7)`,
      id,
      target,
      routeOf(kind, target),
      held ? 'held' : first ? 'pending' : 'waiting',
      first && leased ? 1 : 0,
      now,
      target === 'confirmation' ? mailboxOf(values.email ?? '') : null,
    );
  }
  if (kind === 'newsletter')
    await query(
      'INSERT INTO consent (reference, email, page, given_at) VALUES ($1, $2, $3, $4)',
      reference,
      values.email ?? '',
      values.page ?? '',
      now,
    );
}
