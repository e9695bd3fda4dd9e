// The fonts' settings have to be in place before sharp is loaded.
import './fonts.ts';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const FILES = join(import.meta.dirname, '../seed/files');

/** One file of the media library: a picture as WebP, a document as it lies there. */
export async function renderMedia(key: string, width: number, height: number): Promise<Buffer> {
  const document = join(FILES, `${key}.pdf`);
  if (existsSync(document)) return readFile(document);
  const picture = join(FILES, `${key}.svg`);
  if (!existsSync(picture)) throw new Error(`No picture has the key ${key}`);
  // The vector drawing at its final size: nothing is scaled after it has become pixels.
  const size = `width="${width}" height="${height}" preserveAspectRatio="none"`;
  const svg = (await readFile(picture, 'utf8')).replace('<svg ', `<svg ${size} `);
  return sharp(Buffer.from(svg)).webp({ quality: 82, effort: 2 }).toBuffer();
}
