import { type ComponentType, createElement, useState } from 'react';
import { AsServed, Place } from './asServed.tsx';
import { optional } from './later/optional.ts';
import { useHydrated } from './later/useHydrated.ts';

/**
 * A part of the page that does nothing but stand there. What the server drew stays as it is and costs no script. Where
 * the browser has to draw it itself, after a change of the page, its code is fetched and the change waits for it.
 */
export function still<Props extends object>(get: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = optional(get);
  return function Still(props: Props) {
    const hydrated = useHydrated();
    const [served] = useState(!hydrated && typeof window !== 'undefined');
    return served ? <AsServed /> : <Place>{createElement(Part, props)}</Place>;
  };
}
