import { type GraphQLSchema, validate } from 'graphql';
import { listPartnerOperations, operationsChangedAt } from '../partners/operationFiles.ts';
import { otherSpelling } from './documentId.ts';
import { type FindOperation, type Operation, operationOf } from './operations.ts';

const LOOK_AGAIN_MS = 1_000;

/** What is registered for partners now. */
export interface PartnerOperations {
  find: FindOperation;
  all(): Operation[];
}

/**
 * Finds a partner's operation by its hash or as `Name@version`. What the schema could not answer any more is found
 * nowhere.
 * @param clock milliseconds that only go forward
 */
export function createPartnerOperations(
  dataDir: string,
  schema: GraphQLSchema,
  clock: () => number = () => performance.now(),
): PartnerOperations {
  let found = new Map<string, Operation>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let changed = -1;
  const read = () => {
    const judged = new Map<string, Operation>();
    for (const { name, version, hash, text } of listPartnerOperations(dataDir)) {
      const operation = { ...operationOf(text), hash };
      if (validate(schema, operation.document).length > 0) continue;
      judged.set(hash, operation).set(`${name}@${version}`, operation);
    }
    return judged;
  };
  const current = () => {
    if (clock() - lookedAt >= LOOK_AGAIN_MS) {
      lookedAt = clock();
      const now = operationsChangedAt(dataDir);
      if (now !== changed) found = read();
      changed = now;
    }
    return found;
  };
  return {
    find: id => current().get(id) ?? current().get(otherSpelling(id)),
    all: () => [...new Set(current().values())],
  };
}
