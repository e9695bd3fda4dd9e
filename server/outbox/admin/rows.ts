import type { Row } from '../../storage/database.ts';
import type { SubmissionKind } from '../form.ts';
import type { Payload } from '../payload.ts';
import type { SubmissionState } from '../storage/backlog.ts';
import { type DeliveryState, payloadIn, type Target } from '../storage/stored.ts';

/** A submission without what the visitor wrote. Times are ISO 8601. */
export interface Listed {
  readonly reference: string;
  readonly kind: SubmissionKind;
  readonly state: SubmissionState;
  /** Why it was held. */
  readonly held: string | null;
  readonly receivedAt: string;
  readonly deliveries: readonly {
    readonly target: Target;
    readonly state: DeliveryState;
    readonly attempts: number;
    /** When it is tried next; null unless it waits. */
    readonly nextTry: string | null;
    readonly settledAt: string | null;
    readonly fault: string | null;
  }[];
}

export interface Shown extends Listed {
  /** What is sent to the service; empty once that is forgotten. */
  readonly payload: Payload;
}

interface Found {
  readonly row: Row;
  readonly deliveries: readonly Row[];
}

export const listedOf = ({ row, deliveries }: Found): Listed => ({
  reference: row.reference as string,
  kind: row.kind as SubmissionKind,
  state: row.state as SubmissionState,
  held: row.held as string | null,
  receivedAt: timeOf(row.created_at)!,
  deliveries: deliveries.map(delivery => ({
    target: delivery.target as Target,
    state: delivery.state as DeliveryState,
    attempts: delivery.attempts as number,
    nextTry: delivery.state === 'pending' ? timeOf(delivery.next_attempt_at) : null,
    settledAt: timeOf(delivery.settled_at),
    fault: delivery.fault as string | null,
  })),
});

export const shownOf = (found: Found): Shown => ({
  ...listedOf(found),
  payload: payloadIn(found.row),
});

/** ISO 8601. */
export const timeOf = (value: unknown): string | null =>
  value === null ? null : new Date(Number(value)).toISOString();
