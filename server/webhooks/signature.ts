import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether `signature` is the HMAC-SHA256 of these parts, one after the other. Takes as long for a near miss as for a far one. */
export function isSignedBy(secret: string, parts: readonly (string | Uint8Array)[], signature: Buffer): boolean {
  const hmac = createHmac('sha256', secret);
  for (const part of parts) hmac.update(part);
  const own = hmac.digest();
  return own.length === signature.length && timingSafeEqual(own, signature);
}
