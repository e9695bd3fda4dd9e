import type { Features } from '../features.ts';
import type { Answer, Upstream } from '../http.ts';

const NOTHING: Answer = { status: 200, json: [], headers: {}, bytes: 2, total: 0, totalPages: 0 };

/** A shop that may not be there: then it has nothing, which need not be asked. */
export const orNothing = (upstream: Upstream, features: Features): Upstream => ({
  ...upstream,
  call: (path, options) =>
    features.shop || (options?.method ?? 'GET') !== 'GET' ? upstream.call(path, options) : Promise.resolve(NOTHING),
});
