import { type RefObject, useEffect, useState } from 'react';

/**
 * Holds back the form around an element while it is not to be sent, and leads there. Answers whether that has happened
 * since.
 */
export function useHeldForm(place: RefObject<HTMLElement | null>, hold: boolean): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!hold || !form) return;
    const onSubmit = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      setHeld(true);
      // What is folded away takes no focus, and shows nobody why nothing is sent.
      const fold = place.current?.closest('details');
      if (fold) fold.open = true;
      place.current?.focus();
    };
    // On the way down: before React hears of it.
    form.addEventListener('submit', onSubmit, { capture: true });
    return () => {
      form.removeEventListener('submit', onSubmit, { capture: true });
      setHeld(false);
    };
  }, [place, hold]);
  return held;
}
