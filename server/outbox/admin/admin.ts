import type { Acceptance, Life } from '../../quotes/life/life.ts';
import type { QuoteRequest } from '../../quotes/quoteRequest.ts';
import { createQuoteRequests } from '../../quotes/quoteRequests.ts';
import type { Database, Query, Row } from '../../storage/database.ts';
import { IS_IN_OUTBOX, SUBMISSION_STATE, type SubmissionState } from '../storage/backlog.ts';
import { removeHeld, removeSubmissions } from '../storage/removal.ts';
import { type Listed, listedOf, type Shown, shownOf, timeOf } from './rows.ts';

/** All that is kept of one person. */
export interface Person {
  readonly submissions: readonly Shown[];
  /** Without their files, which lie in the artwork folder under the reference. */
  readonly quoteRequests: readonly (QuoteRequest & Life)[];
  /** Browsers that are signed in by the address. */
  readonly signedInUntil: readonly string[];
  /** Links to sign in that were asked for, and can still be used or are to be sent. */
  readonly signInAsked: readonly string[];
  /** What is to be told when it is back, and what was told within the last month. */
  readonly stockNotices: readonly {
    readonly product: number;
    readonly variation: number | null;
    readonly askedAt: string;
    readonly sentAt: string | null;
  }[];
  readonly consents: readonly { readonly reference: string; readonly page: string; readonly givenAt: string }[];
}

/**
 * What the operator may do with stored submissions, also beside running gateways: they see it within a second. Every
 * method rejects with a StorageError when the database cannot be used.
 */
export interface OutboxAdmin {
  /** Nothing of a visitor; the oldest first. */
  list(state?: SubmissionState): Promise<Listed[]>;
  show(reference: string): Promise<Shown | null>;
  /** Makes what is parked due again; all of it without a reference. Returns how many submissions. */
  retry(reference?: string): Promise<number>;
  /** Lets a held one go; false where none is held under the reference. */
  release(reference: string): Promise<boolean>;
  /** Removes a held one for good; false where none is held under the reference. */
  discard(reference: string): Promise<boolean>;
  person(email: string): Promise<Person>;
  /**
   * Removes all that is kept of one person, whether delivered or not, but for the buyer of an order that is still to be
   * made, and a request whose order is still to be made for another buyer. Returns the references of what went, and the
   * names of what has none.
   */
  erase(email: string): Promise<string[]>;
}

const LISTED = `SELECT s.id, s.reference, s.kind, s.held, s.payload, s.created_at, ${SUBMISSION_STATE} AS state
  FROM submission s WHERE ${IS_IN_OUTBOX}`;

const OF_PERSON = "AND lower(s.payload ->> 'email') = lower($1)";

const ASKED_BY_PERSON = 'SELECT submission FROM quote_request WHERE email = lower($1)';

/** Without its request there would be no order any more, and whoever accepted it would hear nothing. */
const BOUGHT_BY_ANOTHER = `SELECT submission FROM quote_order
  WHERE state IN ('due', 'sent') AND lower(buyer ->> 'email') <> lower($1)`;

export function createOutboxAdmin(
  database: Database,
  { eraseArtwork, clock }: { eraseArtwork: (reference: string) => void; clock: () => number },
): OutboxAdmin {
  const quotes = createQuoteRequests(database, clock);
  const withLives = (requests: readonly QuoteRequest[]) =>
    Promise.all(requests.map(async request => ({ ...request, ...(await quotes.lifeOf(request)) })));
  const withDeliveries = (rows: readonly Row[]) =>
    Promise.all(rows.map(async row => ({ row, deliveries: await deliveriesOf(database.query, row.id as number) })));
  return {
    async list(state) {
      const found = await database.query(
        `SELECT * FROM (${LISTED}) AS listed WHERE $1 = '' OR state = $1 ORDER BY id`,
        state ?? '',
      );
      return (await withDeliveries(found)).map(listedOf);
    },
    async show(reference) {
      const [row] = await withDeliveries(await database.query(`${LISTED} AND s.reference = $1`, reference));
      return row ? shownOf(row) : null;
    },
    async retry(reference) {
      const retried = await database.query(
        `UPDATE delivery SET state = 'pending', attempts = 0, since = $1, next_attempt_at = $1, leased_until = 0,
           settled_at = NULL
         WHERE state = 'parked' AND ($2 = '' OR submission IN (SELECT id FROM submission WHERE reference = $2))
         RETURNING submission`,
        clock(),
        reference ?? '',
      );
      return new Set(retried.map(row => row.submission)).size;
    },
    async release(reference) {
      const released = await database.query(
        `UPDATE delivery SET state = CASE target WHEN 'service' THEN 'pending' ELSE 'waiting' END,
           since = $1, next_attempt_at = $1
         WHERE state = 'held' AND submission = (SELECT id FROM submission WHERE reference = $2) RETURNING id`,
        clock(),
        reference,
      );
      return released.length > 0;
    },
    async discard(reference) {
      const removed = await removeHeld(database, reference);
      if (removed) eraseArtwork(reference);
      return removed;
    },
    async person(email) {
      const rows = await withDeliveries(await database.query(`${LISTED} ${OF_PERSON} ORDER BY s.id`, email));
      const consents = await database.query(
        'SELECT reference, page, given_at FROM consent WHERE lower(email) = lower($1) ORDER BY given_at',
        email,
      );
      const notices = await database.query(
        'SELECT product, variation, asked_at, told_at AS sent_at FROM stock_notice WHERE email = lower($1) ORDER BY id',
        email,
      );
      return {
        submissions: rows.map(shownOf),
        quoteRequests: await withLives(await quotes.ofPerson(email)),
        signedInUntil: (await database.query('SELECT until FROM account_session WHERE email = lower($1)', email)).map(
          ({ until }) => new Date(Number(until)).toISOString(),
        ),
        signInAsked: (
          await database.query(
            `SELECT made_at AS at FROM sign_in_link WHERE email = lower($1)
             UNION SELECT asked_at FROM sign_in_mail WHERE email = lower($1) ORDER BY at`,
            email,
          )
        ).map(({ at }) => timeOf(at)!),
        stockNotices: notices.map(({ product, variation, asked_at, sent_at }) => ({
          product: Number(product),
          variation: Number(variation) || null,
          askedAt: timeOf(asked_at)!,
          sentAt: timeOf(sent_at),
        })),
        consents: consents.map(({ reference, page, given_at }) => ({
          reference: String(reference),
          page: String(page),
          givenAt: new Date(Number(given_at)).toISOString(),
        })),
      };
    },
    async erase(email) {
      const removed = await database.transaction(async query => {
        // Both change nothing: whoever takes a step at the same time, from these to the submission, is waited for.
        await query(`UPDATE quote_order SET attempts = attempts WHERE submission IN (${ASKED_BY_PERSON})`, email);
        await query('UPDATE quote_request SET version = version WHERE email = lower($1)', email);
        const references = await removeSubmissions(
          query,
          `SELECT id FROM (SELECT s.id FROM submission s WHERE true ${OF_PERSON} UNION ${ASKED_BY_PERSON}) AS own
           WHERE id NOT IN (${BOUGHT_BY_ANOTHER})`,
          email,
        );
        const bought = await forgetBuyer(query, email);
        const consents = await query('DELETE FROM consent WHERE lower(email) = lower($1) RETURNING reference', email);
        const notices = await query('DELETE FROM stock_notice WHERE email = lower($1) RETURNING id', email);
        const signIns = [];
        // In the order in which one becomes the next: whoever makes or spends a link meanwhile is waited for.
        for (const table of ['sign_in_mail', 'sign_in_link', 'account_session'])
          signIns.push(...(await query(`DELETE FROM ${table} WHERE email = lower($1) RETURNING email`, email)));
        const named = new Set([...references, ...consents.map(row => String(row.reference))]);
        const beside = [
          ...bought.map(reference => `buyer of ${reference}`),
          ...notices.map(({ id }) => `stock notice ${id}`),
          ...(signIns.length ? ['sign-ins'] : []),
        ];
        return { references: [...named], beside };
      });
      for (const reference of removed.references) eraseArtwork(reference);
      return [...removed.references, ...removed.beside];
    },
  };
}

const deliveriesOf = (query: Query, id: number): Promise<Row[]> =>
  query(
    `SELECT target, state, attempts, since, next_attempt_at, settled_at, fault FROM delivery
     WHERE submission = $1 ORDER BY id`,
    id,
  );

/**
 * Who accepted for somebody else is forgotten, and the request stays its own person's. What is on its way to the shop keeps
 * the buyer until the order is made: without one it could not be. Returns the requests whose buyer went.
 */
async function forgetBuyer(query: Query, email: string): Promise<string[]> {
  const orders = await query(
    `SELECT o.submission, o.buyer, s.reference FROM quote_order o JOIN submission s ON s.id = o.submission
     WHERE lower(o.buyer ->> 'email') = lower($1) AND o.state NOT IN ('due', 'sent')`,
    email,
  );
  for (const { submission, buyer } of orders) {
    const { paymentMethod }: Acceptance = JSON.parse(buyer as string);
    const nobody: Acceptance = { name: '', email: '', billing: {}, shipping: {}, paymentMethod, note: '' };
    await query(
      'UPDATE quote_order SET buyer = $1 WHERE submission = $2',
      JSON.stringify(nobody),
      submission as number,
    );
  }
  return orders.map(({ reference }) => String(reference));
}
