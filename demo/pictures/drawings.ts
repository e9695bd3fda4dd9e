import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Media } from '../data/rows.ts';

export type RenderMedia = (key: string, width: number, height: number) => Promise<Buffer>;

/** A file of the media library. */
export type Wanted = Pick<Media, 'file' | 'key' | 'width' | 'height'>;

/** Files drawn when first asked for, then kept in a folder. One drawing per file at a time. */
export class Drawings {
  readonly folder: string;
  readonly #render: RenderMedia;
  readonly #drawing = new Map<string, Promise<Buffer>>();

  constructor(folder: string, render: RenderMedia) {
    this.folder = folder;
    this.#render = render;
  }

  async bytes(wanted: Wanted): Promise<Buffer> {
    const kept = await readFile(join(this.folder, wanted.file)).catch(() => null);
    return kept ?? this.#once(wanted);
  }

  #once(wanted: Wanted): Promise<Buffer> {
    const running = this.#drawing.get(wanted.file);
    if (running) return running;
    const drawing = this.#draw(wanted).finally(() => this.#drawing.delete(wanted.file));
    this.#drawing.set(wanted.file, drawing);
    return drawing;
  }

  async #draw({ file, key, width, height }: Wanted): Promise<Buffer> {
    const place = join(this.folder, file);
    const bytes = await this.#render(key, width, height);
    await mkdir(dirname(place), { recursive: true });
    // written aside first and flushed: neither a stop in the middle nor a power cut must leave half a picture
    const aside = `${place}.${process.pid}`;
    await writeFile(aside, bytes, { flush: true });
    await rename(aside, place);
    return bytes;
  }
}
