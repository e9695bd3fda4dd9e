import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { HttpRefusal } from '../../../http/refusal.ts';
import type { Artwork } from '../../../outbox/uploads/artwork.ts';
import type { Call } from '../call.ts';

/**
 * Hands a file over to whoever holds its link. Always as a download of no type: what a visitor sent is never shown in
 * the site's name.
 */
export function createUploadDownload(artwork: Artwork) {
  return async ({ request, response, url }: Call): Promise<void> => {
    const found = await artwork.open(url);
    const content = found && (await open(found.path).catch(() => null));
    if (!content) throw new HttpRefusal(404, 'NOT_FOUND');
    response.writeHead(200, {
      'content-type': 'application/octet-stream',
      'content-length': found.file.bytes,
      'content-disposition': disposition(found.file.name),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    if (request.method === 'HEAD') {
      await content.close();
      response.end();
      return;
    }
    // A client that leaves in the middle is no failure.
    await pipeline(content.createReadStream(), response).catch(() => response.destroy());
  };
}

const disposition = (name: string): string => {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, letter => `%${letter.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};
