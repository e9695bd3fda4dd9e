// The fonts' settings have to be in place before sharp is loaded.
import './fonts.ts';
import sharp from 'sharp';
import { documents } from '../seed/documents.ts';
import { pictures } from '../seed/pictures.ts';
import type { Drawing } from './draw/svg.ts';
import { draw } from './draw.ts';
import { pdf } from './pdf.ts';

/**
 * One file of the media library: a picture as WebP, a document as PDF.
 * With `crop` the picture fills the box and loses its edges, without it the picture fits inside.
 */
export async function renderMedia(key: string, width: number, height: number, crop: boolean): Promise<Buffer> {
  const document = documents.get(key);
  if (document) return pdf(document);
  const picture = pictures.get(key);
  if (!picture) throw new Error(`No picture has the key ${key}`);
  const svg = svgOf(draw(picture), width, height, crop);
  return sharp(Buffer.from(svg)).webp({ quality: 82, effort: 2 }).toBuffer();
}

/** The vector drawing at its final size: nothing is scaled after it has become pixels. */
function svgOf({ width, height, body }: Drawing, boxWidth: number, boxHeight: number, crop: boolean): string {
  // A box side of 0 is no limit, as for WordPress.
  const scale = Math.min(boxWidth ? boxWidth / width : Infinity, boxHeight ? boxHeight / height : Infinity);
  const pixels = (side: number, box: number) => (crop ? box : Math.max(1, Math.round(side * scale)));
  const size = `width="${pixels(width, boxWidth)}" height="${pixels(height, boxHeight)}"`;
  const fit = crop ? 'xMidYMid slice' : 'none';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}" preserveAspectRatio="${fit}">${body}</svg>`;
}
