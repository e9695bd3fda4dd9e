import type { Database } from '../storage/database.ts';

/** A proof of payment that came for an order. */
export interface PaymentProof {
  readonly reference: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

/** The proofs that came for an order, the oldest first; none once they were removed after their time. */
export async function proofsOfOrder(database: Pick<Database, 'query'>, order: string): Promise<PaymentProof[]> {
  const rows = await database.query(
    `SELECT reference, created_at FROM submission WHERE kind = 'payment' AND payload ->> 'order' = $1 ORDER BY id`,
    order,
  );
  return rows.map(({ reference, created_at }) => ({ reference: String(reference), receivedAt: Number(created_at) }));
}
