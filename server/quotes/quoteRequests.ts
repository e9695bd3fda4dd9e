import type { Database, Row } from '../storage/database.ts';
import { emailKey, type QuoteRequest } from './quoteRequest.ts';
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
  /** A page of them from 1, the newest first, and how many there are. */
  list(page: { page: number; perPage: number }): Promise<{ items: QuoteRequest[]; totalItems: number }>;
  /** All of one person, the oldest first. */
  ofPerson(email: string): Promise<QuoteRequest[]>;
}

export function createQuoteRequests(database: Pick<Database, 'query'>): QuoteRequests {
  const first = ([row]: Row[]) => (row ? requestOf(row) : null);
  return {
    byReference: async reference => first(await database.query(`${SELECT_REQUEST} WHERE s.reference = $1`, reference)),
    ofBuyer: async (reference, email) =>
      first(
        await database.query(`${SELECT_REQUEST} WHERE s.reference = $1 AND q.email = $2`, reference, emailKey(email)),
      ),
    async list({ page, perPage }) {
      const rows = await database.query(
        `${SELECT_REQUEST} ORDER BY q.submission DESC LIMIT $1 OFFSET $2`,
        perPage,
        (page - 1) * perPage,
      );
      const [counted] = await database.query('SELECT count(*) AS count FROM quote_request');
      return { items: rows.map(requestOf), totalItems: Number(counted?.count ?? 0) };
    },
    ofPerson: async email =>
      (await database.query(`${SELECT_REQUEST} WHERE q.email = $1 ORDER BY q.submission`, emailKey(email))).map(
        requestOf,
      ),
  };
}
