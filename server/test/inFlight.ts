import { Agent, type Dispatcher } from 'undici';

/** A way to the network that counts how many calls to some paths are under way at once. */
export function countInFlight(pattern: RegExp): { dispatcher: Dispatcher; readonly most: number } {
  let now = 0;
  let most = 0;
  const dispatcher = new Agent().compose(dispatch => (options, handler) => {
    if (!pattern.test(options.path)) return dispatch(options, handler);
    now += 1;
    most = Math.max(most, now);
    return dispatch(
      options,
      atEnd(handler, () => {
        now -= 1;
      }),
    );
  });
  return {
    dispatcher,
    get most() {
      return most;
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
