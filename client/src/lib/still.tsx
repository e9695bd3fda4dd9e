import { type ComponentType, createElement, useState } from 'react';
import { AsServed, Place } from './asServed.tsx';
import { optional } from './later/optional.ts';
import { useServed } from './later/useServed.ts';

let isTaken = false;
if (typeof document !== 'undefined')
  document.addEventListener('hydrated', () => {
    isTaken = true;
  });

/** Whether the client has taken the page over: what is drawn from now on no server drew. */
export const takenOver = (): boolean => isTaken;

/**
 * A part of the page that does nothing but stand there. What the server drew stays as it is and costs no script, as long
 * as its properties are the same ones. Where the browser has to draw it itself, after a change of the page, its code comes
 * with that of its screen and the change waits for it.
 */
export function still<Props extends object>(get: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = optional(get);
  // Nothing of the page that is there is drawn anew: this is for the next one.
  if (isTaken) get().catch(() => {});
  return function Still(props: Props) {
    const isServed = useServed();
    const [served, setServed] = useState(isServed && typeof window !== 'undefined' ? props : null);
    if (served && !isSame(served, props)) setServed(null);
    return served ? <AsServed /> : <Place>{createElement(Part, props)}</Place>;
  };
}

const isSame = <Props extends object>(one: Props, other: Props): boolean =>
  (Object.keys(other) as (keyof Props)[]).every(key => Object.is(one[key], other[key]));
