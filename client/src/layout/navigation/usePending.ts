import { matchRoutes, type RouteObject, useLocation, useNavigation } from 'react-router-dom';
import type { PendingShape } from '../../../../rules/screens.ts';
import { useDelayed } from '../../lib/later/useDelayed.ts';
import type { ScreenHandle } from '../../screen.ts';

const DELAY_MS = 150;

/** The shape of the screen that is on its way, once the wait is worth showing; null while the current one stays. */
export function usePending(screens: RouteObject[]): PendingShape | null {
  const { state, location: next, formMethod } = useNavigation();
  const { pathname } = useLocation();
  const sent = formMethod !== undefined && formMethod !== 'GET';
  const leaving = state === 'loading' && !sent && next.pathname !== pathname;
  if (!useDelayed(leaving, DELAY_MS) || !next) return null;
  const route = matchRoutes(screens, next)?.at(-1)?.route;
  return (route?.handle as ScreenHandle | undefined)?.pending ?? null;
}
