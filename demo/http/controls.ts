import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '../data/database.ts';
import { editContent } from '../data/editContent.ts';
import { listSubmissions } from '../data/submissions.ts';
import type { Raw } from '../rest/request.ts';
import { expireTokens } from '../store/token.ts';
import { readBody } from './body.ts';
import type { Calls } from './calls.ts';
import type { FaultRule, Faults } from './faults.ts';

export interface Controls {
  database: Database;
  faults: Faults;
  calls: Calls;
}

type Answer = [status: number, body: unknown];

type Handler = (controls: Controls, body: Raw) => Answer;

const handlers: Record<string, Handler> = {
  'POST /__demo/faults': ({ faults }, body) => {
    faults.replace((body.rules ?? []) as FaultRule[]);
    return [200, { ok: true }];
  },
  'DELETE /__demo/faults': ({ faults }) => {
    faults.clear();
    return [200, { ok: true }];
  },
  'GET /__demo/calls': ({ calls }) => [200, calls.list()],
  'DELETE /__demo/calls': ({ calls }) => {
    calls.clear();
    return [200, { ok: true }];
  },
  'POST /__demo/expire-carts': ({ database }) => {
    expireTokens(database);
    return [200, { ok: true }];
  },
  'GET /__demo/submissions': ({ database }) => [200, listSubmissions(database)],
  'POST /__demo/content': ({ database }, body) => editContent(database, body),
};

/** The service's own switches, for tests on the same machine only. */
export async function control(request: IncomingMessage, response: ServerResponse, controls: Controls) {
  const handler = handlers[`${request.method} ${request.url?.split('?')[0]}`];
  const [status, body] = !isLoopback(request)
    ? [403, { error: 'Only from this machine.' }]
    : handler
      ? await answer(handler, request, controls)
      : [404, { error: 'No such switch.', switches: Object.keys(handlers) }];
  response.writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' });
  response.end(JSON.stringify(body));
}

async function answer(handler: Handler, request: IncomingMessage, controls: Controls): Promise<Answer> {
  try {
    return handler(controls, await readBody(request));
  } catch (error) {
    return [400, { error: String(error) }];
  }
}

function isLoopback(request: IncomingMessage): boolean {
  const address = request.socket.remoteAddress ?? '';
  return address === '::1' || address.replace('::ffff:', '').startsWith('127.');
}
