import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { artworkLimits } from '../../../../rules/forms/artwork.ts';
import { HttpRefusal } from '../../../http/refusal.ts';

/** One file of a multipart body, as it comes in. */
export interface IncomingFile {
  readonly content: Readable;
  readonly name: string;
  /** from the field `key` before it */
  readonly key: string | undefined;
}

/** All files of a request with the text around them. */
export const UPLOAD_BODY_BYTES = artworkLimits.files * artworkLimits.bytes + 1024 * 1024;

const MOST_FILES = 20;
/** More than the longest form has. */
export const MOST_FIELDS = 600;

const LIMITS = {
  parts: MOST_FIELDS + MOST_FILES,
  files: MOST_FILES,
  fields: 20,
  fieldSize: 200,
  headerPairs: 20,
  fileSize: artworkLimits.bytes + 1,
};

/** Room is kept for what comes in: who sends less than this in so long keeps it from others. */
const SLOWEST_BYTES = 16_000;
const LOOKED_AFTER_MS = 30_000;

/** What a form sends beside its files. */
interface BesideFiles {
  limits: { fields: number; fieldSize: number };
  /** bytes of all fields together: what is beyond them is not handed on, and the form is refused */
  textBytes: number;
  onField: (name: string, value: string) => void;
}

/**
 * Hands each file of a multipart body to `take` while it comes in, and answers with what became of each.
 * @throws HttpRefusal 413, 415, or 400 for a body that breaks off; then every file's content has ended in an error
 */
export async function readFiles<Result>(
  request: IncomingMessage,
  take: (file: IncomingFile, index: number) => Promise<Result>,
  beside?: BesideFiles,
): Promise<Result[]> {
  if (Number(request.headers['content-length'] ?? 0) > UPLOAD_BODY_BYTES) throw tooLarge();
  const parser = createParser(request, beside?.limits);
  const contents: Readable[] = [];
  const results: Promise<Result>[] = [];
  const { textBytes = Number.POSITIVE_INFINITY } = beside ?? {};
  let key: string | undefined;
  let text = 0;
  let hasMore = false;
  // What is beyond is left out, yet costs as much to read.
  for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const)
    parser.on(limit, () => {
      hasMore = true;
    });
  parser.on('field', (field, value) => {
    text += Buffer.byteLength(field) + Buffer.byteLength(value);
    if (text > textBytes) return;
    if (field === 'key') key = value;
    beside?.onField(field, value);
  });
  const check = () => {
    if (hasMore) throw new HttpRefusal(413, 'TOO_MANY_PARTS');
    if (text > textBytes) throw tooLarge(textBytes);
  };
  parser.on('file', (_field, content, name) => {
    // The parser ends a part that breaks off as if it were whole.
    content.on('error', error => content.destroy(error));
    const file = { content, name: unescaped(name ?? ''), key: key || undefined };
    results.push(take(file, results.length).finally(() => content.resume()));
    contents.push(content);
    key = undefined;
  });
  try {
    await feed(parser, request, check);
    check();
  } catch (error) {
    for (const content of contents) content.destroy(new Error('The upload broke off'));
    await Promise.allSettled(results);
    throw error instanceof HttpRefusal ? error : new HttpRefusal(400, 'REQUEST_ABORTED');
  }
  return Promise.all(results);
}

function createParser({ headers }: IncomingMessage, limits: Partial<BesideFiles['limits']> = {}): BusboyInstance {
  const type = headers['content-type'];
  if (!type?.startsWith('multipart/form-data')) throw notMultipart();
  try {
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits: { ...LIMITS, ...limits } });
  } catch {
    throw notMultipart();
  }
}

/** @param check looks at what was read, after each piece */
async function feed(parser: BusboyInstance, request: IncomingMessage, check: () => void): Promise<void> {
  // Fails at the first error, also one that comes while nobody waits for the parser.
  const finished = once(parser, 'finish');
  finished.catch(() => {});
  let bytes = 0;
  let before = 0;
  const watch = setInterval(() => {
    if (bytes - before < SLOWEST_BYTES) request.destroy();
    before = bytes;
  }, LOOKED_AFTER_MS);
  try {
    // Giving up must not destroy the socket that the refusal is to be written to.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length;
      if (bytes > UPLOAD_BODY_BYTES) throw tooLarge();
      if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), finished]);
      check();
    }
  } finally {
    clearInterval(watch);
  }
  parser.end();
  await finished;
}

/** What a browser writes in a name for the characters that would end it. */
const unescaped = (name: string): string => name.replace(/%(?:22|0d|0a)/gi, decodeURIComponent);

const tooLarge = (limit = UPLOAD_BODY_BYTES) => new HttpRefusal(413, 'PAYLOAD_TOO_LARGE', { limit });
const notMultipart = () => new HttpRefusal(415, 'NOT_MULTIPART');
