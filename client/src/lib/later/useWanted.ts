import { type ComponentType, useState } from 'react';

/**
 * A part that a press asks for: null until its code has come. Where that cannot be had the page stays, and goes on by
 * `instead`. `fetchAhead` is for whoever comes near.
 */
export function useWanted<Props>(
  get: () => Promise<ComponentType<Props>>,
  instead: () => void,
): { Part: ComponentType<Props> | null; want: () => void; fetchAhead: () => void } {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  return {
    Part,
    want: () => void get().then(found => setPart(() => found), instead),
    fetchAhead: () => void get().catch(() => {}),
  };
}

/** Loads another page in the place of what did not come. Without a line that would not come either. */
export const leadTo = (href: string): void => {
  if (navigator.onLine) location.assign(href);
};
