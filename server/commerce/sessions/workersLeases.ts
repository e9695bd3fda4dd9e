import { DeadlineError } from '../../cache/deadline.ts';
import { type Peer, PeerError } from '../../workers/peer.ts';
import { type IsOutcomeUnknown, type Leases, runTurn } from './leases.ts';

export interface LeaseAsked {
  key: string;
  /** epoch milliseconds */
  until: number;
}

/** A lease as it is given, and given back. */
export interface Lease {
  id: number;
  /** what is left for whoever has it now; null where that is nothing */
  left: string | null;
}

/** What the primary answers when the turn has not come in time. */
export const LATE = 'late';

/** Leases among the workers of one machine: the primary gives them, in turn. */
export function createWorkersLeases(primary: Peer, isOutcomeUnknown: IsOutcomeUnknown): Leases {
  return {
    async hold(key, until, work) {
      const { id, left } = await primary.ask<Lease>('lease', { key, until } satisfies LeaseAsked).catch(late);
      const leaving = (text: string | null): Lease => ({ id, left: text });
      return runTurn(left, work, isOutcomeUnknown, {
        keep: text => primary.tell('endLease', leaving(text)),
        note: text => primary.ask('noteLease', leaving(text)),
      });
    },
  };
}

function late(error: unknown): never {
  throw error instanceof PeerError && error.code === LATE ? new DeadlineError() : error;
}
