import { DeadlineError } from '../../cache/deadline.ts';
import { type Peer, PeerError } from '../../workers/peer.ts';
import type { IsOutcomeUnknown, Leases } from './leases.ts';

export interface LeaseAsked {
  key: string;
  /** epoch milliseconds */
  until: number;
}

export interface LeaseEnded {
  id: number;
  outcomeUnknown: boolean;
}

/** What the primary answers when the turn has not come in time. */
export const LATE = 'late';

/** Leases among the workers of one machine: the primary gives them, in turn. */
export function createWorkersLeases(primary: Peer, isOutcomeUnknown: IsOutcomeUnknown): Leases {
  return {
    async hold(key, until, work) {
      const lease = await primary.ask<LeaseEnded>('lease', { key, until } satisfies LeaseAsked).catch(late);
      let outcomeUnknown = false;
      try {
        return await work(lease.outcomeUnknown);
      } catch (error) {
        outcomeUnknown = isOutcomeUnknown(error);
        throw error;
      } finally {
        primary.tell('endLease', { id: lease.id, outcomeUnknown } satisfies LeaseEnded);
      }
    },
  };
}

function late(error: unknown): never {
  throw error instanceof PeerError && error.code === LATE ? new DeadlineError() : error;
}
