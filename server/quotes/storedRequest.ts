import type { Query, Row } from '../storage/database.ts';
import { readEarlierRequest } from './earlierRequest.ts';
import { onceRunOut, type Party, type QuoteStatus, statusAt } from './life/states.ts';
import { tellPartner } from './life/tellPartner.ts';
import { type AskedQuote, emailKey, type QuoteRequest } from './quoteRequest.ts';

/** Reads requests with further columns; what follows may name `q` (quote_request) and `s` (submission). */
export const selectRequest = (
  more = '',
) => `SELECT s.id, s.reference, s.created_at, q.status, q.status_at, q.request, q.version, q.waits_for,
  coalesce(q.turn_at, s.created_at) AS turn_at, q.valid_until, q.offer_version, q.reminders, q.signed_out_at,
  CASE WHEN EXISTS (SELECT 1 FROM delivery WHERE submission = s.id AND target = 'confirmation') THEN 1 ELSE 0 END AS confirmed,
  CASE WHEN EXISTS (SELECT 1 FROM delivery WHERE submission = s.id AND state = 'held') THEN s.held END AS held${more && `, ${more}`}
  FROM quote_request q JOIN submission s ON s.id = q.submission`;

export const SELECT_REQUEST = selectRequest();

/** Stores what was asked beside the submission that brings it, in the transaction of that. */
export async function insertRequest(
  query: Query,
  { submission, asked, partner, now }: { submission: number; asked: AskedQuote; partner: number | null; now: number },
): Promise<void> {
  await query(
    `INSERT INTO quote_request (submission, status, status_at, email, request, partner)
     VALUES ($1, 'RECEIVED', $2, $3, $4, $5)`,
    submission,
    now,
    emailKey(asked.fields.email),
    JSON.stringify(asked),
    partner,
  );
  await query(
    "INSERT INTO quote_step (submission, at, kind, by_party) VALUES ($1, $2, 'RECEIVED', 'BUYER')",
    submission,
    now,
  );
  await tellPartner(query, { submission, kind: 'RECEIVED', by: 'BUYER', now });
}

/**
 * Takes over what an earlier release stored as a submission alone: before this one was started, or since, where one of
 * its processes still runs. The submission's own text is kept, and read by `readEarlierRequest`.
 */
export async function adoptRequests(query: Query): Promise<void> {
  await query(
    `INSERT INTO quote_request (submission, status, status_at, email, request)
     SELECT s.id, 'RECEIVED', s.created_at, lower(coalesce(s.payload ->> 'email', '')), s.payload FROM submission s
     WHERE s.kind = 'quote' AND s.payload IS NOT NULL
     AND NOT EXISTS (SELECT 1 FROM quote_request WHERE submission = s.id)
     ON CONFLICT DO NOTHING`,
  );
}

/** @param now milliseconds since 1970 */
export function requestOf(row: Row, now: number): QuoteRequest {
  const stored: unknown = JSON.parse(row.request as string);
  const status = statusAt(row.status as QuoteStatus, row.valid_until as number | null, now);
  const waitsFor = row.waits_for as Party | null;
  return {
    id: row.id as number,
    reference: row.reference as string,
    status,
    version: row.version as number,
    updatedAt: row.status_at as number,
    waitsFor: status === row.status ? waitsFor : onceRunOut(waitsFor),
    turnAt: row.turn_at as number,
    reminders: row.reminders === 1,
    signedOutAt: row.signed_out_at as number | null,
    receivedAt: row.created_at as number,
    held: row.held as string | null,
    confirmed: row.confirmed === 1,
    ...(isAsked(stored) ? stored : readEarlierRequest(stored as Record<string, string>)),
  };
}

const isAsked = (stored: unknown): stored is AskedQuote => Object.hasOwn(stored as object, 'fields');
