import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isOfDisk } from '../data/isOfDisk.ts';
import type { Media } from '../data/rows.ts';

export type RenderMedia = (key: string, width: number, height: number) => Promise<Buffer>;

/** A file of the media library. */
export type Wanted = Pick<Media, 'file' | 'key' | 'width' | 'height'>;

/** Files drawn when first asked for, then kept in a folder. One drawing per file at a time. */
export class Drawings {
  readonly folder: string;
  readonly #render: RenderMedia;
  readonly #drawing = new Map<string, Promise<Buffer>>();
  /** the disk has no room for them, or may not be written */
  #unkept = false;

  constructor(folder: string, render: RenderMedia) {
    this.folder = folder;
    this.#render = render;
  }

  /** Whether what is drawn is found there later. */
  get kept(): boolean {
    return !this.#unkept;
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
    const bytes = await this.#render(key, width, height);
    await this.#keep(join(this.folder, file), bytes).catch(error => {
      if (!isOfDisk(error)) throw error;
      if (!this.#unkept) process.stderr.write(`Pictures are not kept: ${error.message}\n`);
      this.#unkept = true;
    });
    return bytes;
  }

  async #keep(place: string, bytes: Buffer): Promise<void> {
    // written aside first and flushed: neither a stop in the middle nor a power cut must leave half a picture
    const aside = `${place}.${process.pid}`;
    try {
      await mkdir(dirname(place), { recursive: true });
      await writeFile(aside, bytes, { flush: true });
      await rename(aside, place);
    } catch (error) {
      await rm(aside, { force: true }).catch(() => {});
      throw error;
    }
  }
}
