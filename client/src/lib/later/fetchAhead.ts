import { linkTarget } from '../followLinks.ts';

/** Long enough that a pointer on its way elsewhere has left the link. */
const REST_MS = 65;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether bytes that may never be looked at are welcome on this line. */
export function mayFetchAhead(): boolean {
  const { saveData = false, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && !effectiveType.includes('2g');
}

/**
 * Says which link of this site somebody is about to follow: a pointer rests on it, a finger is put on it, or the focus
 * comes to it.
 */
export function watchIntent(root: Window, fetchAhead: (url: URL) => void): void {
  let resting: { link: HTMLAnchorElement; timer: ReturnType<typeof setTimeout> } | undefined;
  const leave = () => {
    clearTimeout(resting?.timer);
    resting = undefined;
  };
  const meant = (link: HTMLAnchorElement) => {
    leave();
    const url = mayFetchAhead() ? linkTarget(link) : null;
    if (url) fetchAhead(url);
  };
  const watch =
    (pause: number) =>
    ({ target }: { target: EventTarget | null }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link === resting?.link && pause > 0) return;
      leave();
      if (!link) return;
      if (pause === 0) meant(link);
      else resting = { link, timer: setTimeout(() => meant(link), pause) };
    };
  const options = { passive: true, capture: true };
  root.addEventListener('pointerover', watch(REST_MS), options);
  root.addEventListener('focusin', watch(REST_MS), options);
  root.addEventListener('pointerdown', watch(0), options);
  // The pointer may rest there already.
  const target = [...document.querySelectorAll('a[href]:hover')].at(-1);
  if (target) watch(REST_MS)({ target });
}
