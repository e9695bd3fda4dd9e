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
 * A page that shows what was known while a service did not answer is looked at again behind it, and the whole one takes
 * its place: after five seconds, then after twice as long each time, and at least once a minute.
 */
export function lookAgain({ router, here, isKnown, read }: LookAgain): void {
  let [page, waitMs] = ['', FIRST_MS];
  const look = async () => {
    const href = here();
    if (href !== page) [page, waitMs] = [href, FIRST_MS];
    if (!document.hidden && !isKnown(href) && standsIn(router.state.loaderData)) {
      waitMs = Math.min(2 * waitMs, LONGEST_MS);
      await read();
      if (here() === href && isKnown(href)) await router.revalidate();
    }
    setTimeout(look, waitMs);
  };
  setTimeout(look, waitMs);
}
