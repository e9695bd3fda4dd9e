import { useState } from 'react';

/** What the controls show: at once what was chosen, then what the address says. */
export function useShown<T>(said: T): [T, (next: T) => void] {
  const [shown, setShown] = useState(said);
  const [reported, setReported] = useState(said);
  if (JSON.stringify(reported) !== JSON.stringify(said)) {
    setReported(said);
    setShown(said);
  }
  return [shown, setShown];
}
