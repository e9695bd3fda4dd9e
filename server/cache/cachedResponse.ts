import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

/** Looks back as far as a page is long, 256 kB: looking farther takes memory anew for each of them, and finds nothing. */
const WINDOW_BITS = 18;

const brotli = (quality: number) => (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
const compress = { gzip: promisify(gzip), br: brotli(5) };
/** A tenth smaller, for fifty times the work. */
const compressMost = brotli(11);
/** What is asked for so often is worth it. */
const ASKED_OFTEN = 8;
/** Of those one is made at a time: visitors need the processor, too. */
let making = Promise.resolve();
const decompress = { gzip: promisify(gunzip), br: promisify(brotliDecompress) };

/** What travels smaller than this is not worth compressing. */
const SMALLEST_COMPRESSED = 1_000;
/** What is compressed already. */
const DENSE = /^(font\/|image\/(?!svg))/;

type Packing = keyof typeof compress;
export type Encoding = 'identity' | Packing;

/** An answer or a page as bytes, compressed once per encoding; what is asked for often once more, as small as it gets. */
export interface CachedResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** bytes of it where it is not compressed */
  length: number;
  etag: string;
  /** false when something in it could not be renewed by its service */
  fresh: boolean;
  /** false for what is sent as it is, whatever is asked for */
  compressible: boolean;
  encoded(encoding: Encoding): Promise<Buffer>;
}

/** What is kept of a response besides its bytes. */
export interface KeptEntry {
  readonly tags: readonly string[];
  /** milliseconds since 1970 */
  readonly expiresAt: number;
}

const entries = new WeakMap<CachedResponse, () => KeptEntry | null>();

/** Says of a response how to find out what is kept of it. */
export const rememberEntry = (response: CachedResponse, read: () => KeptEntry | null): void =>
  void entries.set(response, read);

/** What a response was made from, while it is kept; null once it was dropped, and of what never was. */
export const keptEntry = (response: CachedResponse): KeptEntry | null => entries.get(response)?.() ?? null;

/**
 * Bytes to send, with their ETag, in the forms that are asked for. Nearly everyone takes them compressed: once they are,
 * the plain ones, which are by far the most, are held again only when somebody asks for them.
 */
export function cachedResponse(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  fresh = true,
): CachedResponse {
  const forms = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(exactly(body))]]);
  let asks = 0;
  const compressible = body.length >= SMALLEST_COMPRESSED && !DENSE.test(headers['content-type'] ?? '');
  return {
    status,
    headers,
    length: body.length,
    fresh,
    compressible,
    etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"`,
    encoded(asked) {
      const encoding = compressible ? asked : 'identity';
      if (encoding === 'br') asks += 1;
      if (encoding === 'br' && asks === ASKED_OFTEN) making = making.then(() => repacked(forms)).catch(() => {});
      const form = forms.get(encoding) ?? (encoding === 'identity' ? unpacked(forms) : packed(forms, encoding));
      forms.set(encoding, form);
      return form;
    },
  };
}

async function packed(forms: Map<Encoding, Promise<Buffer>>, encoding: Packing): Promise<Buffer> {
  const bytes = await compress[encoding](await (forms.get('identity') ?? unpacked(forms)));
  forms.delete('identity');
  return exactly(bytes);
}

/** Puts the smallest form in the place of the one that was made while somebody waited for it. */
async function repacked(forms: Map<Encoding, Promise<Buffer>>): Promise<void> {
  const quick = await forms.get('br');
  const smallest = quick && (await compressMost(await decompress.br(quick)));
  if (smallest && smallest.length < quick.length) forms.set('br', Promise.resolve(exactly(smallest)));
}

/**
 * zlib answers with a view of the 64 kB that it wrote into, and Node cuts short bodies out of 64 kB for all of them: these
 * would be held as long as the view is.
 */
function exactly(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

async function unpacked(forms: Map<Encoding, Promise<Buffer>>): Promise<Buffer> {
  const [encoding, form] = [...forms].find(([name]) => name !== 'identity') as [Packing, Promise<Buffer>];
  return exactly(await decompress[encoding](await form));
}
