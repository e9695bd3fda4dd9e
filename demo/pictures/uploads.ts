import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, extname, join } from 'node:path';
import type { Database } from '../data/database.ts';
import type { Media } from '../data/rows.ts';
import { sizedName, sizesOf } from './sizes.ts';

export type RenderMedia = (key: string, width: number, height: number, crop: boolean) => Promise<Buffer>;

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
};

interface Wanted {
  file: string;
  key: string;
  width: number;
  height: number;
  crop: boolean;
}

/** Files below /wp-content/uploads: drawn when first asked for, then kept on disk. One drawing per file at a time. */
export class Uploads {
  readonly #database: Database;
  readonly #folder: string;
  readonly #render: RenderMedia;
  readonly #drawing = new Map<string, Promise<Buffer>>();

  constructor(database: Database, dataDir: string, render: RenderMedia) {
    this.#database = database;
    this.#folder = join(dataDir, 'uploads', database.fact('seed')!.slice(0, 12));
    this.#render = render;
  }

  async serve(path: string, request: IncomingMessage, response: ServerResponse) {
    const wanted = this.#find(decodeURIComponent(path).replace('/wp-content/uploads/', ''));
    if (!wanted) {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=UTF-8' });
      return response.end('<!DOCTYPE html><html><head><title>404 Not Found</title></head><body></body></html>');
    }
    const bytes = await this.#bytes(wanted);
    response.writeHead(200, {
      'Content-Type': TYPES[extname(wanted.file)] ?? 'application/octet-stream',
      'Content-Length': bytes.length,
      'Cache-Control': 'max-age=31536000',
    });
    return response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  /** A file must be one of the seed's, in one of its sizes: nothing else is ever drawn or read. */
  #find(file: string): Wanted | null {
    for (const media of this.#database.all('media')) {
      if (media.file === file) return wantedOf(media, media.file, media, false);
      if (!file.startsWith(media.file.replace(/\.\w+$/, '-'))) continue;
      const size = sizesOf(media.width, media.height).find(each => sizedName(media.file, each) === file);
      if (size) return wantedOf(media, file, size, size.crop);
    }
    return null;
  }

  async #bytes(wanted: Wanted): Promise<Buffer> {
    const place = join(this.#folder, wanted.file);
    const kept = await readFile(place).catch(() => null);
    return kept ?? this.#once(wanted, place);
  }

  #once(wanted: Wanted, place: string): Promise<Buffer> {
    const running = this.#drawing.get(wanted.file);
    if (running) return running;
    const drawing = this.#draw(wanted, place).finally(() => this.#drawing.delete(wanted.file));
    this.#drawing.set(wanted.file, drawing);
    return drawing;
  }

  async #draw(wanted: Wanted, place: string): Promise<Buffer> {
    const bytes = await this.#render(wanted.key, wanted.width, wanted.height, wanted.crop);
    await mkdir(dirname(place), { recursive: true });
    // written aside first: a stop in the middle must not leave half a picture
    await writeFile(`${place}.part`, bytes);
    await rename(`${place}.part`, place);
    return bytes;
  }
}

const wantedOf = (media: Media, file: string, size: { width: number; height: number }, crop: boolean): Wanted => ({
  file,
  key: media.key,
  width: size.width,
  height: size.height,
  crop,
});
