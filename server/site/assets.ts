import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { clientDist } from './renderer.ts';

/** Serves a file, or calls `next` when there is none. */
export type Assets = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The built client's files; hashed names never change and are kept for good. */
export const builtAssets = (): Assets =>
  sirv(path.join(clientDist, 'client'), {
    etag: true,
    setHeaders: (response, pathname) =>
      response.setHeader(
        'cache-control',
        pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ),
  });

/** Hashed files of an earlier release, for tabs that were opened before a deploy. */
export const releasedAssets = (dirs: readonly string[]): Assets => {
  const servers = dirs.map(dir => sirv(dir, { etag: true, immutable: true, maxAge: 31_536_000 }));
  return (request, response, next) => {
    const attempt = (index: number): void => {
      const server = servers[index];
      if (server) server(request, response, () => attempt(index + 1));
      else next();
    };
    attempt(0);
  };
};
