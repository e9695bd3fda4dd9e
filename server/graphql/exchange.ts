import type { Scope } from '../cache/scope.ts';
import type { Asks, OperationRequest } from './asks.ts';

/** What is asked for, where that is a registered operation, and the body that was read to see it. */
export async function readAsk(
  request: Request,
  asks: Asks,
): Promise<{ ask: OperationRequest | null; body: string | null }> {
  const posted = request.method === 'POST';
  const text = posted ? await request.text() : new URL(request.url).search.slice(1);
  const { headers } = request;
  const ask = asks.read({ posted, text, contentType: headers.get('content-type'), accept: headers.get('accept') });
  return { ask, body: posted ? text : null };
}

/** The request again, whose body was read. */
export const resend = (request: Request, body: string | null): Request =>
  body === null ? request : new Request(request.url, { method: request.method, headers: request.headers, body });

/** A registered operation as it is asked for; null where a value is nested so deeply that it cannot be written. */
export const bodyOf = ({ sha256Hash, variables }: OperationRequest): string | null =>
  written({ variables, extensions: { persistedQuery: { version: 1, sha256Hash } } });

/** A value of a request as JSON; null where it is nested so deeply that it cannot be written. */
export function written(value: object): string | null {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Notes on the scope whether the answer has an error in it. */
export async function noteErrors(response: Response, scope: Scope): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const text = await response.text();
  if (response.status !== 200 || text.startsWith('{"errors":') || text.includes('"errors":[')) scope.failed = true;
  if (scope.failed && text.includes('"code":"BAD_USER_INPUT"')) scope.mistaken = true;
  return new Response(text, { status: response.status, headers: response.headers });
}

/** Those of an answer that are kept with it. */
export const headersOf = (response: Response): Record<string, string> => ({
  'content-type': response.headers.get('content-type') ?? 'application/json',
  vary: 'Accept',
});
