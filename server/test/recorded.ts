import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type TestGateway, type TestGatewayOptions, testGateway } from './ask.ts';

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  /** text is sent as it is, anything else as JSON */
  body?: unknown;
}
/** A reply, or trouble: no answer at all, a connection torn down. */
export type Answer = Reply | 'hang' | 'reset';

export interface Recorded {
  readonly url: string;
  /** what was asked, below /wp-json */
  readonly calls: string[];
  /** headers of the calls, in the same order */
  readonly headers: IncomingHttpHeaders[];
  /** bodies that were posted */
  readonly bodies: unknown[];
  /** Answers from now on what a pattern finds; later patterns come first. Everything else has no route. */
  on(pattern: RegExp, answer: Answer | ((path: string) => Answer)): void;
  /** A gateway of its own on this service, closed after the file's tests. */
  gateway(options?: Partial<TestGatewayOptions>): TestGateway;
}

const FOLDER = join(import.meta.dirname, '../../recordings');
const FOLDERS = [FOLDER, join(FOLDER, 'gateway-only')];
const NO_ROUTE = { code: 'rest_no_route', message: 'No route was found.', data: { status: 404 } };

/** What a real service answered once. */
export function recording(name: string): Required<Reply> {
  const file = FOLDERS.map(folder => join(folder, `${name}.json`)).find(existsSync);
  if (!file) throw new Error(`There is no recording ${name}`);
  const { status, headers, body } = JSON.parse(readFileSync(file, 'utf8')).response;
  // The recorder wrote down the names of cookies under a name that is none of a header.
  const sent = Object.entries(headers as Record<string, string>).filter(([name]) => !name.includes(' '));
  return { status, headers: Object.fromEntries(sent), body: body?.__raw__ ?? body };
}

/** The rows of recordings of single things, with changes, as a list. */
export const rows = (...parts: (string | Record<string, unknown>)[]): Reply => {
  const body = parts.map(part => (typeof part === 'string' ? recording(part).body : part));
  return { headers: { 'x-wp-total': String(body.length), 'x-wp-totalpages': '1' }, body };
};

/** One recorded row with changes. */
export const row = (name: string, changes: Record<string, unknown> = {}): Record<string, unknown> => {
  const { body } = recording(name);
  return { ...((Array.isArray(body) ? body[0] : body) as object), ...changes };
};

/** A service at the network's edge that answers with recordings; patterns are forgotten before each test. */
export function startRecorded(): Recorded {
  const gateways: TestGateway[] = [];
  let routes: [RegExp, Answer | ((path: string) => Answer)][] = [];
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').replace('/wp-json', '');
    recorded.calls.push(path);
    recorded.headers.push(request.headers);
    let posted = '';
    for await (const chunk of request) posted += chunk;
    if (posted) recorded.bodies.push(JSON.parse(posted));
    const answer = routes.find(([pattern]) => pattern.test(path))?.[1] ?? { status: 404, body: NO_ROUTE };
    give(response, typeof answer === 'function' ? answer(path) : answer);
  });
  beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)));
  beforeEach(() => {
    routes = [];
    recorded.calls.length = 0;
    recorded.headers.length = 0;
    recorded.bodies.length = 0;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await Promise.all(gateways.map(gateway => gateway.close()));
    await new Promise(resolve => server.close(resolve));
  });
  const recorded: Recorded = {
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    calls: [],
    headers: [],
    bodies: [],
    on: (pattern, answer) => void routes.unshift([pattern, answer]),
    gateway(options = {}) {
      const made = testGateway({ upstream: recorded.url, ...options });
      gateways.push(made);
      return made;
    },
  };
  return recorded;
}

function give(response: ServerResponse, answer: Answer): void {
  if (answer === 'hang') return;
  if (answer === 'reset') return void response.socket?.resetAndDestroy();
  const { status = 200, headers = {}, body = [] } = answer;
  const type = typeof body === 'string' ? 'text/html; charset=UTF-8' : 'application/json; charset=UTF-8';
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
