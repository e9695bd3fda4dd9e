import type { Logger } from 'pino';
import { artworkKinds, artworkLimits } from '../../../../rules/forms/artwork.ts';
import { HttpRefusal } from '../../../http/refusal.ts';
import { visitorOf } from '../../../http/visitor.ts';
import type { Artwork, ArtworkFile, Sender } from '../../../outbox/uploads/artwork.ts';
import { ArtworkError } from '../../../outbox/uploads/artworkError.ts';
import type { Origins } from '../../middleware/origins.ts';
import type { Rates } from '../../middleware/rates.ts';
import { sendJson } from '../../respond.ts';
import type { Call } from '../call.ts';
import { type IncomingFile, readFiles } from './readFiles.ts';

export interface UploadsOptions {
  artwork: Artwork;
  origins: Origins;
  rates: Rates;
  trustProxy: number;
  log: Logger;
}

/** What became of one file. */
type Result = { status: number; headers?: Readonly<Record<string, string>> } & (
  | { body: { id: string; name: string; type: string; bytes: number } }
  | { body: { code: string; message: string } }
);

/**
 * Takes artwork at POST /uploads, as multipart/form-data. A field `key` before a file makes a repeat of it the same
 * file. One file is answered with its id or its fault, several with a list of them.
 */
export function createUploads({ artwork, origins, rates, trustProxy, log }: UploadsOptions) {
  const store = async (sender: Sender, file: IncomingFile, index: number): Promise<Result> => {
    try {
      if (index >= artworkLimits.files) throw new ArtworkError('TOO_MANY_FILES');
      return { status: 201, body: shown(await artwork.receive({ ...file, ...sender })) };
    } catch (error) {
      const fault = error instanceof ArtworkError ? error : new ArtworkError('STORAGE_FAILED', { cause: error });
      // What breaks off is its visitor's, and answered as such.
      if (fault.code === 'STORAGE_FAILED' && !file.content.errored)
        log.error({ err: fault.cause }, 'Artwork could not be stored');
      const { status, headers, code, message } = fault;
      return { status, headers, body: { code, message } };
    }
  };

  return async ({ request, response, requestContext: { operator } }: Call): Promise<void> => {
    const headers = { ...origins.corsHeaders(request), 'cache-control': 'no-store' };
    try {
      origins.checkOrigin(request);
      await rates.take('upload', request);
      const sender = { visitor: visitorOf(request, trustProxy), unlimited: operator || rates.isUnlimited(request) };
      const results = await readFiles(request, (file, index) => store(sender, file, index));
      const [only, ...others] = results;
      if (!only) throw new HttpRefusal(400, 'NO_FILE');
      if (others.length === 0)
        return sendJson(request, response, only.body, {
          status: only.status,
          headers: { ...headers, ...only.headers },
        });
      const bodies = results.map(({ body }) => body);
      sendJson(request, response, bodies, { headers });
    } catch (error) {
      if (!(error instanceof HttpRefusal)) throw error;
      const { status, code, message } = error;
      sendJson(request, response, { code, message }, { status, headers: { ...headers, ...error.headers } });
    }
  };
}

const shown = ({ id, name, kind, bytes }: ArtworkFile) => ({ id, name, type: artworkKinds[kind].type, bytes });
