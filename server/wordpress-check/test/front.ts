import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSafeServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { testCertificate } from './certificates.ts';

/** What is said in the place of the service. */
export interface Said {
  status?: number;
  headers?: Record<string, string>;
  /** text is sent as HTML, anything else as JSON */
  body: unknown;
}

export interface Asked {
  method: string;
  /** with query */
  path: string;
  headers: IncomingHttpHeaders;
}

export interface FrontOptions {
  /** Answers in the place of the service; null lets it answer. May change the headers that it gets. */
  answer?: (asked: Asked) => Said | 'hang' | null;
  certificate?: 'good' | 'expired';
  delayMs?: number | ((asked: Asked) => number);
  /** how a delay passes where no clock runs */
  wait?: (ms: number) => unknown;
}

export interface Front {
  url: string;
  close(): Promise<void>;
}

/** A web server before a service, which lets some of it through. */
export async function openFront(service: string, options: FrontOptions): Promise<Front> {
  const { certificate } = options;
  const listener = (request: IncomingMessage, response: ServerResponse) =>
    void pass(service, options, request, response).catch(() => response.destroy());
  const server = certificate ? createSafeServer(await testCertificate(certificate), listener) : createServer(listener);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

async function pass(
  service: string,
  { answer, delayMs, wait = sleep }: FrontOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
  const asked = { method: request.method ?? 'GET', path: request.url ?? '/', headers };
  const ms = typeof delayMs === 'function' ? delayMs(asked) : delayMs;
  if (ms) await wait(ms);
  const said = answer?.(asked);
  if (said === 'hang') return;
  if (said) return say(response, said);
  const body = request.method === 'GET' ? null : await text(request);
  const init = { method: request.method, headers: asked.headers as Record<string, string>, body, redirect: 'manual' };
  const reply = await fetch(service + asked.path, init as RequestInit);
  const kept = [...reply.headers].filter(([name]) => !/^(connection|content-length|transfer-encoding)$/.test(name));
  response.writeHead(reply.status, Object.fromEntries(kept)).end(await reply.text());
}

function say(response: ServerResponse, { status = 200, headers = {}, body }: Said): void {
  const html = typeof body === 'string';
  const type = html ? 'text/html; charset=UTF-8' : 'application/json; charset=UTF-8';
  response.writeHead(status, { 'content-type': type, ...headers }).end(html ? body : JSON.stringify(body));
}
