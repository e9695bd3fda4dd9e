import { createPeer, type Peer } from '../workers/peer.ts';

/** What holds something for workers. */
interface Holder {
  join(worker: Peer): void;
  leave?(worker: Peer): void;
}

/** A worker as it sees its primary, and its end. */
interface LinkedWorker {
  primary: Peer;
  /** It is gone without a word. */
  die(): void;
}

/** Workers of one primary, which has these holders; messages are copied, and come in a turn of their own. */
export function linkWorkers(count: number, ...holders: Holder[]): LinkedWorker[] {
  return Array.from({ length: count }, () => {
    const [there, here] = [createEnd(), createEnd()];
    const primary = createPeer({ send: here.deliver, onMessage: there.onMessage });
    const worker = createPeer({ send: there.deliver, onMessage: here.onMessage });
    for (const holder of holders) holder.join(worker);
    const die = () => {
      worker.gone();
      for (const holder of holders) holder.leave?.(worker);
    };
    return { primary, die };
  });
}

function createEnd() {
  let take: (message: unknown) => void = () => {};
  return {
    deliver(message: unknown) {
      const copy = structuredClone(message);
      setImmediate(() => take(copy));
    },
    onMessage(listener: (message: unknown) => void) {
      take = listener;
    },
  };
}
