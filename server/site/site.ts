import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { Scope } from '../cache/scope.ts';
import type { Gateway, Visit } from '../gateway.ts';
import { FORM_BODY_BYTES, GRAPHQL_BODY_BYTES, readBody } from '../guard/body.ts';
import { HttpRefusal } from '../guard/refusal.ts';
import { requestIdFor, withRequestId } from '../guard/requestId.ts';
import type { Assets } from './assets.ts';
import { createPages } from './pages.ts';
import type { Renderer } from './renderer.ts';

export interface SiteOptions {
  gateway: Gateway;
  log: Logger;
  renderer: () => Promise<Renderer>;
  assets: Assets;
}

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  visit: Visit;
}

/** Everything the origin serves: GraphQL, files, images, pages. */
export function createSite({ gateway, log, renderer, assets }: SiteOptions): RequestListener {
  const { config } = gateway.services;
  const pages = createPages(gateway, renderer);
  const answer = async (call: Call): Promise<void> => {
    const { request, response, url, visit } = call;
    if (url.pathname === '/graphql') return sendGraphql(gateway, call);
    await new Promise<void>(resolve => {
      response.once('finish', resolve);
      assets(request, response, () => resolve());
    });
    if (response.writableEnded) return;
    const body = request.method === 'POST' ? await readBody(request, { limit: FORM_BODY_BYTES }) : null;
    const headers = new Headers({ 'content-type': request.headers['content-type'] ?? 'text/plain' });
    const { kept } = await pages.get(
      new Request(url, { method: body === null ? 'GET' : 'POST', headers, ...(body === null ? {} : { body }) }),
      visit,
    );
    response.writeHead(kept.status, { ...kept.headers, etag: kept.etag });
    response.end(kept.body);
  };
  return (request, response) => {
    const id = requestIdFor(request.headers['x-request-id']);
    const visit: Visit = { scope: new Scope(id, config.upstreamTimeoutMs), operator: false };
    const url = new URL(request.url ?? '/', config.publicUrl);
    response.setHeader('x-request-id', id);
    withRequestId(id, () => answer({ request, response, url, visit })).catch(error => {
      if (!(error instanceof HttpRefusal)) log.error({ requestId: id, err: error }, 'A request failed');
      if (response.headersSent) return response.destroy();
      response.writeHead(error instanceof HttpRefusal ? error.status : 500, { 'content-type': 'text/plain' });
      response.end(error instanceof HttpRefusal ? error.message : `Something went wrong. (${id})`);
    });
  };
}

async function sendGraphql(gateway: Gateway, { request, response, url, visit }: Call): Promise<void> {
  const body = request.method === 'POST' ? await readBody(request, { limit: GRAPHQL_BODY_BYTES }) : null;
  const headers = new Headers(
    Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])) as [
      string,
      string,
    ][],
  );
  const answer = await gateway.fetch(
    new Request(url, { method: request.method ?? 'GET', headers, ...(body === null ? {} : { body }) }),
    visit,
  );
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}
