import { useState } from 'react';

/** What the controls show: at once what was chosen, then what the address says. */
export function useShown<T>(said: T): [T, (next: T) => void] {
  const [shown, setShown] = useState(said);
  const [told, setTold] = useState(said);
  if (JSON.stringify(told) !== JSON.stringify(said)) {
    setTold(said);
    setShown(said);
  }
  return [shown, setShown];
}
