import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request carries the operator's token, compared in a time that tells nothing of it. */
export function isOperator({ headers }: Pick<IncomingMessage, 'headers'>, token: string): boolean {
  const given = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}
