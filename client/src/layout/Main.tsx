import { Outlet, type RouteObject } from 'react-router-dom';
import { useLate } from '../lib/later/useLate.ts';
import { usePending } from './navigation/usePending.ts';

const getPending = async () => (await import('./navigation/PendingScreen.tsx')).PendingScreen;

/** The screen, or the shape of the one that is on its way: of the layout this alone is drawn anew at every step of a walk. */
export function Main({ screens }: { screens: RouteObject[] }) {
  const pending = usePending(screens);
  const Pending = useLate(getPending);
  return (
    <main id="main" tabIndex={-1}>
      {pending && Pending ? <Pending shape={pending} /> : <Outlet />}
    </main>
  );
}
