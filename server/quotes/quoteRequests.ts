import type { Database, Row } from '../storage/database.ts';
import { type Life, readLives } from './life/life.ts';
import { type QuoteStatus, quoteStatuses } from './life/states.ts';
import { emailKey, type QuoteRequest } from './quoteRequest.ts';
import { type LastOffered, lastOfferOfLike, lastOffersOf, type Sold } from './storage/likes.ts';
import { countQueues, type Filter, listRequests, type Queue, type Sorting } from './storage/list.ts';
import { requestOf, SELECT_REQUEST } from './storedRequest.ts';

/** The quote requests that are kept. Every method rejects with a StorageError when the database cannot be used. */
export interface QuoteRequests {
  /** For the operator; null where none has the reference. */
  byReference(reference: string): Promise<QuoteRequest | null>;
  /**
   * For its buyer, by reference and the address that asked, in any case of its letters; null where they do not fit
   * together. One look-up by both: an unknown reference and another's address take the same way.
   */
  ofBuyer(reference: string, email: string): Promise<QuoteRequest | null>;
  /** A page of them from 1, the newest first where nothing else is asked, and how many there are. */
  list(
    page: { page: number; perPage: number },
    filter?: Filter,
    sorting?: Sorting,
  ): Promise<{ items: QuoteRequest[]; totalItems: number }>;
  /** How many are in each queue. @param lateBefore whose turn began before it is late, in milliseconds since 1970 */
  queues(lateBefore: number): Promise<Record<Queue, number>>;
  /** How many stand where. */
  states(): Promise<Record<QuoteStatus, number>>;
  /** How long each waited who was sent an offer since then: from the request or the buyer's last word. In milliseconds. */
  answersSince(since: number): Promise<number[]>;
  /**
   * What each of these goods was last offered for, to anybody but by this request, in their order; null where it never
   * was, and for what is no product.
   */
  lastOffersOf(request: QuoteRequest, goods: readonly Sold[]): Promise<(LastOffered | null)[]>;
  /** What was last offered to anybody whose form asked for the same type, material and size; null where nothing was. */
  lastOfferOfLike(request: QuoteRequest): Promise<LastOffered | null>;
  /** The request whose accepted offer became this order of the shop; null where none did. */
  referenceOfOrder(order: number): Promise<string | null>;
  /** All that one person has asked for, or has accepted for whoever did, the oldest first. */
  ofPerson(email: string): Promise<QuoteRequest[]>;
  /**
   * Orders that were not found to be their offer's, or not yet, by the shop's id and by the reference of their request:
   * nobody is shown how to pay them.
   */
  heldOrders(): Promise<HeldOrders>;
  /** What a request has beside what was asked; of all requests of a list in one go. */
  lifeOf(request: QuoteRequest): Promise<Life>;
}

interface HeldOrders {
  readonly ids: ReadonlySet<number>;
  readonly references: ReadonlySet<string>;
}

const NOTHING: Life = { messages: [], offers: [], steps: [], order: null };

/** @param clock milliseconds since 1970 */
export function createQuoteRequests(database: Pick<Database, 'query'>, clock: () => number): QuoteRequests {
  const lists = new WeakMap<QuoteRequest, { ids: number[]; lives?: Promise<Map<number, Life>> }>();
  const read = (rows: Row[]): QuoteRequest[] => {
    const requests = rows.map(row => requestOf(row, clock()));
    const list = { ids: requests.map(({ id }) => id) };
    for (const request of requests) lists.set(request, list);
    return requests;
  };
  const first = (rows: Row[]) => read(rows)[0] ?? null;
  return {
    byReference: async reference => first(await database.query(`${SELECT_REQUEST} WHERE s.reference = $1`, reference)),
    ofBuyer: async (reference, email) =>
      first(
        await database.query(`${SELECT_REQUEST} WHERE s.reference = $1 AND q.email = $2`, reference, emailKey(email)),
      ),
    async list(page, filter = {}, sorting) {
      const { rows, totalItems } = await listRequests(database.query, { page, filter, sorting, now: clock() });
      return { items: read(rows), totalItems };
    },
    queues: lateBefore => countQueues(database.query, { now: clock(), lateBefore }),
    async states() {
      const rows = await database.query(
        `SELECT CASE WHEN status = 'ANSWERED' AND valid_until <= $1 THEN 'EXPIRED' ELSE status END AS state,
           count(*) AS count FROM quote_request GROUP BY 1`,
        clock(),
      );
      const count = (status: QuoteStatus) => Number(rows.find(({ state }) => state === status)?.count ?? 0);
      return Object.fromEntries(quoteStatuses.map(status => [status, count(status)])) as Record<QuoteStatus, number>;
    },
    answersSince: async since => {
      const rows = await database.query(
        `SELECT a.at - (SELECT max(b.at) FROM quote_step b WHERE b.submission = a.submission AND b.id < a.id
           AND b.kind IN ('RECEIVED', 'REPLIED')) AS waited
         FROM quote_step a WHERE a.kind = 'OFFERED' AND a.at >= $1`,
        since,
      );
      return rows.flatMap(({ waited }) => (waited === null ? [] : [Number(waited)]));
    },
    lastOffersOf: (request, goods) => lastOffersOf(database.query, request, goods),
    lastOfferOfLike: request => lastOfferOfLike(database.query, request),
    async referenceOfOrder(order) {
      const [row] = await database.query(
        'SELECT s.reference FROM quote_order o JOIN submission s ON s.id = o.submission WHERE o.order_id = $1',
        order,
      );
      return row ? String(row.reference) : null;
    },
    ofPerson: async email =>
      read(
        await database.query(
          `${SELECT_REQUEST} WHERE q.email = $1 OR EXISTS (
             SELECT 1 FROM quote_order o WHERE o.submission = q.submission AND lower(o.buyer ->> 'email') = $1)
           ORDER BY q.submission`,
          emailKey(email),
        ),
      ),
    async heldOrders() {
      const rows = await database.query(
        `SELECT o.order_id AS id, s.reference FROM quote_order o JOIN submission s ON s.id = o.submission
         WHERE o.state IN ('due', 'sent', 'held')`,
      );
      return {
        ids: new Set(rows.flatMap(({ id }) => (id === null ? [] : [Number(id)]))),
        references: new Set(rows.map(({ reference }) => String(reference))),
      };
    },
    async lifeOf(request) {
      const list: { ids: number[]; lives?: Promise<Map<number, Life>> } = lists.get(request) ?? { ids: [request.id] };
      lists.set(request, list);
      list.lives ??= readLives(database.query, list.ids);
      return (await list.lives).get(request.id) ?? NOTHING;
    },
  };
}
