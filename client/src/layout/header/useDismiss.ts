import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes an open <details> on a click outside, on Escape, when focus leaves it, and after navigation. */
export function useDismiss(ref: RefObject<HTMLDetailsElement | null>): void {
  const { key } = useLocation();
  const shownFor = useRef(key);
  useEffect(() => {
    if (shownFor.current !== key) ref.current?.removeAttribute('open');
    shownFor.current = key;
  }, [ref, key]);
  // With the page itself: a key that is pressed as soon as it has been taken over is heard.
  useLayoutEffect(() => {
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) ref.current?.removeAttribute('open');
    };
    const onKey = (event: KeyboardEvent) => {
      const details = ref.current;
      if (event.key !== 'Escape' || !details?.open) return;
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
      details.removeAttribute('open');
    };
    // On the window and first of all: React hides from everyone else what happens in a part whose code is still to come.
    const left = new AbortController();
    const first = { capture: true, signal: left.signal };
    window.addEventListener('pointerdown', onOutside, first);
    window.addEventListener('focusin', onOutside, first);
    window.addEventListener('keydown', onKey, first);
    return () => left.abort();
  }, [ref]);
}
