import { setTimeout as sleep } from 'node:timers/promises';
import type { TypedDocumentString } from './gql/graphql.ts';

/** What the gateway refused, or could not answer. */
export class GatewayError extends Error {
  /** stands in the list of error codes */
  readonly code: string;
  /** finds the line in the operator's log */
  readonly requestId: string | null;

  constructor(message: string, code: string, requestId: string | null) {
    super(message);
    this.code = code;
    this.requestId = requestId;
  }
}

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; path?: (string | number)[]; extensions?: { code?: string } }[];
}

export interface ClientOptions {
  url: string;
  key: string;
}

const TRIES = 3;
const TIMEOUT_MS = 15_000;

/** Asks the gateway, typed by the document. It carries a cart from one answer to the next; there are no cookies. */
export function createClient({ url, key }: ClientOptions) {
  let cartToken = 'new';
  return async function ask<Data, Variables>(
    document: TypedDocumentString<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    for (let tries = 1; ; tries += 1) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json',
          'x-api-key': key,
          'cart-token': cartToken,
        },
        body: JSON.stringify({ query: document.toString(), variables }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      cartToken = response.headers.get('cart-token') ?? cartToken;
      const retryAfter = Number(response.headers.get('retry-after'));
      if (response.status === 429 && retryAfter > 0 && tries < TRIES) {
        await response.body?.cancel();
        await sleep(retryAfter * 1_000);
        continue;
      }
      const { data, errors } = (await response.json()) as Answer<Data>;
      // What is null beside an error is missing in this answer alone: a price list without a price would be a lie.
      const error = errors?.[0];
      if (error || !data)
        throw new GatewayError(
          error?.message ?? `No data came with status ${response.status}.`,
          error?.extensions?.code ?? 'UNKNOWN',
          response.headers.get('x-request-id'),
        );
      return data;
    }
  };
}
