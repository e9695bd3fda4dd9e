import type { Operation } from './operation.ts';

export interface GatewayError {
  message: string;
  path?: readonly (string | number)[];
  extensions?: { code?: string; requestId?: string };
}

/** What the gateway said; with errors, what of the data there is. */
export interface Answer<T> {
  data: T | undefined;
  errors: readonly GatewayError[];
}

interface AskOptions {
  /** Whether the answer is the visitor's own: then it is asked for by POST, and nothing on the way keeps it. */
  personal?: boolean;
  signal?: AbortSignal | undefined;
}

/** How the gateway is reached: of its answers no more is read than this. */
export type Fetch = (address: string, init: RequestInit) => Promise<Pick<Response, 'status' | 'json'>>;

/** Asks the gateway a registered operation. Rejects where no answer came. */
export interface Ask {
  <T, V>(operation: Operation<T, V>, variables: V, options?: AskOptions): Promise<Answer<T>>;
  /** Whether it asks for a page of one visitor's own: then all its answers are. */
  readonly personal?: true;
}

const HEADERS = {
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'content-type': 'application/json',
};

function addressOf(uri: string, body: Record<string, unknown>): string {
  const query = Object.entries(body).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return `${uri}?${new URLSearchParams(query as [string, string][])}`;
}

/** What a proxy before the gateway refuses with a page of its own. */
const CODES: Readonly<Record<number, string>> = { 413: 'PAYLOAD_TOO_LARGE', 429: 'RATE_LIMITED' };

/** Whatever is no answer to an operation is a failure. */
async function answerOf(response: Awaited<ReturnType<Fetch>>): Promise<Answer<never>> {
  const { data, errors = [] } = (await response.json().catch(() => null)) ?? {};
  if (data !== undefined || errors.length > 0) return { data: data ?? undefined, errors };
  const code = CODES[response.status];
  if (!code) throw new Error(`The gateway answered ${response.status}`);
  return { data: undefined, errors: [{ message: '', extensions: { code } }] };
}

/**
 * Asks every operation by its hash: queries by GET, so that a cache in between may keep them, mutations and what is one
 * visitor's own by POST. `fetch` on the server is the gateway's own.
 */
export const createAsk =
  (uri: string, fetch: Fetch = globalThis.fetch): Ask =>
  async ({ kind, name, hash }, variables, { personal = false, signal } = {}) => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
    const body = { operationName: name, variables, extensions };
    const init = { headers: HEADERS, ...(signal ? { signal } : {}) };
    return answerOf(
      kind === 'mutation' || personal
        ? await fetch(uri, { ...init, method: 'POST', body: JSON.stringify(body) })
        : await fetch(addressOf(uri, body), init),
    );
  };
