import type { DataRouter } from 'react-router-dom';
import { standsIn } from './standsIn.ts';

const FIRST_MS = 5_000;
const LONGEST_MS = 60_000;

interface LookAgain {
  router: DataRouter;
  /** the page that is shown, as the memory has it */
  here: () => string;
  /** Whether the data of a page are remembered, as those of whole pages are. */
  isKnown: (href: string) => boolean;
  /** Reads the data of the page that is shown; the whole ones are remembered. */
  read: () => Promise<void> | undefined;
}

/**
 * What to call at each page: one that shows what was known while a service did not answer is looked at again behind it, and
 * the whole one takes its place. After five seconds, then after twice as long each time, and at least once a minute.
 */
export function createLookAgain({ router, here, isKnown, read }: LookAgain): () => void {
  let [watched, timer] = ['', 0];
  const look = (href: string, waitMs: number) => {
    watched = href;
    timer = window.setTimeout(async () => {
      if (!document.hidden) await read();
      if (watched !== href) return;
      if (!isKnown(href)) return look(href, Math.min(2 * waitMs, LONGEST_MS));
      watched = '';
      await router.revalidate();
    }, waitMs);
  };
  return () => {
    const href = here();
    if (href === watched) return;
    clearTimeout(timer);
    watched = '';
    if (!isKnown(href) && standsIn(router.state.loaderData)) look(href, FIRST_MS);
  };
}
