import type { Peer } from '../workers/peer.ts';
import type { Broadcast, BroadcastOptions } from './broadcast.ts';
import type { Change } from './webhooks/change.ts';

/** By the primary, to the other workers of this machine. */
export function createWorkersBroadcast(primary: Peer, onChanges: BroadcastOptions['onChanges']): Broadcast {
  primary.on<readonly Change[]>('changes', onChanges);
  return {
    publish: changes => primary.tell('relay', { topic: 'changes', body: changes }),
    close() {},
  };
}
