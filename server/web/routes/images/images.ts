import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Logger } from 'pino';
import { WIDTHS } from '../../../../rules/pictures.ts';
import { HttpRefusal } from '../../../http/refusal.ts';
import type { ImageAddresses, ImageFormat, OpenedAddress } from '../../../upstreams/html/imageAddress.ts';
import { createDerivedCache } from './derivedCache.ts';
import { createDraw } from './draw.ts';
import { createLighter } from './lighter.ts';
import { createFetchOriginal, type FetchOriginal, OriginalError } from './original.ts';
import { createOriginalCache } from './originalCache.ts';
import { sendPicture } from './sendPicture.ts';
import { createStillThere, type Source } from './stillThere.ts';

export interface ImagesOptions {
  addresses: ImageAddresses;
  dataDir: string;
  log: Logger;
  /** stands in for the network in tests */
  fetchOriginal?: FetchOriginal;
  maxBytes?: number;
  /** milliseconds of work that one may take which is drawn apart */
  longestMs?: number;
}

/** Resized pictures, each made once and kept on disk. */
export interface Images {
  /** Answers GET and HEAD below /_image/. @throws HttpRefusal 404, 405, 502 or 503 */
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** The bytes at an address below /_image/. @throws HttpRefusal 404, 502 or 503 */
  read(address: string): Promise<Buffer>;
}

const DISK_BYTES = 1024 ** 3;

const TYPES: Record<ImageFormat, string> = { webp: 'image/webp', avif: 'image/avif', jpeg: 'image/jpeg' };
const FORMATS = Object.keys(TYPES) as ImageFormat[];

export function createImages(options: ImagesOptions): Images {
  const { addresses, dataDir, log, maxBytes = DISK_BYTES } = options;
  const fetchOriginal = options.fetchOriginal ?? createFetchOriginal();
  const original = createOriginalCache(fetchOriginal);
  const draw = createDraw(original, options.longestMs);
  const made = createDerivedCache({ dir: path.join(dataDir, 'images'), maxBytes, log });

  const stillThere = createStillThere({
    isGone: ({ origin, path }) =>
      fetchOriginal(origin, path, 'HEAD').then(
        () => false,
        error => {
          if (error instanceof OriginalError) return error.missing;
          throw error;
        },
      ),
    forget: source => made.forget(namesOf(source)),
    log,
  });

  const open = (address: string): OpenedAddress => {
    const asked = addresses.open(address);
    if (!asked) throw new HttpRefusal(404, 'NOT_FOUND');
    stillThere(asked);
    return asked;
  };
  const bytesOf = (asked: OpenedAddress) => made.get(nameOf(asked), () => draw(asked));
  const lighter = createLighter({ made, original, draw, bytesOf, nameOf, log });

  return {
    async serve(request, response) {
      await sendPicture(request, response, async address => {
        const asked = open(address);
        const picture = { name: nameOf(asked), type: TYPES[asked.format], bytes: () => bytesOf(asked) };
        if (asked.format !== 'webp') return picture;
        const negotiated = { ...picture, vary: 'accept' };
        if (!/\bimage\/avif\b/.test(request.headers.accept ?? '')) return negotiated;
        const avif = await lighter(asked);
        if (avif === 'none') return negotiated;
        if (avif === 'coming') return { ...negotiated, forNow: true };
        return { ...negotiated, name: avif.name, type: TYPES.avif, bytes: async () => avif.bytes };
      });
    },
    read: async address => await bytesOf(open(address)),
  };
}

/** All that may have been made of one picture. */
const namesOf = (source: Source): string[] =>
  WIDTHS.flatMap(width => FORMATS.map(format => nameOf({ ...source, width, format })));

const nameOf = ({ origin, path, width, format }: OpenedAddress): string =>
  `${createHash('sha256').update(`${origin}${path}`).digest('hex').slice(0, 32)}-${width}.${format}`;
