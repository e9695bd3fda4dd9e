import { useState } from 'react';
import type { Outcome } from './load.ts';

type Known = Pick<Outcome, 'kind' | 'variables'> | undefined;

/**
 * The outcome, or the last one that was ready where the same was asked once more and could not be had: what somebody reads
 * is not taken away because a service is away just then.
 */
export function useLastReady<O extends Known>(outcome: O): O {
  const [last, setLast] = useState(outcome);
  if (outcome?.kind === 'ready' && outcome !== last) setLast(outcome);
  return outcome?.kind === 'failed' && last?.kind === 'ready' && isSameAsk(outcome, last) ? last : outcome;
}

const isSameAsk = (one: Known, other: Known): boolean =>
  JSON.stringify(one?.variables) === JSON.stringify(other?.variables);
