import { data as withStatus } from 'react-router-dom';
import type { Ask, GatewayError } from './ask.ts';
import { askRecent } from './askRecent.ts';
import type { Operation } from './operation.ts';
import { isOtherRelease, mayReload, OtherRelease } from './otherRelease.ts';
import type { Suggestions } from './suggestions.ts';

/** What became of a screen's query, and what it was answered; it travels to the browser as the route's data. */
export type Outcome<T = unknown, V = Record<string, unknown>> =
  | { kind: 'ready'; variables: V; data: T }
  /** there is no such thing */
  | { kind: 'missing'; variables: V; data?: T | undefined; suggestions?: Suggestions }
  /** a service did not answer */
  | { kind: 'failed'; variables: V; data?: T | undefined; requestId: string | null };

interface Load<T, V> {
  query: Operation<T, V>;
  variables: V;
  /** Whether the answer holds what the screen is about; `failed` says that something of it could not be had. */
  found?: (data: T, failed: boolean) => boolean;
  /** Whether the answer is the visitor's own, as it is on the pages that the route table says: then it is always asked for anew. */
  personal?: boolean;
}

/**
 * Asks a screen's query and says what became of it, with the HTTP status that says the same.
 * @throws OtherRelease where the page is to be loaded anew
 */
export async function load<T, V>(
  ask: Ask,
  { query, variables, found = () => true, personal = ask.personal }: Load<T, V>,
) {
  const asked = personal ? ask(query, variables, { personal: true }) : askRecent(ask, query, variables);
  const { data, errors } = await asked.catch(() => ({ data: undefined, errors: [{ message: 'No answer came' }] }));
  if (data !== undefined && found(data, errors.length > 0))
    return withStatus<Outcome<T, V>>({ kind: 'ready', variables, data });
  const [first] = errors;
  if (!first) return withStatus<Outcome<T, V>>({ kind: 'missing', variables, data }, { status: 404 });
  if (isOtherRelease(errors) && mayReload()) throw new OtherRelease();
  return failed(variables, data, first);
}

function failed<T, V>(variables: V, data: T | undefined, { extensions = {} }: GatewayError) {
  const { code, requestId = null } = extensions;
  if (code === 'BAD_USER_INPUT') return withStatus<Outcome<T, V>>({ kind: 'missing', variables }, { status: 404 });
  const limited = code === 'RATE_LIMITED';
  const status = limited ? 429 : code === 'UPSTREAM_INVALID_ANSWER' || code === 'UPSTREAM_ERROR' ? 502 : 503;
  return withStatus<Outcome<T, V>>({ kind: 'failed', variables, data, requestId }, { status });
}
