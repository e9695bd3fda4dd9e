import { useState } from 'react';
import { useServed } from '../lib/later/useServed.ts';

/**
 * When the form came before the visitor, on the clock of `performance.now`. One that came with the page's HTML could be
 * filled in before any script ran: it opened with the page.
 */
export function useOpenedAt(): number {
  const served = useServed();
  const [openedAt] = useState(() => (served ? 0 : performance.now()));
  return openedAt;
}
