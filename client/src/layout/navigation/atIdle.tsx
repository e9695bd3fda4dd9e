import { type ComponentType, createElement, memo, Suspense } from 'react';
import { AsServed, Place } from '../../lib/asServed.tsx';
import { optional } from '../../lib/later/optional.ts';
import { whenIdle } from '../../lib/later/whenIdle.ts';

/**
 * A part that nobody sees before opening it. The server draws it with the page; the browser fetches its code once it has
 * nothing better to do, and till then it stands there as the server drew it: other properties, which would take it away,
 * must not come before, unless by a transition.
 */
export function atIdle<Props extends object>(get: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = optional(async () => {
    if (typeof window !== 'undefined') await new Promise<void>(whenIdle);
    const Found = await get();
    return (props: Props) => <Place>{createElement(Found, props)}</Place>;
  }, AsServed);
  return memo<Props>(props => <Suspense>{createElement(Part, props)}</Suspense>) as unknown as ComponentType<Props>;
}
