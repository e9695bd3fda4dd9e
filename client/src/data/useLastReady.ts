import { useState } from 'react';
import type { Outcome } from './load.ts';

/**
 * The outcome, or the last one that was ready where the same was asked once more and could not be had: what somebody reads
 * is not taken away because a service is away just then.
 */
export function useLastReady<O extends Pick<Outcome, 'kind' | 'variables'>>(outcome: O): O {
  const [last, setLast] = useState(outcome);
  if (outcome?.kind === 'ready' && outcome !== last) setLast(outcome);
  const again = outcome?.kind === 'failed' && last?.kind === 'ready' && isSameAsk(outcome, last);
  return again ? last : outcome;
}

const isSameAsk = (one: Pick<Outcome, 'variables'>, other: Pick<Outcome, 'variables'>): boolean =>
  JSON.stringify(one.variables) === JSON.stringify(other.variables);
