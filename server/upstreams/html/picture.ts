import type { Attributes } from 'sanitize-html';
import type { ImageAddresses } from './imageAddress.ts';

/** The widest a picture is shown in a text. */
const COLUMN = 800;

/** A picture by way of the gateway: sized, lazy, described. Without `src` where it comes from elsewhere. */
export function pictureAttributes(attribs: Attributes, images: ImageAddresses): Attributes {
  const source = largest(attribs);
  const [width, height] = sizeOf(attribs);
  const shown = Math.min(width ?? COLUMN, COLUMN);
  const src = source && images.url(source.url, shown, 'webp');
  if (!src) return {};
  return {
    src,
    srcset: images.srcset(source.url, source.width, 'webp'),
    sizes: `(max-width: ${shown}px) 100vw, ${shown}px`,
    alt: attribs.alt ?? attribs.title ?? '',
    ...(attribs.title ? { title: attribs.title } : {}),
    ...(attribs.class ? { class: attribs.class } : {}),
    ...(width && height ? { width: String(width), height: String(height) } : {}),
    loading: 'lazy',
    decoding: 'async',
  };
}

/** The service lists its renditions: the largest of them is the one to make ours from. */
function largest(attribs: Attributes): { url: string; width: number | null } | null {
  const src = [attribs.src, attribs['data-src'], attribs['data-lazy-src']].find(url => url && !url.startsWith('data:'));
  const listed = (attribs.srcset ?? '')
    .split(/,\s+/)
    .map(part => /^(\S+)\s+(\d{1,5})w$/.exec(part.trim()))
    .filter(match => match !== null)
    .map(match => ({ url: match[1]!, width: Number(match[2]) }))
    .sort((a, b) => b.width - a.width)[0];
  if (listed) return listed;
  return src ? { url: src, width: sizeInName(src)?.[0] ?? null } : null;
}

/** Its size as its editor or, where they gave none, the name of its file says. */
function sizeOf(attribs: Attributes): [width: number | null, height: number | null] {
  const [width, height] = [pixels(attribs.width), pixels(attribs.height)];
  return width && height ? [width, height] : (sizeInName(attribs.src ?? '') ?? [width, height]);
}

/** `tape-300x200.png` is a rendition 300 pixels wide. */
function sizeInName(src: string): [width: number, height: number] | null {
  const match = /-(\d{2,5})x(\d{2,5})\.\w+$/.exec(src.split('?')[0]!);
  return match ? [Number(match[1]), Number(match[2])] : null;
}

const pixels = (value: string | undefined): number | null =>
  value && /^\d{1,5}$/.test(value) && Number(value) > 0 ? Number(value) : null;
