import { Suspense } from 'react';
import { optional } from '../../lib/later/optional.ts';

/** Few come here: what else may be meant is fetched then. */
const FoundNearby = optional(async () => (await import('./FoundNearby.tsx')).FoundNearby);

export const FoundInstead = () => (
  <Suspense fallback={null}>
    <FoundNearby />
  </Suspense>
);
