import { type RefObject, useEffect, useState } from 'react';

/** How far below the window a part may be when it counts as near. */
const AHEAD = '600px';

/** Whether a part has come near the window, from then on; watched only while `wanted`. */
export function useNear(place: RefObject<Element | null>, wanted: boolean): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!wanted || near || !place.current) return;
    // Where nobody can tell, everything is near.
    if (typeof IntersectionObserver === 'undefined') return setNear(true);
    const seen: IntersectionObserverCallback = entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    };
    const observer = new IntersectionObserver(seen, { rootMargin: AHEAD });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, wanted, near]);
  return near;
}
