import { Agent, type Dispatcher } from 'undici';

/** A way to the network that counts how many calls to some paths are under way at once. */
export interface InFlight {
  dispatcher: Dispatcher;
  readonly most: number;
  /** Nothing of them goes out before what this returns is called. */
  hold(): () => void;
}

export function countInFlight(pattern: RegExp): InFlight {
  let now = 0;
  let most = 0;
  let held: Promise<void> = Promise.resolve();
  const dispatcher = new Agent().compose(dispatch => (options, handler) => {
    if (!pattern.test(options.path)) return dispatch(options, handler);
    now += 1;
    most = Math.max(most, now);
    const counted = atEnd(handler, () => {
      now -= 1;
    });
    void held.then(() => dispatch(options, counted));
    return true;
  });
  return {
    dispatcher,
    get most() {
      return most;
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}

function atEnd(handler: Dispatcher.DispatchHandler, end: () => void): Dispatcher.DispatchHandler {
  const { onResponseEnd, onResponseError } = handler;
  handler.onResponseEnd = (...args) => {
    end();
    onResponseEnd?.apply(handler, args);
  };
  handler.onResponseError = (...args) => {
    end();
    onResponseError?.apply(handler, args);
  };
  return handler;
}
