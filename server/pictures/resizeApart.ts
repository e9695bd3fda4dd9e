import { execFile } from 'node:child_process';
import path from 'node:path';
import type { PictureFormat } from './resize.ts';

const program = path.join(import.meta.dirname, 'apart.ts');
const MOST_BYTES = 64 * 1024 * 1024;

/** That a picture took longer than it may, or more memory than there was. */
export class GivenUpError extends Error {}

/** What `resize` makes, in a program of its own that can be ended. @throws GivenUpError */
export const resizeApart = (
  original: Buffer,
  width: number,
  format: PictureFormat,
  longestMs: number,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const { PATH, NODE_COMPILE_CACHE, MALLOC_ARENA_MAX } = process.env;
    const child = execFile(
      process.execPath,
      [program, String(width), format, String(longestMs)],
      // Nothing of the site's secrets goes along.
      { encoding: 'buffer', maxBuffer: MOST_BYTES, env: { PATH, NODE_COMPILE_CACHE, MALLOC_ARENA_MAX } },
      (error, bytes, said) => {
        if (!error) return resolve(bytes);
        reject(
          error.signal
            ? new GivenUpError('It took too long, or more memory than there was')
            : new Error(String(said).slice(0, 200)),
        );
      },
    );
    // Of one that has ended meanwhile: that comes above.
    child.stdin?.on('error', () => {}).end(original);
  });
