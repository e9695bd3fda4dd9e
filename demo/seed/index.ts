import { loadSeed } from './load.ts';

/** Content of the embedded service: a supplier of security labels and sealing tape in Johannesburg. */
export const seed = loadSeed(import.meta.dirname);
