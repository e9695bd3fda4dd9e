import type { Database } from '../data/database.ts';
import type { User } from '../data/rows.ts';
import type { OpenSessions } from '../store/openSessions.ts';
import { noRoute, RestError } from './error.ts';
import { pickFields, readFields } from './fields.ts';
import { readParams } from './params.ts';
import { METHODS, type Method, type Raw, type SentHeaders } from './request.ts';
import type { Answer, Call, Endpoint, Route } from './route.ts';

export interface RestRequest {
  method: Method;
  path: string;
  query: Raw;
  body: Raw;
  headers: SentHeaders;
  sessions: OpenSessions | null;
  user: User | null;
  /** credentials that were refused, as wp/v2 answers them */
  refused: RestError | null;
}

export interface RestAnswer {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

interface Matched {
  route: Route;
  at: Record<string, string>;
}

/** The routes, and what WordPress does around every one of them. */
export class Rest {
  readonly database: Database;
  /** address of the site, without a slash at the end; known once the service listens */
  home = '';
  /** the site in front, to which our plugin brings a buyer back; '' where the shop's own pages are shown instead */
  siteUrl = '';
  #routes: { route: Route; pattern: RegExp }[] = [];

  constructor(database: Database) {
    this.database = database;
  }

  add(...routes: Route[]) {
    for (const route of routes) this.#routes.push({ route, pattern: patternOf(route.path) });
  }

  get routes(): Route[] {
    return this.#routes.map(({ route }) => route);
  }

  url(path: string): string {
    return `${this.home}/wp-json${path}`;
  }

  handle(request: RestRequest): RestAnswer {
    // WooCommerce's routes take wrong credentials for none; all others refuse them, public or not
    if (request.refused && !request.path.startsWith('/wc/')) return failed(request.refused, {});
    const matched = this.#match(request.path);
    const call = callOf(request, matched);
    const endpoint = matched?.route[request.method];
    if (!endpoint) return failed(noRoute(), {});
    try {
      return finish(run(endpoint, call), call);
    } catch (error) {
      if (error instanceof RestError) return failed(error, error.headers);
      throw error;
    }
  }

  /** OPTIONS: what can be done at a path. */
  describe(request: RestRequest): RestAnswer {
    const matched = this.#match(request.path);
    if (!matched) return failed(noRoute(), {});
    const methods = METHODS.filter(method => matched.route[method]);
    return { status: 200, body: pickFields({ methods }, readFields(request.query._fields)), headers: {} };
  }

  #match(path: string): Matched | null {
    for (const { route, pattern } of this.#routes) {
      const match = pattern.exec(path);
      if (match) return { route, at: { ...match.groups } };
    }
    return null;
  }
}

const finish = (answer: Answer, call: Call): RestAnswer => ({
  status: answer.status ?? 200,
  body: pickFields(answer.body, call.fields),
  headers: { ...answer.headers, ...pageHeaders(answer) },
});

const pageHeaders = ({ total, totalPages = 0 }: Answer): Record<string, string> =>
  total === undefined ? {} : { 'X-WP-Total': String(total), 'X-WP-TotalPages': String(totalPages) };

function patternOf(path: string): RegExp {
  const source = path.replace(/:(\w+)/g, (_, name) =>
    name.endsWith('id') ? `(?<${name}>\\d+)` : `(?<${name}>[\\w-]+)`,
  );
  return new RegExp(`^${source}/?$`);
}

function callOf(request: RestRequest, matched: Matched | null): Call {
  const { method, path, query, body, headers, user, sessions } = request;
  return {
    method,
    path,
    query,
    body,
    headers,
    user,
    sessions,
    at: matched?.at ?? {},
    args: {},
    fields: readFields(query._fields),
  };
}

function run(endpoint: Endpoint, call: Call): Answer {
  call.args = readParams(endpoint.params ?? {}, { ...call.query, ...call.body });
  const refusal = endpoint.permit?.(call);
  if (refusal) throw refusal;
  return endpoint.answer(call);
}

const failed = (error: RestError, headers: Record<string, string>): RestAnswer => ({
  status: error.status,
  body: error.body(),
  headers,
});
