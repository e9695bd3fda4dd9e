import { type ComponentType, useState } from 'react';

/** What fetches a part for whoever comes near the button that opens it. */
type Ahead = { onPointerEnter: () => void; onFocus: () => void };

type Wanted<Props> = readonly [Part: ComponentType<Props> | null, want: () => void, ahead: Ahead];

/**
 * A part that a press asks for: null until its code has come. Where that cannot be had, the page with that address is
 * loaded in its place; without a line that would not come either: this one stays, and says so (offline/watchLine.ts).
 */
export function useWanted<Props>(get: () => Promise<ComponentType<Props>>, instead: string): Wanted<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const want = () =>
    void get().then(
      found => setPart(() => found),
      () => (navigator.onLine ? location.assign(instead) : dispatchEvent(new Event('notloaded'))),
    );
  const fetchAhead = () => void get().catch(() => {});
  return [Part, want, { onPointerEnter: fetchAhead, onFocus: fetchAhead }];
}
