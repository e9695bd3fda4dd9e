import { type ComponentType, createElement, type FunctionComponent } from 'react';
import { useLate } from './useLate.ts';

/** A part of the page that comes at idle, by itself: nothing around it is drawn anew. Nothing where it cannot be had. */
export const late = <Props extends object>(get: () => Promise<ComponentType<Props>>): FunctionComponent<Props> =>
  function Late(props) {
    const Part = useLate(get);
    return Part && createElement(Part, props);
  };
