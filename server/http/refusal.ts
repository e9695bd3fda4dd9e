import { GraphQLError } from 'graphql';
import { fillText } from '../../rules/fillText.ts';
import { errorTexts, serviceNames } from './texts.ts';

export type ErrorCode = keyof typeof errorTexts;

/** A request that is answered with a status and a code and nothing else. */
export class HttpRefusal extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: ErrorCode,
    values: Record<string, string | number> = {},
    headers: Record<string, string> = {},
  ) {
    super(fillText(errorTexts[code], { service: serviceNames.content!, ...values }));
    this.name = 'HttpRefusal';
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/**
 * A refusal inside GraphQL. `spec` makes its status the one that GraphQL over HTTP asks for: 400 where the client
 * accepts application/graphql-response+json, 200 where it knows application/json only. Without it the status stands.
 */
export const refuse = (
  code: ErrorCode,
  values: Record<string, string | number> = {},
  status = 400,
  spec = true,
): GraphQLError =>
  new GraphQLError(fillText(errorTexts[code], values), {
    extensions: { code, http: { status, ...(spec ? { spec } : {}) } },
  });
