import type { Dispatcher } from 'undici';
import { USER_AGENT } from '../http/userAgent.ts';
import { UpstreamError } from '../upstreams/errors.ts';
import { exchange } from '../upstreams/exchange.ts';
import { parseJson } from '../upstreams/parsed.ts';
import { pathIn } from '../upstreams/restRoot.ts';
import type { Transport } from './examination.ts';
import { type Fault, heard, silence } from './reply.ts';

const SHOWN_CHARACTERS = 20_000;

/**
 * Asks once, below the root or at any address, and takes every answer as it is. Not the gateway's own client: that one
 * tries again, and answers for a service that it gave a rest.
 */
export const createProbe =
  (dispatcher: Dispatcher, timeoutMs: number): Transport =>
  async (route, { method = 'GET', headers = {}, body }, root, authorize) => {
    const { origin, pathname, search, href } = new URL(URL.canParse(route) ? route : root.origin + pathIn(root, route));
    const authorization = authorize({ method, route, address: href });
    const fields = {
      accept: 'application/json, text/html;q=0.5',
      'user-agent': `${USER_AGENT}-doctor`,
      ...headers,
      ...(authorization ? { authorization } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const request = {
      origin,
      path: pathname + search,
      method,
      headers: fields,
      body: body === undefined ? null : JSON.stringify(body),
    };
    const began = performance.now();
    const ms = () => Math.round(performance.now() - began);
    let at = 0;
    const begun = () => {
      at = Date.now();
    };
    try {
      const answer = await exchange(dispatcher, { name: 'doctor', path: route, request, timeoutMs, begun });
      const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
      const text = answer.text.slice(0, SHOWN_CHARACTERS);
      return heard(answer.status, { headers, json: parseJson(answer.text), text, ms: ms(), at });
    } catch (error) {
      const code = errnoOf(error);
      return silence(faultOf(code), code, ms());
    }
  };

function errnoOf(error: unknown): string {
  if (error instanceof UpstreamError) return error.fault === 'timeout' ? 'TIMEOUT' : error.fault;
  const { code, name, cause } = error as { code?: unknown; name?: string; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause ? errnoOf(cause) : String(name ?? 'UNKNOWN');
}

function faultOf(code: string): Fault {
  if (/TIMEOUT|TIMEDOUT/.test(code)) return 'timeout';
  if (code === 'ECONNREFUSED') return 'refused';
  if (/ENOTFOUND|EAI_/.test(code)) return 'unknown host';
  return /CERT|SELF_SIGNED|ISSUER|ERR_TLS|ERR_SSL|UNABLE_TO_VERIFY/.test(code) ? 'certificate' : 'broken off';
}
