import { DAY_MS } from '../../../rules/dates/dayMs.ts';
import type { Database, Query, Row, Value } from '../../storage/database.ts';
import type { QuoteRequest } from '../quoteRequest.ts';
import { requestOf, SELECT_REQUEST } from '../storedRequest.ts';
import { queueMails } from './mails.ts';
import { after, type Party, type StepKind } from './states.ts';
import { tellPartner } from './tellPartner.ts';

/** By which a repeated call is known to be the same step. */
export interface StepKey {
  readonly key: string;
  readonly bodyHash: string;
  /** made from the fields: it only holds for a day */
  readonly derived: boolean;
}

/** A request with what judging a step needs besides. */
export interface StoredRequest extends QuoteRequest {
  readonly offerVersion: number | null;
  /** its offer's time ran out, and nobody has noted that yet */
  readonly ranOut: boolean;
}

/** Columns of the request that a step changes besides its state. */
type Columns = Readonly<Partial<Record<'offer_version' | 'offer_total' | 'valid_until' | 'reminders', Value>>>;

/** A step that somebody takes. */
export interface AskedStep<Objection extends string> {
  readonly reference: string;
  readonly kind: StepKind;
  readonly by: Party | null;
  readonly note?: string | null;
  readonly offerVersion?: number | null;
  /** the version that was read, where nobody else's step may lie between */
  readonly version?: { readonly read: number; readonly conflict: Objection };
  readonly key?: StepKey;
  /** Why it cannot be taken, beside where the request stands; `done` where it has been taken already. */
  judge?(stored: StoredRequest, query: Query): Promise<Objection | 'done' | null>;
  /** Binds the files that come with it, once nothing else speaks against it; says why not where one cannot be had. */
  attach?(): Objection | null;
  /** What else is stored with it. */
  write?(query: Query, stored: StoredRequest, now: number): Promise<Columns | undefined>;
}

export type Taken<Objection extends string> =
  /** It is stored; `fresh` is false where an earlier call took it. */
  | { readonly type: 'taken'; readonly request: QuoteRequest; readonly fresh: boolean }
  | { readonly type: Objection | 'not open' | 'key reused'; readonly request: QuoteRequest }
  | { readonly type: 'unknown' };

/** How long the same fields without a key are the same step, or the same submission: 24 hours. */
export const DERIVED_KEY_MS = DAY_MS;

const TRIES = 5;

/**
 * Takes a step as a whole or not at all: what it changes, its event, what else it brings and the mails that tell of it
 * are durable once this resolves. Of two at once one comes first; the other judges anew what that left.
 */
export function takeStep<Objection extends string = never>(
  { database, mails, now }: { database: Database; mails: boolean; now: number },
  asked: AskedStep<Objection>,
): Promise<Taken<Objection>> {
  return database.transaction(async query => {
    for (let tries = 0; tries < TRIES; tries++) {
      const stored = await readStored(query, asked.reference, now);
      if (!stored) return { type: 'unknown' };
      const known = asked.key && (await knownKey(query, asked.key, now));
      if (known)
        return known === 'same'
          ? { type: 'taken', request: stored, fresh: false }
          : { type: 'key reused', request: stored };
      const objection = await objectionTo(asked, stored, query);
      if (objection === 'done') return { type: 'taken', request: stored, fresh: false };
      if (objection) return { type: objection, request: stored };
      // What came of time alone comes before what somebody did then, as a step of its own.
      const current = stored.ranOut && asked.kind !== 'EXPIRED' ? await expire(query, stored, { mails, now }) : stored;
      if (current && (await changed(query, asked, current, now))) {
        await note(query, asked, current, { mails, now });
        const request = await readStored(query, asked.reference, now);
        return { type: 'taken', request: request ?? stored, fresh: true };
      }
    }
    throw new Error(`a request changed ${TRIES} times while one step was taken`);
  });
}

async function readStored(query: Query, reference: string, now: number): Promise<StoredRequest | null> {
  const [row] = await query(`${SELECT_REQUEST} WHERE s.reference = $1`, reference);
  if (!row) return null;
  const request = requestOf(row, now);
  return { ...request, offerVersion: row.offer_version as number | null, ranOut: request.status !== row.status };
}

async function knownKey(
  query: Query,
  { key, bodyHash, derived }: StepKey,
  now: number,
): Promise<'same' | 'other' | null> {
  const [row] = await query('SELECT body_hash, at FROM quote_key WHERE key = $1', key);
  if (!row) return null;
  if (!derived || now - Number(row.at) < DERIVED_KEY_MS) return row.body_hash === bodyHash ? 'same' : 'other';
  await query('DELETE FROM quote_key WHERE key = $1', key);
  return null;
}

async function objectionTo<Objection extends string>(
  asked: AskedStep<Objection>,
  stored: StoredRequest,
  query: Query,
): Promise<Objection | 'done' | 'not open' | null> {
  const objection = await asked.judge?.(stored, query);
  if (objection) return objection;
  if (asked.version && asked.version.read !== stored.version) return asked.version.conflict;
  return after(stored, asked.kind) ? (asked.attach?.() ?? null) : 'not open';
}

/** The request once its offer has run out; null where another step came between. */
async function expire(
  query: Query,
  stored: StoredRequest,
  { mails, now }: { mails: boolean; now: number },
): Promise<StoredRequest | null> {
  const { reference, offerVersion } = stored;
  const asked = { reference, kind: 'EXPIRED', by: null, offerVersion } as const;
  if (!(await changed(query, asked, stored, now))) return null;
  await note(query, asked, stored, { mails, now });
  return readStored(query, reference, now);
}

/** False where another step came between. */
async function changed<Objection extends string>(
  query: Query,
  asked: AskedStep<Objection>,
  stored: StoredRequest,
  now: number,
): Promise<boolean> {
  const next = after(stored, asked.kind)!;
  // The firm's promise counts from the moment at which its turn began.
  const turnAt = next.waitsFor === 'FIRM' && stored.waitsFor !== 'FIRM' ? now : stored.turnAt;
  const rows: Row[] = await query(
    `UPDATE quote_request SET status = $1, waits_for = $2, turn_at = $3, status_at = $4, version = version + 1
     WHERE submission = $5 AND version = $6 RETURNING submission`,
    next.status,
    next.waitsFor,
    turnAt,
    now,
    stored.id,
    stored.version,
  );
  return rows.length === 1;
}

async function note<Objection extends string>(
  query: Query,
  asked: AskedStep<Objection>,
  stored: StoredRequest,
  { mails, now }: { mails: boolean; now: number },
): Promise<void> {
  const { kind, by, key, note = null, offerVersion = null } = asked;
  if (key)
    await query(
      'INSERT INTO quote_key (key, submission, body_hash, at) VALUES ($1, $2, $3, $4)',
      key.key,
      stored.id,
      key.bodyHash,
      now,
    );
  const [step] = await query(
    `INSERT INTO quote_step (submission, at, kind, by_party, offer_version, note)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    stored.id,
    now,
    kind,
    by,
    offerVersion,
    note,
  );
  const columns = (await asked.write?.(query, stored, now)) ?? {};
  for (const [name, value] of Object.entries(columns))
    await query(`UPDATE quote_request SET ${name} = $1 WHERE submission = $2`, value, stored.id);
  await tellPartner(query, { submission: stored.id, kind, by, now });
  if (mails) await queueMails(query, { submission: stored.id, kind, step: step?.id as number, note, now });
}
