/** A promise and what fulfils it. Promise.withResolvers is younger than the oldest browsers that the client is built for. */
export function createDeferred(): readonly [promise: Promise<void>, resolve: () => void] {
  let fulfil = () => {};
  const promise = new Promise<void>(resolve => {
    fulfil = resolve;
  });
  return [promise, fulfil];
}
