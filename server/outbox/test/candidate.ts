import { identify } from '../identity.ts';
import type { ArtworkClaims, Candidate } from '../storage/accept.ts';

export const NOW = Date.UTC(2026, 10, 20);

export const noArtwork: ArtworkClaims = { claim: () => false, attach: () => false, release() {}, lines: () => [] };

/** A message about to be stored under a key, numbered after it. */
export function candidate(key: string, changes: Partial<Candidate> & { readonly message?: string } = {}): Candidate {
  const { message = 'Please call me.', ...rest } = changes;
  const values = { name: 'Sipho', email: 'sipho@example.test', message };
  return {
    kind: 'contact',
    values,
    artwork: [],
    identity: identify({ kind: 'contact', values, key }, values),
    targets: ['service'],
    held: undefined,
    partner: null,
    hasRoom: true,
    leased: false,
    makeReference: () => `M-${key}`,
    now: NOW,
    ...rest,
  };
}
