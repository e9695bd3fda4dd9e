/** Equal work in flight is one; `keyOf` says what is equal. */
export function singleFlight<A extends unknown[], T>(
  work: (...args: A) => Promise<T>,
  keyOf: (...args: A) => string,
): (...args: A) => Promise<T> {
  const inFlight = new Map<string, Promise<T>>();
  return (...args) => {
    const key = keyOf(...args);
    const known = inFlight.get(key);
    if (known) return known;
    const started = work(...args).finally(() => inFlight.delete(key));
    inFlight.set(key, started);
    return started;
  };
}
