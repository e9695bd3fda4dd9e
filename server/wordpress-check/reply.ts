import { z } from 'zod';
import type { Availability, Reach } from './capabilities.ts';

/** Why nothing was heard. */
export type Fault = 'timeout' | 'refused' | 'unknown host' | 'certificate' | 'broken off';

interface Answered {
  readonly headers: Readonly<Record<string, string>>;
  /** undefined for a body that is no JSON */
  readonly json: unknown;
  /** the beginning of the body */
  readonly text: string;
  readonly ms: number;
  /** when it came, in ms */
  readonly at: number;
}

/** What came back; its status is null where nothing was heard. `code`: as the system says it, e.g. ECONNREFUSED */
export type Reply =
  | (Answered & { readonly status: number })
  | (Answered & { readonly status: null; readonly fault: Fault; readonly code: string });

const unknown = { headers: {}, json: undefined, text: '', ms: 0 };

export const heard = (status: number, answered: Partial<Answered>): Reply => ({
  ...unknown,
  at: Date.now(),
  ...answered,
  status,
});

export const silence = (fault: Fault, code: string, ms = 0): Reply => ({
  ...unknown,
  at: Date.now(),
  ms,
  status: null,
  fault,
  code,
});

export interface ProbeRequest {
  readonly method?: 'GET' | 'POST' | 'DELETE' | 'OPTIONS';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The service's own word for a refusal, e.g. rest_forbidden. */
export function codeOf(reply: Reply): string | null {
  const { code } = (reply.json || {}) as { code?: unknown };
  return typeof code === 'string' ? code : null;
}

/** Why a reply is not the index of a WordPress, in the words of our own codes. */
export function faultOf(reply: Reply): Reach['fault'] {
  if (reply.status === null) {
    const code = reply.fault === 'timeout' ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_UNREACHABLE';
    return { code, status: null, cause: reply.code };
  }
  const { status } = reply;
  const refused = status === 401 || status === 403 ? 'UPSTREAM_UNAUTHORIZED' : 'UPSTREAM_ERROR';
  return { code: status < 300 ? 'UPSTREAM_INVALID_ANSWER' : refused, status, cause: null };
}

/** A reply in a few words, e.g. `401 woocommerce_rest_cannot_view`. */
export function said(reply: Reply): string {
  if (reply.status === null) return `no answer (${reply.code})`;
  const code = codeOf(reply) ?? (reply.json === undefined ? ', no JSON' : ', not what was asked for');
  return `${reply.status}${code.startsWith(',') ? '' : ' '}${code}`;
}

/** What a reply holds where it answers what was asked for. */
export const read = <Read extends z.ZodType>(reply: Reply, shape: Read): z.output<Read> | undefined =>
  reply.status === 200 ? shape.safeParse(reply.json).data : undefined;

/** What a reply says of the thing that was asked for. A 404 in a web server's own words says nothing of it. */
export function availabilityOf(reply: Reply): Availability {
  if (reply.status === null) return 'unknown';
  if (reply.status === 401 || reply.status === 403) return 'refused';
  if (reply.status === 404 && codeOf(reply)) return 'absent';
  return reply.status < 300 && reply.json !== undefined ? 'available' : 'unknown';
}

const described = z.object({ methods: z.array(z.string()) });

type Ask = (route: string, question: ProbeRequest) => Promise<Reply>;

/** By the route's description of itself; WordPress describes what it does not have by an empty list. */
export async function takes(method: string, route: string, ask: Ask): Promise<Availability> {
  const reply = await ask(`${route}?_fields=methods`, { method: 'OPTIONS' });
  const availability = availabilityOf(reply);
  if (availability !== 'available') return availability;
  return read(reply, described)?.methods.includes(method) ? 'available' : 'absent';
}

/** A web server without rewriting says 404 in its own words; a WordPress with plain permalinks shows its front page. */
export const isHidden = (reply: Reply): boolean =>
  reply.status !== null && reply.json === undefined && (reply.status < 300 || reply.status === 404);

const SHOWN_HEADERS = ['content-type', 'date', 'server', 'location', 'retry-after', 'x-powered-by'];

/** An answer as raw data. */
export function shown(reply: Reply): unknown {
  const { status, ms, json, text } = reply;
  if (status === null) return { kind: 'silence', fault: reply.fault, code: reply.code, ms };
  const headers = Object.fromEntries(Object.entries(reply.headers).filter(([name]) => SHOWN_HEADERS.includes(name)));
  return { status, ms, headers, body: json ?? text.slice(0, 500) };
}
