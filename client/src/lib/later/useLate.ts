import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/**
 * A part that is first needed after the page is there: null until its code has come, which is asked for at idle. What is
 * drawn with it then is drawn in short turns. Where it could not be had it is asked for again once `wanted` is another.
 */
export function useLate<Props>(
  get: () => Promise<ComponentType<Props>>,
  wanted?: unknown,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `wanted` asks again.
  useEffect(
    () =>
      whenIdle(() => {
        get().then(
          found => startTransition(() => setPart(() => found)),
          () => {},
        );
      }),
    [get, wanted],
  );
  return Part;
}
