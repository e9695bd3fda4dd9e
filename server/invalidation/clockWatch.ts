const LOOK_EVERY_MS = 10_000;
/** By less nothing is good for longer than anybody would notice. */
const LEAST_MS = 30_000;

/**
 * Tells of a clock that was set back, as one that was wrong at a start is: what is good until a moment would be good for
 * as much longer. Returns what ends it.
 */
export function watchClock(setBack: () => void): () => void {
  const aheadOfOwn = () => Date.now() - performance.now();
  let before = aheadOfOwn();
  const timer = setInterval(() => {
    const now = aheadOfOwn();
    if (now < before - LEAST_MS) setBack();
    before = now;
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
