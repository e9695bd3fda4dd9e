import { DAY_MS } from '../../../rules/dates/dayMs.ts';
import type { Database } from '../../storage/database.ts';
import { queueMail } from './mails.ts';
import { takeStep } from './takeStep.ts';

/** How long before its end an offer's buyer is reminded, and how long it must have been open by then. */
const REMIND_MS = 2 * DAY_MS;
const OPEN_MS = DAY_MS;
const AT_ONCE = 200;

/** What comes of time alone: offers run out, and two days before that their buyers are reminded, once. */
export async function passTime({
  database,
  mails,
  now,
}: {
  database: Database;
  mails: boolean;
  now: number;
}): Promise<void> {
  await reopen(database, now);
  const over = await database.query(
    `SELECT s.reference, q.offer_version FROM quote_request q JOIN submission s ON s.id = q.submission
     WHERE q.status = 'ANSWERED' AND q.valid_until <= $1 LIMIT $2`,
    now,
    AT_ONCE,
  );
  for (const { reference, offer_version } of over)
    await takeStep(
      { database, mails, now },
      { reference: reference as string, kind: 'EXPIRED', by: null, offerVersion: offer_version as number },
    );
  if (!mails) return;
  const ending = await database.query(
    `SELECT q.submission, t.id AS step FROM quote_request q
     JOIN quote_offer f ON f.submission = q.submission AND f.version = q.offer_version
     JOIN quote_step t ON t.submission = q.submission AND t.kind = 'OFFERED' AND t.offer_version = q.offer_version
     WHERE q.status = 'ANSWERED' AND q.reminders = 1 AND q.valid_until > $1 AND q.valid_until <= $2 AND f.sent_at <= $3
     AND NOT EXISTS (SELECT 1 FROM delivery d WHERE d.submission = q.submission AND d.target = 'quote:expiring:' || t.id)
     LIMIT $4`,
    now,
    now + REMIND_MS,
    now - OPEN_MS,
    AT_ONCE,
  );
  for (const { submission, step } of ending)
    await queueMail(database.query, {
      submission: submission as number,
      target: `quote:expiring:${step as number}`,
      now,
    });
}

/** What a clock that was ahead had let run out is open again, and no step says otherwise. */
const reopen = (database: Database, now: number): Promise<void> =>
  database.transaction(async query => {
    const early = await query(
      `UPDATE quote_request SET status = 'ANSWERED', waits_for = coalesce(waits_for, 'BUYER'), status_at = $1, version = version + 1
       WHERE status = 'EXPIRED' AND valid_until > $1 RETURNING submission`,
      now,
    );
    for (const { submission } of early)
      await query(
        "DELETE FROM quote_step WHERE submission = $1 AND kind = 'EXPIRED' AND at > $2",
        submission as number,
        now,
      );
  });
