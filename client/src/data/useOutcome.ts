import { createContext, createElement, type ReactNode, use } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Outcome } from './load.ts';
import { useLastReady } from './useLastReady.ts';

const Loaded = createContext<unknown>(undefined);

/**
 * Hands a screen what its route's loader found out. The router tells of each step of a walk by the context that its own
 * hooks read: a screen that read it would be drawn anew when it is about to be left.
 */
export const LoadedScreen = ({ children }: { children: ReactNode }) =>
  createElement(Loaded, { value: useLastReady(useLoaderData<Outcome | undefined>()) }, children);

/** What the route's loader found out: ready, with the screen's data, missing or failed. */
export const useOutcome = <T = unknown, V = Record<string, unknown>>(): Outcome<T, V> => use(Loaded) as Outcome<T, V>;
