import { useState } from 'react';
import { useHydrated } from '../lib/later/useHydrated.ts';

/**
 * When the form came before the visitor, on the clock of `performance.now`. One that came with the page's HTML could be
 * filled in before any script ran: it opened with the page.
 */
export function useOpenedAt(): number {
  const hydrated = useHydrated();
  const [openedAt] = useState(() => (hydrated ? performance.now() : 0));
  return openedAt;
}
