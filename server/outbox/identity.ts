import { hash } from 'node:crypto';
import { keySpace } from '../partners/keySpace.ts';
import { artworkOf, type FormValues } from './form.ts';
import type { Submission } from './outcome.ts';

/** By which two submissions are known to be one. */
export interface Identity {
  /** One stored submission has it. Client keys and derived ones never meet. */
  readonly key: string;
  /** SHA-256 of kind and normalised fields. */
  readonly bodyHash: string;
  /** The key as earlier releases stored a partner's, among those of everybody. */
  readonly earlierKey?: string;
  /** The key was made from the fields: it only holds for `DERIVED_KEY_MS`. */
  readonly derived: boolean;
}

/** The identity of a submission under the client's key, or under its fields and files where there is none. */
export function identify(submission: Submission, values: FormValues): Identity {
  const { kind, key, partner, network } = submission;
  const bodyHash = hash('sha256', JSON.stringify([kind, Object.entries(values), ...artworkOf(submission)]));
  // A client's key is kept hashed: of any length, and of no use to a reader of the file.
  // A repeat opens the request to its sender: what somebody else can guess of it is no proof.
  const body = kind === 'quote' && network ? hash('sha256', `${network} ${bodyHash}`) : bodyHash;
  const everybodys = key ? `key:${hash('sha256', key)}` : `body:${body}`;
  return {
    key: keySpace(partner) + everybodys,
    bodyHash,
    derived: !key,
    ...(partner === undefined ? {} : { earlierKey: everybodys }),
  };
}
