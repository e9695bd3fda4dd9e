import type { User } from '../data/rows.ts';
import type { OpenSessions } from '../store/openSessions.ts';
import type { RestError } from './error.ts';
import type { ParamSpecs } from './params.ts';
import type { Args, Method, Raw, SentHeaders } from './request.ts';

export interface Call {
  method: Method;
  /** below /wp-json, e.g. /wp/v2/posts/7 */
  path: string;
  query: Raw;
  body: Raw;
  headers: SentHeaders;
  /** the caller, once his application password is checked */
  user: User | null;
  /** the carts this request works with; nothing that WordPress asks itself has any */
  sessions: OpenSessions | null;
  /** parts of the path, e.g. { id: '7' } */
  at: Record<string, string>;
  /** checked and defaulted parameters, of query and body together */
  args: Args;
  /** names of the fields asked for; null means all */
  fields: string[] | null;
}

export interface Answer {
  status?: number;
  body: unknown;
  headers?: Record<string, string>;
  /** set on lists: every row that matches, and how many pages they fill */
  total?: number;
  totalPages?: number;
}

export interface Endpoint {
  params?: ParamSpecs;
  permit?: (call: Call) => RestError | null;
  answer: (call: Call) => Answer;
}

export interface Route extends Partial<Record<Method, Endpoint>> {
  /** e.g. /wp/v2/posts/:id; `:id` takes digits, any other name takes [\w-]+ */
  path: string;
}

export const isAdmin = (call: Call) => call.user?.role === 'administrator';

export const mayEdit = (call: Call) => call.user?.role === 'administrator' || call.user?.role === 'author';
