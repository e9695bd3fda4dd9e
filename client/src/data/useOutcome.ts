import { useLoaderData } from 'react-router-dom';
import type { Outcome } from './load.ts';

/** What the route's loader found out: ready, with the screen's data, missing or failed. */
export const useOutcome = <T = unknown, V = Record<string, unknown>>(): Outcome<T, V> =>
  useLoaderData() as Outcome<T, V>;
