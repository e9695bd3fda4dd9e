let last: Promise<unknown> = Promise.resolve();

/** One after the other, in all tabs where the browser can: two tabs that send the same change would double it. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const run = last.then(async () => {
    // Only a secure address has locks.
    const locked = navigator.locks?.request('wc-cart', work);
    return (await (locked ?? work())) as T;
  });
  last = run.catch(() => {});
  return run;
}
