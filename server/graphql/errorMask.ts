import { GraphQLError, Kind } from 'graphql';
import type { Logger } from 'pino';
import { fillText } from '../../rules/fillText.ts';
import { DeadlineError } from '../cache/deadline.ts';
import { type ErrorCode, HttpRefusal } from '../http/refusal.ts';
import { currentRequestId } from '../http/requestId.ts';
import { errorTexts, serviceNames } from '../http/texts.ts';
import { UpstreamError } from '../upstreams/errors.ts';

export interface ErrorMaskOptions {
  log: Logger;
  requestId?: () => string | undefined;
}

/**
 * Decides what a client learns of an error, for yoga's `maskedErrors`. Errors with a code were written for the client;
 * of everything else it learns a code, a fixed text and the request id, and the log the rest.
 */
export function createErrorMask({ log, requestId = currentRequestId }: ErrorMaskOptions) {
  const logged = new WeakSet<object>();
  return (error: unknown): Error => {
    const cause = originOf(error);
    const located = error instanceof GraphQLError ? error : null;
    if (cause instanceof HttpRefusal) return refused(cause, located);
    if (cause instanceof GraphQLError && located && located !== cause && isClientFault(located))
      return badInput(located, cause.message);
    if (cause instanceof GraphQLError && typeof cause.extensions?.code === 'string')
      return cause.extensions.originalError ? unreadable(cause) : nameless(located ?? cause);
    if (cause instanceof GraphQLError && isClientFault(cause)) return badInput(located ?? cause, cause.message);
    const code = codeOf(cause);
    const id = requestId();
    const path = located?.path?.join('.');
    // One failed load reaches every field that waited for it.
    if (cause instanceof Object && !logged.has(cause)) {
      logged.add(cause);
      const line = { requestId: id, code, path, err: cause };
      if (code === 'INTERNAL_SERVER_ERROR') log.error(line, 'A resolver failed');
      else log.warn(line, 'A service failed');
    }
    return masked(code, located, id, cause instanceof UpstreamError ? cause.upstream : '');
  };
}

/** What was thrown, below the layers that located it. */
function originOf(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause;
}

/** Raised before any resolver ran, or about a value in the document: what the client sent does not fit. */
const isClientFault = (error: GraphQLError): boolean =>
  !error.path || (error.nodes !== undefined && error.nodes.length > 0 && error.nodes[0]!.kind !== Kind.FIELD);

function codeOf(cause: unknown): ErrorCode {
  if (cause instanceof DeadlineError) return 'UPSTREAM_TIMEOUT';
  return cause instanceof UpstreamError && cause.code in errorTexts
    ? (cause.code as ErrorCode)
    : 'INTERNAL_SERVER_ERROR';
}

const place = (error: GraphQLError | null) =>
  error ? { nodes: error.nodes, source: error.source, positions: error.positions, path: error.path } : {};

const masked = (
  code: ErrorCode,
  located: GraphQLError | null,
  requestId: string | undefined,
  upstream: string,
): GraphQLError =>
  new GraphQLError(fillText(errorTexts[code], { service: serviceNames[upstream] ?? 'The service' }), {
    ...place(located),
    extensions: {
      code,
      ...(requestId ? { requestId } : {}),
      // Without a place the whole request failed; yoga makes it a 500 and drops the mark.
      ...(located?.path ? {} : { unexpected: true }),
    },
  });

/** Of a body that is no JSON yoga tells how it failed to read it, and goes by that for the status. */
const unreadable = ({ message, extensions: { code } }: GraphQLError): GraphQLError =>
  new GraphQLError(message, { extensions: { code, http: { status: 400 } } });

/** Yoga does not say what is missing. */
const nameless = (error: GraphQLError): GraphQLError =>
  error.extensions.code === 'OPERATION_RESOLUTION_FAILURE'
    ? new GraphQLError(errorTexts.OPERATION_RESOLUTION_FAILURE, { extensions: error.extensions })
    : error;

const refused = (refusal: HttpRefusal, located: GraphQLError | null): GraphQLError =>
  new GraphQLError(refusal.message, {
    ...place(located),
    extensions: { code: refusal.code, http: { status: refusal.status, headers: refusal.headers } },
  });

/** Which variable does not fit, and where in it. */
function whereIn(variable: string): string {
  const [, start, name, at] = /^(Variable "\$(\w+)")(?: has invalid value at ([\w.[\]]+): )?/.exec(variable) ?? [];
  return start ? `${start}${at ? ` at "${name}${at}"` : ''}: ` : '';
}

/** The value that does not fit, which may be a whole form, is left out where it is more than a word or two. */
const withoutValue = (reason: string): string =>
  reason
    .replace(/[,;] found: .*$/s, '.')
    .replace(/ Found: .*$/s, '')
    .replace(/ value: (?:[[{]|.{80}).*$/s, ' value.');

const badInput = (error: GraphQLError, reason: string): GraphQLError =>
  new GraphQLError(`${error.message === reason ? '' : whereIn(error.message)}${withoutValue(reason)}`, {
    ...place(error),
    extensions: {
      ...error.extensions,
      code: 'BAD_USER_INPUT',
      ...(error.path ? {} : { http: { status: 400, spec: true } }),
    },
  });
