import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/**
 * A part that is first needed after the page is there: null until its code has come, which is asked for at idle. What is
 * drawn with it then is drawn in short turns.
 */
export function useLate<Props>(get: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        get().then(
          found => startTransition(() => setPart(() => found)),
          () => {},
        );
      }),
    [get],
  );
  return Part;
}
