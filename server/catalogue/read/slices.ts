import { setImmediate } from 'node:timers/promises';

/** Longest work at one go, in milliseconds: nobody else is served meanwhile. */
const SLICE_MS = 6;

/** Cuts long work into slices. */
export interface Slices {
  /** whether it is time to let others through */
  readonly over: boolean;
  /** Lets others through. */
  pause(): Promise<void>;
}

export function createSlices(): Slices {
  let began = performance.now();
  return {
    get over() {
      return performance.now() - began > SLICE_MS;
    },
    async pause() {
      await setImmediate();
      began = performance.now();
    },
  };
}
