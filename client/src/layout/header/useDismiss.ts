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
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
    };
  }, [ref]);
}
