import type { Sharp } from 'sharp';
import type { ImageFormat } from '../../../upstreams/html/imageAddress.ts';

/** About 8000 by 8000: more is no picture for a site but a way to fill its memory. */
const MAX_PIXELS = 64_000_000;
const MAX_FRAMES = 60;
const TIMEOUT_S = 15;

/** Whether it has more than one frame. */
export async function isMoving(original: Buffer): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  const { pages = 1, format } = await sharp(original, { limitInputPixels: MAX_PIXELS }).metadata();
  return pages > 1 && format !== 'svg';
}

/** Makes a picture at most `width` wide, upright, in a format; drawings are drawn at that width, moving ones keep moving in WebP. */
export async function resize(original: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  // Loaded with the first picture: it fills 30 MB.
  const { default: sharp } = await import('sharp');
  const about = await sharp(original, { limitInputPixels: MAX_PIXELS }).metadata();
  const frames = about.pages ?? 1;
  const moving = format === 'webp' && frames > 1 && frames <= MAX_FRAMES && about.format !== 'svg';
  const drawn = about.format === 'svg' && about.width > 0;
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

function encode(image: Sharp, format: ImageFormat): Sharp {
  if (format === 'avif') return image.avif({ quality: 50, effort: 3 });
  if (format === 'jpeg') return image.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true });
  return image.webp({ quality: 78, effort: 4 });
}
