import type { SubmissionKind } from './form.ts';
import type { Payload } from './payload.ts';

/** A submission as it is stored. Times are milliseconds since 1970. */
export interface Stored {
  readonly id: number;
  readonly reference: string;
  readonly kind: SubmissionKind;
  readonly bodyHash: string;
  readonly payload: Payload;
  readonly state: 'pending' | 'delivered' | 'parked';
  /** Tries that were begun. */
  readonly attempts: number;
  readonly createdAt: number;
}

/** The columns that `storedOf` reads. */
export const STORED_COLUMNS = 'id, reference, kind, body_hash, payload, state, attempts, created_at';

/** A row of the table as the program sees it. */
export function storedOf(row: Record<string, unknown>): Stored {
  return {
    id: row.id as number,
    reference: row.reference as string,
    kind: row.kind as SubmissionKind,
    bodyHash: row.body_hash as string,
    payload: JSON.parse(row.payload as string) as Payload,
    state: row.state as Stored['state'],
    attempts: row.attempts as number,
    createdAt: row.created_at as number,
  };
}
