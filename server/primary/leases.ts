import { DeadlineError } from '../cache/deadline.ts';
import { createLeases, OUTCOME_UNKNOWN, type Turn } from '../commerce/sessions/leases.ts';
import type { Lease, LeaseAsked } from '../commerce/sessions/workersLeases.ts';
import { LATE } from '../commerce/sessions/workersLeases.ts';
import { type Peer, PeerError } from '../workers/peer.ts';

/** Whose turn it is with a cart, among all workers, in the order in which they asked. */
interface LeaseHolder {
  join(worker: Peer): void;
  /** Gives back what a worker held that has ended, with what it noted: nobody knows what became of its work. */
  leave(worker: Peer): void;
}

export function createLeaseHolder(): LeaseHolder {
  const leases = createLeases(() => false);
  const held = new Map<number, { by: Peer; noted: string; end(left: string | null): void }>();
  const gone = new WeakSet<Peer>();
  let last = 0;

  const give = (by: Peer, granted: (lease: Lease) => void) => async (turn: Turn) => {
    const ended = Promise.withResolvers<string | null>();
    last += 1;
    if (gone.has(by)) ended.resolve(turn.left);
    else held.set(last, { by, noted: OUTCOME_UNKNOWN, end: ended.resolve });
    granted({ id: last, left: turn.left });
    const left = await ended.promise;
    if (left !== null) turn.leave(left);
  };
  const end = ({ id, left }: Lease) => {
    held.get(id)?.end(left);
    held.delete(id);
  };

  return {
    join(worker) {
      worker.on<LeaseAsked>('lease', ({ key, until }) => {
        const turn = Promise.withResolvers<Lease>();
        leases.hold(key, until, give(worker, turn.resolve)).catch(error => {
          // Rejected later than the turn was given it changes nothing.
          turn.reject(error instanceof DeadlineError ? new PeerError(LATE) : error);
        });
        return turn.promise;
      });
      worker.on<Lease>('noteLease', ({ id, left }) => {
        const lease = held.get(id);
        if (lease) lease.noted = left ?? OUTCOME_UNKNOWN;
      });
      worker.on<Lease>('endLease', end);
    },
    leave(worker) {
      gone.add(worker);
      for (const [id, { by, noted }] of held) if (by === worker) end({ id, left: noted });
    },
  };
}
