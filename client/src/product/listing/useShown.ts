import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What the controls show: at once what was chosen, then what the address says, also where it says the same as before. */
export function useShown<T>(said: T): [T, (next: T) => void] {
  const [shown, setShown] = useState(said);
  const now = useLocation().key + JSON.stringify(said);
  const [reported, setReported] = useState(now);
  if (reported !== now) {
    setReported(now);
    setShown(said);
  }
  return [shown, setShown];
}
