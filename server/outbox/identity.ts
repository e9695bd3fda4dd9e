import { hash } from 'node:crypto';
import type { FormValues, SubmissionKind } from './form.ts';

/** By which two submissions are known to be one. */
export interface Identity {
  /** One stored submission has it. Client keys and derived ones never meet. */
  readonly key: string;
  /** SHA-256 of kind and normalised fields. */
  readonly bodyHash: string;
  /** The key was made from the fields: it only holds for `DERIVED_KEY_MS`. */
  readonly derived: boolean;
}

/** How long the same fields without a key are the same submission: 24 hours. */
export const DERIVED_KEY_MS = 24 * 60 * 60 * 1000;

/** The identity of a submission under the client's key, or under its fields and files where there is none. */
export function identify(
  kind: SubmissionKind,
  values: FormValues,
  artwork: readonly string[],
  key: string | null | undefined,
): Identity {
  const bodyHash = hash('sha256', JSON.stringify([kind, Object.entries(values), ...artwork]));
  // A client's key is kept hashed: of any length, and of no use to a reader of the file.
  return key
    ? { key: `key:${hash('sha256', key)}`, bodyHash, derived: false }
    : { key: `body:${bodyHash}`, bodyHash, derived: true };
}
