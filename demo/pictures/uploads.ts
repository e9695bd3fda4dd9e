import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, setPriority } from 'node:os';
import { extname, join } from 'node:path';
import type { Database } from '../data/database.ts';
import type { Ahead } from './drawAhead.ts';
import { Drawings, type RenderMedia } from './drawings.ts';

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
};

/** Files below /wp-content/uploads. */
export class Uploads {
  readonly #database: Database;
  readonly #drawings: Drawings;
  #ahead: ChildProcess | undefined;

  constructor(database: Database, dataDir: string, render: RenderMedia) {
    this.#database = database;
    this.#drawings = new Drawings(join(dataDir, 'uploads', database.fact('seed')!.slice(0, 14)), render);
  }

  async serve(path: string, request: IncomingMessage, response: ServerResponse) {
    // Nothing but the seed's files is ever drawn or read.
    const file = decodeURIComponent(path).replace('/wp-content/uploads/', '');
    const wanted = this.#database.all('media').find(media => media.file === file);
    if (!wanted) {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=UTF-8' });
      return response.end('<!DOCTYPE html><html><head><title>404 Not Found</title></head><body></body></html>');
    }
    const bytes = await this.#drawings.bytes(wanted);
    response.writeHead(200, {
      'Content-Type': TYPES[extname(wanted.file)] ?? 'application/octet-stream',
      'Content-Length': bytes.length,
      'Cache-Control': 'max-age=31536000',
    });
    return response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  /** Has every original that is not on disk yet drawn by a process of its own, which gives way to all others. */
  drawAhead(): void {
    const { folder } = this.#drawings;
    const wanted = this.#database.all('media').filter(({ file }) => !existsSync(join(folder, file)));
    if (!wanted.length) return;
    this.#ahead = fork(join(import.meta.dirname, 'drawAhead.ts'));
    // At once, because on Linux only threads that begin later take it over.
    if (this.#ahead.pid) setPriority(this.#ahead.pid, constants.priority.PRIORITY_LOW);
    this.#ahead.send({ folder, wanted } satisfies Ahead);
  }

  close(): void {
    this.#ahead?.kill();
  }
}
