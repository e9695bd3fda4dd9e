/** Calls `run` once after `ms` milliseconds, unless the function it returns is called before. */
export type Schedule = (ms: number, run: () => void) => () => void;

/** The real timers; none of them keeps the process alive. */
export const scheduleTimeout: Schedule = (ms, run) => {
  const timer = setTimeout(run, ms);
  timer.unref();
  return () => clearTimeout(timer);
};
