import type { IncomingMessage } from 'node:http';
import { HttpRefusal } from '../../http/refusal.ts';

const TAKEN = ['GET', 'HEAD', 'POST'];

/** @throws HttpRefusal 405 for a method that no route takes */
export function checkMethod({ method = '' }: IncomingMessage): void {
  if (TAKEN.includes(method)) return;
  throw new HttpRefusal(405, 'METHOD_NOT_ALLOWED', { method: method.slice(0, 10) }, { allow: TAKEN.join(', ') });
}
