import { useEffect } from 'react';

/** Tells the page's starter that the client has taken the page over; it stands last, behind every part. */
export function Hydrated(): null {
  useEffect(() => {
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
