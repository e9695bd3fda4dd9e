import { DeadlineError } from '../cache/deadline.ts';
import { createLeases } from '../commerce/sessions/leases.ts';
import type { LeaseAsked, LeaseEnded } from '../commerce/sessions/workersLeases.ts';
import { LATE } from '../commerce/sessions/workersLeases.ts';
import { type Peer, PeerError } from '../workers/peer.ts';

/** The work under a lease ended, and nobody knows what became of it. */
class OutcomeUnknown extends Error {}

/** Whose turn it is with a cart, among all workers, in the order in which they asked. */
interface LeaseHolder {
  join(worker: Peer): void;
  /** Gives back what a worker held that has ended: nobody knows what became of its work. */
  leave(worker: Peer): void;
}

export function createLeaseHolder(): LeaseHolder {
  const leases = createLeases(error => error instanceof OutcomeUnknown);
  const held = new Map<number, { by: Peer; end: PromiseWithResolvers<void> }>();
  const gone = new WeakSet<Peer>();
  let last = 0;

  const give = (by: Peer, granted: (lease: { id: number; outcomeUnknown: boolean }) => void) => (unknown: boolean) => {
    if (gone.has(by)) return unknown ? Promise.reject(new OutcomeUnknown()) : Promise.resolve();
    last += 1;
    const end = Promise.withResolvers<void>();
    held.set(last, { by, end });
    granted({ id: last, outcomeUnknown: unknown });
    return end.promise;
  };
  const end = ({ id, outcomeUnknown }: LeaseEnded) => {
    const lease = held.get(id);
    held.delete(id);
    if (outcomeUnknown) lease?.end.reject(new OutcomeUnknown());
    else lease?.end.resolve();
  };

  return {
    join(worker) {
      worker.on<LeaseAsked>('lease', ({ key, until }) => {
        const turn = Promise.withResolvers<{ id: number; outcomeUnknown: boolean }>();
        leases.hold(key, until, give(worker, turn.resolve)).catch(error => {
          // Rejected later than the turn was given it changes nothing.
          turn.reject(error instanceof DeadlineError ? new PeerError(LATE) : error);
        });
        return turn.promise;
      });
      worker.on<LeaseEnded>('endLease', end);
    },
    leave(worker) {
      gone.add(worker);
      for (const [id, { by }] of held) if (by === worker) end({ id, outcomeUnknown: true });
    },
  };
}
