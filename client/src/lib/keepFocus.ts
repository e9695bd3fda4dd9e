/** So long a part may take to put the focus where it wants it. */
const SETTLE_MS = 100;

/** What may hold the focus to read on from; no ring is drawn around it. */
const PLACES = 'main, section, div, ul';

/**
 * What had the focus may go by what it did: a filter that is taken off, a line that is removed. Reading goes on in what
 * is left around it, else the keyboard would begin at the top of the page again.
 */
export function keepFocus(root: Document): void {
  let held: Element | null = root.activeElement;
  root.addEventListener('focusin', ({ target }) => {
    held = target as Element;
  });
  new MutationObserver(changes => {
    if (!held || held.isConnected) return;
    const gone = held;
    held = null;
    const around = changes.find(({ removedNodes }) => [...removedNodes].some(node => node.contains(gone)))?.target;
    setTimeout(() => {
      if (root.activeElement === root.body)
        readOnFrom((around as Element | undefined)?.closest<HTMLElement>(PLACES) ?? root.querySelector('main'));
    }, SETTLE_MS);
  }).observe(root.body, { childList: true, subtree: true });
}

/** Puts the focus to a place, on which reading goes on; whether it can be focused by keyboard or not. */
export function readOnFrom(place: HTMLElement | null | undefined): void {
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
