import { type ComponentType, createElement, memo, Suspense } from 'react';
import { AsServed, Place } from '../../lib/asServed.tsx';
import { createDeferred } from '../../lib/later/deferred.ts';
import { optional } from '../../lib/later/optional.ts';
import { whenIdle } from '../../lib/later/whenIdle.ts';

/**
 * A part that nobody sees before opening it. The server draws it with the page; the browser fetches its code once it has
 * nothing better to do, or once `seek` is called because somebody is about to open it. Till then it stands there as the
 * server drew it: other properties, which would take it away, must not come before, unless by a transition.
 */
export function atIdle<Props extends object>(get: () => Promise<ComponentType<Props>>) {
  const [time, seek] = createDeferred();
  const Part = optional(async () => {
    if (typeof window !== 'undefined') {
      whenIdle(seek);
      await time;
    }
    const Found = await get();
    return (props: Props) => <Place>{createElement(Found, props)}</Place>;
  }, AsServed);
  const AtIdle = memo<Props>(props => <Suspense>{createElement(Part, props)}</Suspense>);
  return [AtIdle as unknown as ComponentType<Props>, seek] as const;
}
