import type { Peer } from '../workers/peer.ts';

/** Hands on what one worker tells all others. */
interface Relay {
  join(worker: Peer): void;
  leave(worker: Peer): void;
}

export function createRelay(): Relay {
  const workers = new Set<Peer>();
  return {
    join(worker) {
      workers.add(worker);
      worker.on<{ topic: string; body: unknown }>('relay', ({ topic, body }) => {
        for (const other of workers) if (other !== worker) other.tell(topic, body);
      });
    },
    leave: worker => void workers.delete(worker),
  };
}
