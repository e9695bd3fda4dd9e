import type { Database } from '../data/database.ts';
import type { User } from '../data/rows.ts';
import type { OpenSessions } from '../store/openSessions.ts';
import { embed } from './embed.ts';
import { noRoute, RestError } from './error.ts';
import { outermost, pickFields, readFields, wants } from './fields.ts';
import { readParams } from './params.ts';
import { METHODS, type Method, type Raw, type SentHeaders } from './request.ts';
import type { Answer, Call, Endpoint, Route } from './route.ts';

export interface RestRequest {
  method: Method;
  path: string;
  query: Raw;
  body: Raw;
  /** the body claimed to be JSON and was not */
  brokenBody: boolean;
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
    const headers = () => allowHeader(matched.route, call);
    try {
      if (request.brokenBody) throw brokenJson();
      const answer = run(endpoint, call);
      return this.#finish(answer, call, headers());
    } catch (error) {
      if (error instanceof RestError) return failed(error, { ...headers(), ...error.headers });
      throw error;
    }
  }

  /** OPTIONS: what can be done at a path, and by this caller. */
  describe(request: RestRequest): RestAnswer {
    const matched = this.#match(request.path);
    if (!matched) return failed(noRoute(), {});
    const call = callOf(request, matched);
    const { route } = matched;
    const endpoints = METHODS.filter(method => route[method]).map(method => ({
      methods: [method],
      args: route[method]!.params ?? {},
    }));
    const body = {
      namespace: request.path.split('/').slice(1, 3).join('/'),
      methods: endpoints.flatMap(each => each.methods),
      endpoints,
    };
    return { status: 200, body: pickFields(body, call.fields), headers: allowHeader(route, call) };
  }

  /** Answers a link from inside, as `_embed` does: same caller, context=embed. */
  follow(href: string, user: User | null): unknown {
    const url = new URL(href);
    const path = url.pathname.slice(url.pathname.indexOf('/wp-json') + '/wp-json'.length);
    const query: Raw = { ...Object.fromEntries(url.searchParams), context: 'embed' };
    const asked = { method: 'GET', path, query, body: {}, brokenBody: false, headers: {}, sessions: null } as const;
    return this.handle({ ...asked, user, refused: null }).body;
  }

  #match(path: string): Matched | null {
    for (const { route, pattern } of this.#routes) {
      const match = pattern.exec(path);
      if (match) return { route, at: { ...match.groups } };
    }
    return null;
  }

  #finish(answer: Answer, call: Call, allow: Record<string, string>): RestAnswer {
    const headers = { ...allow, ...answer.headers, ...this.#pageHeaders(answer, call) };
    let body = answer.body;
    if ('_embed' in call.query && wants(call.fields, '_links')) {
      body = embed(body, call.query._embed, href => this.follow(href, call.user));
    }
    body = pickFields(body, call.fields);
    if (answer.links) body = { ...(body as object), _links: answer.links };
    return { status: answer.status ?? 200, body, headers };
  }

  #pageHeaders(answer: Answer, call: Call): Record<string, string> {
    if (answer.total === undefined) return {};
    const { total, totalPages = 0 } = answer;
    const page = call.args.page ?? 1;
    const links = [];
    if (page > 1) links.push(`<${this.#pageUrl(call, page - 1)}>; rel="prev"`);
    if (page < totalPages) links.push(`<${this.#pageUrl(call, page + 1)}>; rel="next"`);
    const headers: Record<string, string> = { 'X-WP-Total': String(total), 'X-WP-TotalPages': String(totalPages) };
    return links.length > 0 ? { ...headers, Link: links.join(', ') } : headers;
  }

  #pageUrl(call: Call, page: number): string {
    const query = { ...call.query, page: String(page) } as Record<string, string>;
    return `${this.url(call.path)}?${new URLSearchParams(query)}`;
  }
}

function patternOf(path: string): RegExp {
  const source = path.replace(/:(\w+)/g, (_, name) =>
    name.endsWith('id') ? `(?<${name}>\\d+)` : `(?<${name}>[\\w-]+)`,
  );
  return new RegExp(`^${source}/?$`);
}

function callOf(request: RestRequest, matched: Matched | null): Call {
  const { method, path, query, body, headers, user, sessions } = request;
  const fields = readFields(query._fields);
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
    fields: path.startsWith('/wc/store') ? outermost(fields) : fields,
  };
}

function run(endpoint: Endpoint, call: Call): Answer {
  call.args = readParams(endpoint.params ?? {}, { ...call.query, ...call.body });
  const refusal = endpoint.permit?.(call);
  if (refusal) throw refusal;
  return endpoint.answer(call);
}

/** `Allow` names the methods this caller has the right to use on what the path points at. */
function allowHeader(route: Route, call: Call): Record<string, string> {
  const built = METHODS.filter(method => route[method] && !refuses(route[method], call));
  // what cannot be read cannot be written either: a missing row has no methods at all
  const open = call.user?.role === 'administrator' && built.includes('GET');
  const unbuilt = open ? (route.unbuilt ?? []) : [];
  const allow = [...built, ...unbuilt];
  return allow.length > 0 ? { Allow: allow.join(', ') } : {};
}

function refuses(endpoint: Endpoint, call: Call): boolean {
  try {
    return Boolean(endpoint.permit?.(call));
  } catch {
    return true;
  }
}

const failed = (error: RestError, headers: Record<string, string>): RestAnswer => ({
  status: error.status,
  body: error.body(),
  headers,
});

const brokenJson = () =>
  new RestError(400, 'rest_invalid_json', 'Invalid JSON body passed.', {
    json_error_code: 4,
    json_error_message: 'Syntax error',
  });
