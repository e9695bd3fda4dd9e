import type { Dispatcher } from 'undici';
import { UpstreamError } from './errors.ts';

const MAX_BODY_BYTES = 5 * 1024 * 1024;

export interface Exchange {
  /** of the upstream, for errors */
  name: string;
  /** what is asked, for errors: the address itself may hold a key */
  path: string;
  request: Dispatcher.DispatchOptions;
  /** milliseconds from now to the last byte */
  timeoutMs: number;
  /** Called when the status is there and the body is not. */
  begun: (status: number) => void;
}

/** An answer as it came. */
export interface Exchanged {
  status: number;
  headers: Answered;
  text: string;
}

type Answered = Readonly<Record<string, string | string[] | undefined>>;

/**
 * One request and the whole of its answer. By the events of the pool: its `request` makes a stream of each body, which
 * outlives the call, with all that came of it, until the whole heap is looked through.
 * @throws UpstreamError: timeout, too-large; whatever the pool says of a connection that failed
 */
export function exchange(pool: Dispatcher, { name, path, request, timeoutMs, begun }: Exchange): Promise<Exchanged> {
  const { promise, resolve, reject } = Promise.withResolvers<Exchanged>();
  const chunks: Buffer[] = [];
  let [status, bytes] = [0, 0];
  let headers: Answered = {};
  let failure: UpstreamError | undefined;
  let abort: ((reason: Error) => void) | undefined;
  const fail = (error: UpstreamError) => {
    failure = error;
    abort?.(error);
    reject(error);
  };
  const timer = setTimeout(() => fail(new UpstreamError(name, path, 'timeout')), timeoutMs);
  pool.dispatch(request, {
    onRequestStart(controller) {
      if (failure) return controller.abort(failure);
      abort = reason => controller.abort(reason);
    },
    onResponseStart(_, code, fields) {
      // What comes before the answer says nothing.
      if (code < 200) return;
      [status, headers] = [code, fields];
      begun(code);
    },
    onResponseData(_, chunk) {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes > MAX_BODY_BYTES)
        fail(new UpstreamError(name, path, 'too-large', { status, text: `more than ${MAX_BODY_BYTES} bytes` }));
    },
    onResponseEnd() {
      clearTimeout(timer);
      resolve({ status, headers, text: Buffer.concat(chunks, bytes).toString('utf8') });
    },
    onResponseError(_, error) {
      clearTimeout(timer);
      reject(error);
    },
  });
  return promise;
}
