import { WIDTHS } from '../../../rules/pictures.ts';
import { createBounded } from '../../cache/bounded.ts';
import { isSame, sign } from '../../config/signing.ts';

const FORMATS = ['webp', 'avif', 'jpeg'] as const;
export type ImageFormat = (typeof FORMATS)[number];

/** One picture to serve: where it comes from and how it is wanted. */
export interface OpenedAddress {
  /** one of the allowed origins */
  origin: string;
  /** path and query on that origin */
  path: string;
  width: number;
  format: ImageFormat;
}

export interface ImageAddresses {
  /** The address at the listed width that is at least as wide, else the widest; null where the picture is not from an allowed origin. */
  url(src: string, width: number, format: ImageFormat): string | null;
  /** All useful widths up to the original's (null: not known); empty where `url` is null. */
  srcset(src: string, originalWidth: number | null, format: ImageFormat): string;
  /** Reads an address made here back; null for any other, for a width or format off the list and for a wrong signature. */
  open(path: string): OpenedAddress | null;
}

export interface ImageAddressOptions {
  /** the first signs, all are believed */
  secrets: string[];
  /** origins pictures may come from, the content service's first; another list once a service has said its home */
  origins: () => readonly string[];
}

const PREFIX = '/_image/';
// A page names twenty pictures, and nothing in it compresses as badly: 72 bits are enough for what only has a picture of an
// allowed origin made smaller. Earlier releases signed at length, in mails and what search engines keep.
const SIGNED = 12;
const SIGNED_BEFORE = 22;
const ADDRESS = new RegExp(
  `^${PREFIX}([\\w-]{${SIGNED}}|[\\w-]{${SIGNED_BEFORE}})/(\\d{2,4})\\.(${FORMATS.join('|')})$`,
);
const MAX_SOURCE = 1_000;
const MOST_KEPT_BYTES = 2_000_000;

/** Signed addresses: one signature per source, so that every width and format of a picture shares it. */
export function createImageAddresses({ secrets, origins }: ImageAddressOptions): ImageAddresses {
  const known = createBounded<{ origins: readonly string[]; source: SignedSource | null }>({
    maxBytes: MOST_KEPT_BYTES,
    sizeOf: ({ source }) => 2 * (source?.query.length ?? 0),
  });
  const signed = (secret: string, source: string, length: number) =>
    sign(secret, `image\n${source}`).toString('base64url').slice(0, length);
  const isSigned = (secret: string, source: string, given: string) =>
    isSame(Buffer.from(signed(secret, source, given.length)), Buffer.from(given));
  const signSource = ({ origin, path }: Source): SignedSource => ({
    start: `${PREFIX}${signed(secrets[0]!, origin + path, SIGNED)}/`,
    query: `?src=${encodeSource(path)}`,
  });

  /** The same pictures stand in many answers: each is located and signed once, for as long as the origins stay. */
  const signedSource = (src: string): SignedSource | null => {
    const allowed = origins();
    const before = known.get(src);
    if (before?.origins === allowed) return before.source;
    const located = locate(src, allowed);
    const source = located && signSource(located);
    known.set(src, { origins: allowed, source });
    return source;
  };

  const address = ({ start, query }: SignedSource, width: number, format: ImageFormat) =>
    `${start}${width}.${format}${query}`;

  return {
    url(src, width, format) {
      const source = signedSource(src);
      return source && address(source, widthFor(width), format);
    },
    srcset(src, originalWidth, format) {
      const source = signedSource(src);
      if (!source) return '';
      return candidates(originalWidth)
        .map(({ width, real }) => `${address(source, width, format)} ${real}w`)
        .join(', ');
    },
    open(path) {
      const asked = readAddress(path);
      if (!asked) return null;
      // The signature covers the origin too, so the address need not name it.
      for (const origin of new Set(origins().map(originOf)))
        for (const secret of secrets)
          if (origin && isSigned(secret, origin + asked.path, asked.signature))
            return { origin, path: asked.path, width: asked.width, format: asked.format };
      return null;
    },
  };
}

interface Source {
  origin: string;
  path: string;
}

/** What stands before and behind width and format in every address of one picture. */
interface SignedSource {
  start: string;
  query: string;
}

/** Pages often name their pictures by the other scheme than the service is reached by: the host decides. */
function locate(src: string, origins: readonly string[]): Source | null {
  const base = origins[0];
  if (!base || src.length > MAX_SOURCE || !URL.canParse(src, base)) return null;
  const url = new URL(src, base);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  const origin = origins.map(originOf).find(allowed => allowed && new URL(allowed).host === url.host);
  const path = url.pathname + url.search;
  return origin && path.length <= MAX_SOURCE ? { origin, path } : null;
}

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);

const widthFor = (width: number): number => WIDTHS.find(listed => listed >= width) ?? WIDTHS[WIDTHS.length - 1]!;

/** A picture is never enlarged: the width past the original's yields the original, and says so in its descriptor. */
function candidates(originalWidth: number | null): { width: number; real: number }[] {
  const known = originalWidth && originalWidth > 0 ? originalWidth : Number.POSITIVE_INFINITY;
  const smaller = WIDTHS.filter(width => width < known).map(width => ({ width, real: width }));
  const next = WIDTHS.find(width => width >= known);
  return next ? [...smaller, { width: next, real: known }] : smaller;
}

const encodeSource = (path: string): string => encodeURIComponent(path).replaceAll('%2F', '/');

function readAddress(path: string): (Omit<OpenedAddress, 'origin'> & { signature: string }) | null {
  const cut = path.indexOf('?');
  const match = cut < 0 ? null : ADDRESS.exec(path.slice(0, cut));
  const source = new URLSearchParams(path.slice(cut + 1)).get('src');
  const width = WIDTHS.find(listed => String(listed) === match?.[2]);
  if (!match || !width || !source?.startsWith('/') || source.length > MAX_SOURCE) return null;
  return { signature: match[1]!, width, format: match[3] as ImageFormat, path: source };
}
