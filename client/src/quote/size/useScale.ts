import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from '../../lib/stored.ts';

const KEY = 'diri_px_per_mm';

/** CSS has 96 pixels to an inch; screens come near it, and phones do not. */
const NOMINAL = 96 / 25.4;

/** How far a screen can be from that: a large television, a small phone. */
export const scaleRange = { min: 1.5, max: 10, step: 0.02 } as const;

export interface Scale {
  readonly pxPerMm: number;
  /** Whether it was set by the visitor. */
  readonly sure: boolean;
  /** Keeps it in this browser; null goes back to the nominal one. */
  readonly set: (pxPerMm: number | null) => void;
}

/** How many CSS pixels a millimetre has on this screen, as far as is known. */
export function useScale(): Scale {
  const kept = Number(
    useSyncExternalStore(
      subscribeStored,
      () => readStored(KEY),
      () => null,
    ) ?? Number.NaN,
  );
  const sure = kept >= scaleRange.min && kept <= scaleRange.max;
  return {
    pxPerMm: sure ? kept : NOMINAL,
    sure,
    set: pxPerMm => writeStored(KEY, pxPerMm === null ? null : String(pxPerMm)),
  };
}
