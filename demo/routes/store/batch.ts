import { RestError } from '../../rest/error.ts';
import type { Fault } from '../../rest/params.ts';
import type { Method, Raw, SentHeaders } from '../../rest/request.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Answer, Call, Route } from '../../rest/route.ts';
import { nonceHeaders } from './cartEndpoint.ts';

interface SubRequest {
  method?: string;
  path: string;
  body?: Raw;
  headers?: Record<string, string>;
}

const MOST = 25;

/** Several writes in one call, one after the other. Each brings its own Cart-Token or nonce: the outer one is not theirs. */
export const batch = (rest: Rest): Route[] => [
  {
    path: '/wc/store/v1/batch',
    POST: {
      params: { requests: { type: 'any', required: true, check: checkRequests } },
      answer: call => run(call, rest),
    },
  },
];

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'];

function checkRequests(value: unknown): Fault | null {
  const requests = value as SubRequest[];
  if (requests.length > MOST) {
    return { code: 'rest_too_many_items', message: `requests must contain at most ${MOST} items.`, data: null };
  }
  const wrong = requests.findIndex(({ method = 'POST' }) => !METHODS.includes(method));
  if (wrong < 0) return null;
  const message = `requests[${wrong}][method] is not one of POST, PUT, PATCH, and DELETE.`;
  return { code: 'rest_not_in_enum', message, data: null };
}

function run(call: Call, rest: Rest): Answer {
  const requests: SubRequest[] = call.args.requests;
  const headers = nonceHeaders(call, rest);
  if (requests.some(({ path }) => !path.startsWith('/wc/store'))) {
    const error = new RestError(400, 'woocommerce_rest_invalid_path', 'Invalid path provided.');
    error.headers = headers;
    throw error;
  }
  const responses = requests.map(request => answerOne(request, call, rest));
  return { status: 207, body: { responses }, headers };
}

function answerOne({ method = 'POST', path, body = {}, headers = {} }: SubRequest, call: Call, rest: Rest) {
  const sent: SentHeaders = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const { user, sessions } = call;
  const asked = { method: method as Method, path, query: {}, body, brokenBody: false, refused: null };
  const answer = rest.handle({ ...asked, headers: { ...sent, cookie: call.headers.cookie }, user, sessions });
  return { body: answer.body, status: answer.status, headers: numbered(answer.headers) };
}

/** Inside the answer these two are numbers. */
const numbered = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name !== 'Set-Cookie')
      .map(([name, value]) => [name, name === 'Nonce-Timestamp' || name === 'User-ID' ? Number(value) : value]),
  );
