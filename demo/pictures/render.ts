// The fonts' settings have to be in place before sharp is loaded.
import './fonts.ts';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const FILES = join(import.meta.dirname, '../seed/files');

/**
 * One file of the media library: a picture as WebP, a document as it lies there.
 * With `crop` the picture fills the box and loses its edges, without it the picture fits inside.
 */
export async function renderMedia(key: string, width: number, height: number, crop: boolean): Promise<Buffer> {
  const document = join(FILES, `${key}.pdf`);
  if (existsSync(document)) return readFile(document);
  const picture = join(FILES, `${key}.svg`);
  if (!existsSync(picture)) throw new Error(`No picture has the key ${key}`);
  const svg = sized(await readFile(picture, 'utf8'), width, height, crop);
  return sharp(Buffer.from(svg)).webp({ quality: 82, effort: 2 }).toBuffer();
}

/** The vector drawing at its final size: nothing is scaled after it has become pixels. */
function sized(svg: string, boxWidth: number, boxHeight: number, crop: boolean): string {
  const [, viewBox] = /^<svg [^>]*viewBox="([^"]*)"/.exec(svg)!;
  const [, , width, height] = viewBox!.split(' ').map(Number) as [number, number, number, number];
  // A box side of 0 is no limit, as for WordPress.
  const scale = Math.min(boxWidth ? boxWidth / width : Infinity, boxHeight ? boxHeight / height : Infinity);
  const pixels = (side: number, box: number) => (crop ? box : Math.max(1, Math.round(side * scale)));
  const size = `width="${pixels(width, boxWidth)}" height="${pixels(height, boxHeight)}"`;
  return svg.replace('<svg ', `<svg ${size} preserveAspectRatio="${crop ? 'xMidYMid slice' : 'none'}" `);
}
