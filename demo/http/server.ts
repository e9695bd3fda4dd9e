import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendPage } from '../checkout/page.ts';
import { showCheckout } from '../checkout/showCheckout.ts';
import type { Database } from '../data/database.ts';
import { isOfDisk } from '../data/isOfDisk.ts';
import type { Uploads } from '../pictures/uploads.ts';
import type { Method, Raw } from '../rest/request.ts';
import type { Rest, RestAnswer } from '../rest/rest.ts';
import { OpenSessions } from '../store/openSessions.ts';
import { readBody } from './body.ts';
import { Calls } from './calls.ts';
import { control } from './controls.ts';
import { type Caller, readCaller } from './credentials.ts';
import { distort, Faults, strike, takeTime, type Wrong } from './faults.ts';
import { showFront } from './front.ts';
import { restHeaders } from './headers.ts';
import { showLogin } from './login.ts';
import { fillPlaceholders } from './placeholders.ts';
import { parseQuery } from './query.ts';

export interface Parts {
  database: Database;
  rest: Rest;
  uploads: Uploads;
  latencyMs: number;
}

/** A web server in front of WordPress refuses longer request lines. */
const LONGEST_URL = 8190;

export function createDemoServer(parts: Parts): Server {
  const controls = { database: parts.database, faults: new Faults(), calls: new Calls() };
  const listener = async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    if (url.startsWith('/__demo/')) return control(request, response, controls);
    const answered = controls.calls.note(request.method ?? 'GET', url);
    response.once('close', answered);
    if (url.length > LONGEST_URL) return tooLong(response);
    const sessions = new OpenSessions(parts.database, request.headers);
    if (parts.latencyMs > 0) await sleep(parts.latencyMs);
    const fault = controls.faults.take(request.method ?? 'GET', url);
    if (fault && !fault.after && (await strike(fault, response))) return;
    if (fault?.after === 'halfway') sessions.abandon();
    const reply = await answer(request, response, parts, sessions, fault?.wrong);
    if (fault?.after && (await strike(fault, response))) return;
    if (fault && (await takeTime(fault, reply.rows, response))) return;
    await reply.send();
  };
  const server = createServer({ maxHeaderSize: 128 * 1024 }, (request, response) => {
    listener(request, response).catch(error => crash(response, error));
  });
  // as long as a web server in front of PHP keeps them; Node's 5 s would reset connections a client still pools
  server.keepAliveTimeout = 75_000;
  return server;
}

interface Reply {
  /** of the answer, 1 where it is no list */
  readonly rows: number;
  readonly send: () => unknown;
}

const sentBy = (send: Reply['send'], rows = 1): Reply => ({ rows, send });

/** Does what was asked; the answer is sent by what comes back, so that a fault may stand between the two. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  parts: Parts,
  sessions: OpenSessions,
  wrong: Wrong | undefined,
): Promise<Reply> {
  const url = new URL(request.url ?? '/', 'http://demo');
  const query = parseQuery(url.search);
  const path = url.pathname.startsWith('/wp-json') ? url.pathname.slice('/wp-json'.length) : query.rest_route;
  if (typeof path === 'string') {
    const caller = readCaller(request.headers.authorization, parts.database);
    const result = await askRest(request, parts, path.replace(/\/+$/, '') || '/', query, caller, sessions);
    const told = wrong ? mislead(result, wrong) : result;
    const rows = Array.isArray(told.body) ? told.body.length : 1;
    return sentBy(() => send(request, response, parts, caller, told), rows);
  }
  if (url.pathname.startsWith('/wp-content/uploads/')) {
    return sentBy(() => parts.uploads.serve(url.pathname, request, response));
  }
  const login = showLogin(url, request.headers, parts, sessions);
  if (login) return sentBy(() => sendPage(response, login));
  const checkout = showCheckout(url, request, parts.rest, sessions);
  if (checkout) return sentBy(() => sendPage(response, checkout));
  return sentBy(() => showFront(url, response, parts.rest));
}

/** The same answer, well-formed and not true and without its counts, but for an empty list that is to be counted. */
function mislead(result: RestAnswer, wrong: Wrong): RestAnswer {
  const headers = Object.entries(result.headers).filter(([name]) => !name.startsWith('X-WP-Total'));
  const counts: Record<string, string> = wrong === 'counted' ? { 'X-WP-Total': '0', 'X-WP-TotalPages': '0' } : {};
  return { status: 200, headers: { ...Object.fromEntries(headers), ...counts }, body: distort(wrong, result.body) };
}

async function askRest(
  request: IncomingMessage,
  parts: Parts,
  path: string,
  query: Raw,
  caller: Caller,
  sessions: OpenSessions,
): Promise<RestAnswer> {
  const body = await readBody(request);
  const method = request.method === 'HEAD' ? 'GET' : (request.method as Method);
  const { headers } = request;
  const asked = { method, path, query, body, headers, sessions, ...caller };
  return request.method === 'OPTIONS' ? parts.rest.describe(asked) : parts.rest.handle(asked);
}

function send(request: IncomingMessage, response: ServerResponse, parts: Parts, caller: Caller, result: RestAnswer) {
  const { status } = result;
  const headers = { ...restHeaders(caller.user !== null), ...result.headers };
  const body = fillPlaceholders(JSON.stringify(result.body), parts.rest);
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function tooLong(response: ServerResponse) {
  response.writeHead(414, { 'Content-Type': 'text/html' });
  response.end('<html><head><title>414 Request-URI Too Large</title></head><body></body></html>');
}

function crash(response: ServerResponse, error: unknown) {
  const { message: said, stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`${isOfDisk(error) ? `A call failed: ${said}` : stack}\n`);
  if (response.headersSent) return response.destroy();
  const message = '<p>There has been a critical error on this website.</p>';
  response.writeHead(500, { 'Content-Type': 'application/json; charset=UTF-8' });
  return response.end(JSON.stringify({ code: 'internal_server_error', message, data: { status: 500 } }));
}
