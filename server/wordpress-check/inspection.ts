import type { Scope } from '../cache/scope.ts';
import { basic, type Pair } from '../upstreams/access.ts';
import type { Answer, CallOptions } from '../upstreams/http.ts';
import type { CartAnswer } from '../upstreams/store/cart.ts';
import type { Capabilities } from './capabilities.ts';
import type { Clients } from './clients.ts';
import type { ProbeRequest, Reply } from './reply.ts';

export type Row = Record<string, unknown> & { id: number };
type Options = Pick<CallOptions, 'method' | 'body' | 'headers' | 'authorize'>;

/** The cart that an inspection writes to, as it was opened. */
export interface WrittenCart extends CartAnswer {
  /** what a browser would send for it; null where the store gave none */
  readonly cookie: string | null;
  /** true once the store has deleted its session */
  ended?: boolean;
}

/** A service under inspection: the gateway's own clients on it, and bare calls for what they would hide. */
export interface Inspection extends Omit<Clients, 'connections'> {
  cart?: WrittenCart;
  readonly capabilities: Capabilities;
  /** the user and application password that were given; null without */
  readonly pair: Pair | null;
  /** work of the length that a visitor's has */
  scope(): Scope;
  /**
   * Asks the service whose route it is.
   * @throws UpstreamError where it is refused
   */
  call(path: string, options?: Options): Promise<Answer>;
  rows(path: string, options?: Options): Promise<Row[]>;
  /** The refusal of what must be refused, e.g. `404 rest_no_route`. */
  refusal(path: string, options?: Options): Promise<string>;
  /** A page of the shop's WordPress, e.g. `/wp-login.php`, as a browser without credentials gets it; redirects are not followed. */
  page(path: string, headers: ProbeRequest['headers']): Promise<Reply>;
  close(): Promise<void>;
}

export const as = (pair: Pair) => ({ authorize: () => basic(pair) });
export const asStranger = { authorize: () => null };
