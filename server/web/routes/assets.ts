import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { createBounded } from '../../cache/bounded.ts';
import { type CachedResponse, cachedResponse } from '../../cache/cachedResponse.ts';
import { clientDist, type Releases } from '../../graphql/releases.ts';
import { assetsDir, builtStylesheet, SHEET } from '../pages/stylesheet.ts';
import { sendCached } from '../respond.ts';

/** Serves a file and answers true, or answers false when there is none. */
export type Assets = (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<boolean>;

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const FOREVER = 'public, max-age=31536000, immutable';
/** Names with a hash in them, as the build writes them. */
const HASHED = /^\/assets\/[\w.-]+$/;
const RELEASED_BYTES = 16 * 1024 * 1024;

const fileOf = (pathname: string, bytes: Buffer): CachedResponse =>
  cachedResponse(
    200,
    {
      'content-type': TYPES[path.extname(pathname)] ?? 'application/octet-stream',
      'cache-control': HASHED.test(pathname) ? FOREVER : 'public, max-age=3600',
    },
    bytes,
  );

/**
 * The built client's files, read once: a deploy that replaces them under a running process breaks nothing, and each is
 * compressed once.
 */
export function builtAssets(): Assets {
  const dir = path.join(clientDist, 'client');
  const names = readdirSync(dir, { recursive: true, withFileTypes: true }).filter(
    entry => entry.isFile() && !entry.name.startsWith('.') && !entry.parentPath.includes('.vite'),
  );
  const files = new Map(
    names.map(entry => {
      const file = path.join(entry.parentPath, entry.name);
      const pathname = `/${path.relative(dir, file).replaceAll(path.sep, '/')}`;
      return [pathname, fileOf(pathname, readFileSync(file))];
    }),
  );
  return async (request, response, pathname) => {
    const file = files.get(pathname);
    if (file) await sendCached(request, response, file);
    return file !== undefined;
  };
}

/** Hashed files of other releases, for tabs that were opened before a deploy and for new pages while it goes on. */
export function releasedAssets(releases: Releases): Assets {
  const standIn = createStandIn();
  const read = createBounded<CachedResponse>({ maxBytes: RELEASED_BYTES, sizeOf: ({ length }) => length });
  const find = async (pathname: string): Promise<CachedResponse | null> => {
    for (const dir of releases.dirs()) {
      const bytes = await readFile(path.join(dir, pathname)).catch(() => null);
      if (bytes) return fileOf(pathname, bytes);
    }
    return null;
  };
  return async (request, response, pathname) => {
    const known = read.get(pathname) ?? (HASHED.test(pathname) ? await find(pathname) : null);
    if (known) read.set(pathname, known);
    const file = known ?? (await standIn(pathname));
    if (file) await sendCached(request, response, file);
    return file !== null;
  };
}

/** Classes are named by what is in them: nearly all that a stylesheet of an unknown release has stand in this one's. */
function createStandIn() {
  let kept: Promise<CachedResponse | null> | undefined;
  const read = async () => {
    const own = builtStylesheet();
    const bytes = own && (await readFile(path.join(assetsDir, own)).catch(() => null));
    return bytes ? cachedResponse(200, { 'content-type': TYPES['.css']!, 'cache-control': 'no-store' }, bytes) : null;
  };
  return (pathname: string): Promise<CachedResponse | null> => {
    if (!SHEET.test(path.basename(pathname))) return Promise.resolve(null);
    kept ??= read();
    return kept;
  };
}
