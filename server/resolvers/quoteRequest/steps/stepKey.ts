import { hash } from 'node:crypto';
import type { StepKey } from '../../../quotes/life/takeStep.ts';

/** By which a repeated call is known: the client's key, else the fields themselves; of one request and one kind of step. */
export function stepKey(kind: string, reference: string, key: string | null | undefined, fields: unknown): StepKey {
  const bodyHash = hash('sha256', JSON.stringify([kind, reference, fields]));
  // A client's key is kept hashed: of any length, and of no use to a reader of the database.
  return key
    ? { key: `key:${hash('sha256', `${kind} ${reference} ${key}`)}`, bodyHash, derived: false }
    : { key: `body:${bodyHash}`, bodyHash, derived: true };
}
