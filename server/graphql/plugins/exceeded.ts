import type { GraphQLError } from 'graphql';
import { refuse } from '../../http/refusal.ts';
import type { Limits } from './documentLimits.ts';
import type { Measure } from './measure.ts';

export function exceeded(size: Measure, limits: Limits): GraphQLError | null {
  if (size.depth > limits.depth) return refuse('QUERY_TOO_DEEP', { limit: limits.depth });
  if (!(size.cost <= limits.cost))
    return refuse('QUERY_TOO_EXPENSIVE', { found: Math.min(size.cost, Number.MAX_SAFE_INTEGER), limit: limits.cost });
  return null;
}
