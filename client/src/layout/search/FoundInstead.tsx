import { lazy, Suspense } from 'react';

/** Few come here: what else may be meant is fetched then. */
const FoundNearby = lazy(async () => ({ default: (await import('./FoundNearby.tsx')).FoundNearby }));

export const FoundInstead = () => (
  <Suspense fallback={null}>
    <FoundNearby />
  </Suspense>
);
