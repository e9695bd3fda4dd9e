import { hash } from 'node:crypto';
import type { GraphQLSchema } from 'graphql';
import { createBounded } from '../cache/bounded.ts';
import { HttpRefusal } from '../http/refusal.ts';
import { type AnswerType, answerTypeOf } from './answerType.ts';
import { documentIdOf } from './documentId.ts';
import { largestBody, QUERY_BODY_BYTES } from './largestBody.ts';
import type { FindOperation, Operation, Operations } from './operations.ts';
import { createSharedAnswers } from './sharedAnswers.ts';

/** A GraphQL request as it came in. */
interface Sent {
  posted: boolean;
  contentType: string | null | undefined;
  accept: string | null | undefined;
  /** the body of a POST, the query string of a GET */
  text: string;
}

/** A request for a registered operation. */
export interface OperationRequest {
  sha256Hash: string;
  /** of the operation */
  name: string;
  /** those that the operation declares; others are dropped */
  variables: Readonly<Record<string, unknown>>;
  /** the answer's content type, as the client takes it */
  accept: AnswerType;
  /** names the answer that every visitor may see, in 43 characters; null for anything else */
  key: string | null;
}

/** Reads which registered operation is asked for. */
export interface Asks {
  /** bytes of the largest body that can be valid */
  longest(): number;
  /** Null for whatever is no plain request for a registered operation. */
  read(sent: Sent): OperationRequest | null;
  /** Judges a body that came in from outside. @throws HttpRefusal 413 for more than the operation's largest valid one */
  checkLength(ask: Pick<OperationRequest, 'sha256Hash'>, body: string): void;
}

/** Texts read before: what is asked often is parsed once. */
const MEMORY_BYTES = 2 * 1024 * 1024;
const LONGEST_REMEMBERED = 2_000;
const JSON_TYPE = /^\s*application\/(graphql\+)?json\s*(;|$)/i;

export interface AsksOptions {
  find: FindOperation;
  /** those of this build and the last ones, of which the largest decides how much is read */
  own: Operations;
  schema: GraphQLSchema;
}

export function createAsks({ find, own, schema }: AsksOptions): Asks {
  const isShared = createSharedAnswers(schema);
  const limits = new WeakMap<Operation, number>();
  const limitOf = (operation: Operation): number => {
    const limit = limits.get(operation) ?? largestBody(schema, operation.definition);
    limits.set(operation, limit);
    return limit;
  };
  const known = createBounded<OperationRequest>({
    maxBytes: MEMORY_BYTES,
    sizeOf: (_, text) => 4 * text.length + 300,
  });

  function parse({ posted, text }: Sent, accept: AnswerType): OperationRequest | null {
    const { query, variables, ...named } = posted ? JSON.parse(text) : parametersOf(text);
    const id = documentIdOf(named);
    // Where a query comes along, it is the query that is answered.
    const operation = id !== null && !query ? find(id) : undefined;
    if (id === null || !operation) return null;
    const declared = declaredOf(operation, variables);
    if (declared === null) return null;
    // What is one visitor's own is refused to a GET where it is executed.
    const shared = isShared(operation);
    if (!shared && !posted) return null;
    const asked = { sha256Hash: operation.hash ?? id, name: operation.name, variables: declared, accept };
    return { ...asked, key: shared ? keyOf(asked) : null };
  }

  let longest: number | undefined;
  return {
    longest() {
      longest ??= Math.max(QUERY_BODY_BYTES, ...[...own.values()].map(limitOf));
      return longest;
    },
    read(sent) {
      if (sent.posted && !JSON_TYPE.test(sent.contentType ?? '')) return null;
      const accept = answerTypeOf(sent.accept);
      if (accept === null) return null;
      const text = `${sent.posted} ${accept} ${sent.text}`;
      const read = known.get(text);
      // A partner's operation may have been removed since.
      if (read && find(read.sha256Hash)) return read;
      try {
        const ask = parse(sent, accept);
        if (ask?.key && text.length <= LONGEST_REMEMBERED) known.set(text, ask);
        return ask;
      } catch {
        // What is no JSON of a request, or nested beyond any use, is refused where it is executed.
        return null;
      }
    },
    checkLength({ sha256Hash }, body) {
      const operation = find(sha256Hash);
      const limit = operation && limitOf(operation);
      if (limit !== undefined && Buffer.byteLength(body) > limit)
        throw new HttpRefusal(413, 'PAYLOAD_TOO_LARGE', { limit });
    },
  };
}

function parametersOf(search: string) {
  const parameters = new URLSearchParams(search);
  return {
    query: parameters.get('query'),
    documentId: parameters.get('documentId'),
    variables: JSON.parse(parameters.get('variables') || '{}'),
    extensions: JSON.parse(parameters.get('extensions') || '{}'),
  };
}

/** Null where the variables are none. */
function declaredOf({ declared }: Operation, variables: unknown): Record<string, unknown> | null {
  if (variables === undefined || variables === null) return {};
  if (typeof variables !== 'object' || Array.isArray(variables)) return null;
  return Object.fromEntries(Object.entries(variables).filter(([name]) => declared.has(name)));
}

/** The same for the same operation, variables in whatever order and answer's type. A null is not an absence: a default stands for the latter. */
const keyOf = ({ sha256Hash, variables, accept }: Omit<OperationRequest, 'key'>): string =>
  hash('sha256', JSON.stringify([sha256Hash, accept, sorted(variables)]), 'base64url');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!value || typeof value !== 'object') return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, one]) => [name, sorted(one)]));
}
