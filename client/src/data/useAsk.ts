import { createContext, useContext } from 'react';
import type { Ask } from './ask.ts';

/** The browser's way to the gateway, or on the server that of one request. */
export const AskContext = createContext<Ask>(() => Promise.reject(new Error('Nothing asks the gateway here')));

/** Asks the gateway from within a component. */
export const useAsk = (): Ask => useContext(AskContext);
