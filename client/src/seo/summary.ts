import { createContext } from 'react';
import type { Summary } from '../../../rules/summary.ts';

/** Takes the summary of the page that the server renders; in a browser nobody listens. */
export const SummaryContext = createContext<((summary: Summary) => void) | null>(null);
