const STEPS = [1, 2, 5, 10, 20, 50, 100, 200];

/** By how much something is drawn smaller, as on a plan: 1 where it fits, else 2, 5, 10 and so on. */
export function reductionFor(widthPx: number, heightPx: number, room: { width: number; height: number }): number {
  return STEPS.find(step => widthPx / step <= room.width && heightPx / step <= room.height) ?? 500;
}
