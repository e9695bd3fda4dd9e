import type { IncomingMessage } from 'node:http';
import { HttpRefusal } from '../../http/refusal.ts';

export const FORM_BODY_BYTES = 256 * 1024;
/** WooCommerce sends a product whole. */
export const WEBHOOK_BODY_BYTES = 2 * 1024 * 1024;
/** As long as a body of these sizes may take to come in. */
const BODY_MS = 30_000;

/** Whether a client is still sending what it announced. */
export const isUnfinished = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a request's body as text.
 * @throws HttpRefusal 413 for more than `limit` bytes, 415 for a Content-Encoding or charset, 400 for anything but UTF-8
 */
export async function readBody(request: IncomingMessage, { limit }: { limit: number }): Promise<string> {
  const bytes = await readBytes(request, { limit });
  try {
    return utf8.decode(bytes);
  } catch {
    throw new HttpRefusal(400, 'INVALID_UTF8');
  }
}

function refuseEncoding(headers: IncomingMessage['headers']): void {
  const encoding = headers['content-encoding']?.trim().toLowerCase();
  if (encoding && encoding !== 'identity')
    throw new HttpRefusal(
      415,
      'UNSUPPORTED_ENCODING',
      { encoding: encoding.slice(0, 20) },
      { 'accept-encoding': 'identity' },
    );
  const charset = /;\s*charset="?([\w.:-]+)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset && !/^utf-?8$/i.test(charset))
    throw new HttpRefusal(415, 'UNSUPPORTED_ENCODING', { encoding: charset.slice(0, 20) });
}

/**
 * Reads a request's body as it came.
 * @throws HttpRefusal 413 for more than `limit` bytes, 415 for a Content-Encoding or charset
 */
export async function readBytes(request: IncomingMessage, { limit }: { limit: number }): Promise<Buffer> {
  refuseEncoding(request.headers);
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limit) throw tooLarge(limit);
  const patience = setTimeout(() => request.destroy(), BODY_MS);
  try {
    return await collect(request, limit);
  } finally {
    clearTimeout(patience);
  }
}

/** By events: an iterator costs as much as all else that is done for an answer that is kept. */
function collect(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    // Every request is closed in the end, and an error is dear to make.
    const aborted = () => {
      if (!request.readableEnded) reject(new HttpRefusal(400, 'REQUEST_ABORTED'));
    };
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= limit) chunks.push(chunk);
      else if (bytes - chunk.length <= limit) reject(tooLarge(limit));
    });
    request.on('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    request.on('error', aborted);
    request.on('close', aborted);
  });
}

const tooLarge = (limit: number) => new HttpRefusal(413, 'PAYLOAD_TOO_LARGE', { limit });
