import type { IncomingMessage } from 'node:http';
import type { Raw } from '../rest/request.ts';
import { parseQuery } from './query.ts';

const MAX_BYTES = 8 * 1024 * 1024;

/** The body as PHP would see it; `broken` when it says it is JSON and is not. */
export async function readBody(request: IncomingMessage): Promise<{ body: Raw; broken: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BYTES) return { body: {}, broken: true };
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  const type = request.headers['content-type'] ?? '';
  if (text === '') return { body: {}, broken: false };
  if (type.startsWith('application/x-www-form-urlencoded')) return { body: parseQuery(text), broken: false };
  if (!type.startsWith('application/json')) return { body: {}, broken: false };
  return parseJson(text);
}

function parseJson(text: string): { body: Raw; broken: boolean } {
  try {
    const body: unknown = JSON.parse(text);
    return { body: body && typeof body === 'object' ? (body as Raw) : {}, broken: false };
  } catch {
    return { body: {}, broken: true };
  }
}
