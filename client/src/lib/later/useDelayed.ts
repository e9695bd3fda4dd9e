import { useEffect, useState } from 'react';

/** True once `active` has lasted `ms`: what is over sooner is not worth showing. */
export function useDelayed(active: boolean, ms: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setPast(true), ms);
    return () => {
      clearTimeout(timer);
      setPast(false);
    };
  }, [active, ms]);
  return active && past;
}
