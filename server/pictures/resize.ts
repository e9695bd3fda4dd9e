import type { Metadata, Sharp } from 'sharp';

/** What pages take, and what mails do. */
export type PictureFormat = 'webp' | 'jpeg' | 'avif' | 'png';

/** About 8000 by 8000: more is no picture for a site but a way to fill its memory. */
const MAX_PIXELS = 64_000_000;
/** Of AVIF, which takes twenty bytes for each while it is read. */
const MAX_AVIF_PIXELS = 16_000_000;
/** Read line by line, so many take little memory; told in several passes, they are held all at once. */
const MAX_HELD_PIXELS = 4_000_000;
const MAX_FRAMES = 60;
const TIMEOUT_S = 15;

/** What a picture says of itself. @throws Error for what is none, or too large */
export async function describe(original: Buffer): Promise<Metadata> {
  // Loaded with the first picture: it fills 30 MB.
  const { default: sharp } = await import('sharp');
  return sharp(original, { limitInputPixels: MAX_PIXELS }).metadata();
}

/** Whether it has more than one frame. */
export async function isMoving(original: Buffer): Promise<boolean> {
  const { pages = 1, format } = await describe(original);
  return pages > 1 && format !== 'svg';
}

/** Whether a few kilobytes may be made that take hours or all memory to draw, which nothing in this process could end. */
export async function isHeavy(original: Buffer): Promise<boolean> {
  const { format, isProgressive, width, height } = await describe(original);
  return format === 'svg' || format === 'heif' || (isProgressive && width * height > MAX_HELD_PIXELS);
}

/** Makes a picture at most `width` wide, upright, in a format; drawings are drawn at that width, moving ones keep moving in WebP. */
export async function resize(original: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const about = await describe(original);
  if (about.format === 'heif' && about.width * about.height > MAX_AVIF_PIXELS) throw new Error('Too many pixels');
  const frames = about.pages ?? 1;
  const moving = format === 'webp' && frames > 1 && frames <= MAX_FRAMES && about.format !== 'svg';
  const drawn = about.format === 'svg' && about.width > 0;
  const { default: sharp } = await import('sharp');
  const image = sharp(original, {
    limitInputPixels: MAX_PIXELS,
    animated: moving,
    // A drawing has no pixels to lose: its density is what makes it wide.
    ...(drawn ? { density: Math.min(2_400, Math.max(1, (72 * width) / about.width)) } : {}),
  })
    .timeout({ seconds: TIMEOUT_S })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  return await encode(image, format).toBuffer();
}

function encode(image: Sharp, format: PictureFormat): Sharp {
  if (format === 'avif') return image.avif({ quality: 50, effort: 3 });
  if (format === 'jpeg') return image.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true });
  // More effort takes fifteen seconds of a photograph and saves a fifth of it.
  if (format === 'png') return image.flatten({ background: '#fff' }).png({ palette: true, effort: 1 });
  return image.webp({ quality: 78, effort: 4 });
}
