import { createHmac, timingSafeEqual } from 'node:crypto';

/** The least length of a secret, in characters, whatever it is for. */
const SHORTEST = 24;

/** The secret as it was given. @throws a RangeError for one that is empty or short: anybody could guess it */
export function longEnough<Secret extends string | Uint8Array>(secret: Secret): Secret {
  if (secret.length < SHORTEST) throw new RangeError(`A secret is shorter than ${SHORTEST} characters`);
  return secret;
}

/** HMAC-SHA256 of these parts, one after the other. @throws a RangeError for a secret that is none */
export function sign(secret: string | Uint8Array, ...parts: readonly (string | Uint8Array)[]): Buffer {
  const hmac = createHmac('sha256', longEnough(secret));
  for (const part of parts) hmac.update(part);
  return hmac.digest();
}

/** Whether two signatures are the same, in a time that tells nothing of either. Nothing is not a signature. */
export const isSame = (own: Uint8Array, given: Uint8Array): boolean =>
  own.length > 0 && own.length === given.length && timingSafeEqual(own, given);
