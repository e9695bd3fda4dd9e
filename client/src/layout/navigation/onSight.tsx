import { css } from '@emotion/react';
import { type ComponentType, createElement, memo, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { AsServed, noBox, Place } from '../../lib/asServed.tsx';
import { createDeferred } from '../../lib/later/deferred.ts';
import { optional } from '../../lib/later/optional.ts';
import { takenOver } from '../../lib/still.tsx';

/** How far below the window a part may be when its code is fetched. */
const AHEAD = '600px';

const INTENTS = ['pointerover', 'focusin', 'pointerdown'];

const room = css({ minHeight: '60vh' });

/** These nodes in the place of a part whose code is on its way; where there are none, room for it. */
function Kept({ getNodes, onKept }: { getNodes: () => ChildNode[]; onKept: () => void }) {
  const [nodes] = useState(getNodes);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.append(...nodes);
    if (nodes.length > 0) onKept();
  }, [nodes, onKept]);
  return <div ref={box} css={nodes.length > 0 ? noBox : room} />;
}

/**
 * A part below the fold. The server draws it with the page; the browser fetches its code when it comes near. Without
 * its code it stands there as the server drew it.
 * @param along whether its code comes with that of its screen where the browser draws that itself: for what links of the
 *   screen lead past
 */
export function onSight<Props extends object>(
  get: () => Promise<ComponentType<Props>>,
  along = false,
): ComponentType<Props> {
  const [sight, seek] = createDeferred();
  if (along && takenOver()) {
    seek();
    get().catch(() => {});
  }
  let isHere = false;
  let isKept = false;
  const onKept = () => {
    isKept = true;
  };
  const Part = optional(async () => {
    if (typeof window !== 'undefined') await sight;
    const Found = await get().catch(reason => {
      // What stands in the fallback would go with it.
      if (isKept) return new Promise<never>(() => {});
      throw reason;
    });
    isHere = true;
    // Not again with every step of a walk.
    return memo((props: Props) => <Place>{createElement(Found, props)}</Place>) as unknown as ComponentType<Props>;
  }, AsServed);
  return function OnSight(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    // A change of the router waits for everything below it, this part too.
    useNavigation();
    if (place.current) seek();
    // React gives up what the server drew where a choice, or Back, changes at once what is above it: the same nodes stand
    // on in the fallback. Once the code is here they are React's own.
    const getNodes = () => (isHere ? [] : [...(place.current?.childNodes ?? [])]);
    useEffect(() => {
      if (typeof IntersectionObserver === 'undefined') return seek();
      const observer = new IntersectionObserver(seen => seen.some(entry => entry.isIntersecting) && seek(), {
        rootMargin: AHEAD,
      });
      observer.observe(place.current as HTMLDivElement);
      return () => observer.disconnect();
    }, []);
    useEffect(() => {
      // Such a change is near, too, once somebody comes to a link: to one of this part as well, which React keeps to
      // itself till the part is taken over.
      const options = { passive: true, capture: true };
      const prepare = ({ target }: Event) => {
        if (target instanceof Element && target.closest('a[href]')) get().catch(() => {});
      };
      for (const type of INTENTS) addEventListener(type, prepare, options);
      return () => {
        for (const type of INTENTS) removeEventListener(type, prepare, options);
      };
    }, []);
    return (
      <div ref={place}>
        <Suspense fallback={<Kept getNodes={getNodes} onKept={onKept} />}>{createElement(Part, props)}</Suspense>
      </div>
    );
  };
}
