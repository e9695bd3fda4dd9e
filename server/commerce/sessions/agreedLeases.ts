import { type Agreement, isRedis } from '../../workers/place.ts';
import { createLeases, type IsOutcomeUnknown, type Leases } from './leases.ts';
import { createRedisLeases } from './redisLeases.ts';
import { createWorkersLeases } from './workersLeases.ts';

/** Leases among all that this process agrees with, or among its own requests where it serves alone. */
export function createAgreedLeases(by: Agreement, isOutcomeUnknown: IsOutcomeUnknown): Leases {
  if (!by) return createLeases(isOutcomeUnknown);
  return isRedis(by) ? createRedisLeases(by, isOutcomeUnknown) : createWorkersLeases(by, isOutcomeUnknown);
}
