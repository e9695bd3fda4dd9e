const FIRST_MS = 3_000;
const LONGEST_MS = 60_000;

/** Asks again, after pauses that grow, and at once when the line or the visitor comes back. */
export function createRetry(again: () => void) {
  let pause = FIRST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    if (timer === undefined || document.hidden) return;
    clearTimeout(timer);
    timer = undefined;
    again();
  };
  window.addEventListener('online', now);
  document.addEventListener('visibilitychange', now);
  return {
    later(): void {
      clearTimeout(timer);
      timer = setTimeout(now, pause);
      pause = Math.min(pause * 2, LONGEST_MS);
    },
    done(): void {
      clearTimeout(timer);
      timer = undefined;
      pause = FIRST_MS;
    },
  };
}
