import { type Dispatcher, request } from 'undici';
import { USER_AGENT } from '../http/userAgent.ts';
import { pathIn } from '../upstreams/restRoot.ts';
import type { Transport } from './examination.ts';
import type { Fault, ProbeRequest, Reply } from './reply.ts';

const MOST_BYTES = 1024 * 1024;
const SHOWN_CHARACTERS = 20_000;

/** Asks by itself, below the root or at any address. */
export const createProbe =
  (dispatcher: Dispatcher, timeoutMs: number): Transport =>
  (route, question, root, authorize) => {
    const address = URL.canParse(route) ? route : new URL(root.url).origin + pathIn(root, route);
    const authorization = authorize({ method: question.method ?? 'GET', route, address });
    const headers = { ...question.headers, ...(authorization ? { authorization } : {}) };
    return probe(dispatcher, address, { ...question, headers }, timeoutMs);
  };

/**
 * Asks once and takes every answer as it is. Not the gateway's own client: that one hides headers, tries again, and
 * answers for a service that it gave a rest.
 */
async function probe(
  dispatcher: Dispatcher,
  url: string,
  { method = 'GET', headers = {}, body }: ProbeRequest,
  timeoutMs: number,
): Promise<Reply> {
  const began = performance.now();
  const ms = () => Math.round(performance.now() - began);
  try {
    const response = await request(url, {
      dispatcher,
      method,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json, text/html;q=0.5',
        'user-agent': `${USER_AGENT}-doctor`,
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const at = Date.now();
    const text = await readText(response.body);
    return {
      kind: 'heard',
      status: response.statusCode,
      headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
      json: parsed(text),
      text: text.slice(0, SHOWN_CHARACTERS),
      ms: ms(),
      at,
    };
  } catch (error) {
    const code = errnoOf(error);
    return { kind: 'silence', fault: faultOf(code), code, ms: ms() };
  }
}

async function readText(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function errnoOf(error: unknown): string {
  const { code, name, cause } = error as { code?: unknown; name?: string; cause?: unknown };
  if (name === 'TimeoutError') return 'TIMEOUT';
  if (typeof code === 'string') return code;
  return cause ? errnoOf(cause) : String(name ?? 'UNKNOWN');
}

function faultOf(code: string): Fault {
  if (/TIMEOUT|TIMEDOUT/.test(code)) return 'timeout';
  if (code === 'ECONNREFUSED') return 'refused';
  if (/ENOTFOUND|EAI_/.test(code)) return 'unknown host';
  return /CERT|SELF_SIGNED|ISSUER|ERR_TLS|ERR_SSL|UNABLE_TO_VERIFY/.test(code) ? 'certificate' : 'broken off';
}
