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

/** Several writes in one call, one after the other. Each brings its own Cart-Token or nonce: the outer one is not theirs. */
export const batch = (rest: Rest): Route[] => [
  {
    path: '/wc/store/v1/batch',
    POST: {
      params: { requests: { type: 'any', required: true } },
      answer: call => run(call, rest),
    },
  },
];

function run(call: Call, rest: Rest): Answer {
  const requests: SubRequest[] = call.args.requests;
  const responses = requests.map(request => answerOne(request, call, rest));
  return { status: 207, body: { responses }, headers: nonceHeaders(call, rest) };
}

function answerOne({ method = 'POST', path, body = {}, headers = {} }: SubRequest, call: Call, rest: Rest) {
  const sent: SentHeaders = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const { user, sessions } = call;
  const asked = { method: method as Method, path, query: {}, body, refused: null };
  const answer = rest.handle({ ...asked, headers: { ...sent, cookie: call.headers.cookie }, user, sessions });
  const { 'Set-Cookie': _, ...told } = answer.headers;
  return { body: answer.body, status: answer.status, headers: told };
}
