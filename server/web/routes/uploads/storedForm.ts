import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { artworkLimits } from '../../../../rules/forms/artwork.ts';
import type { Artwork, Sender } from '../../../outbox/uploads/artwork.ts';
import { ArtworkError } from '../../../outbox/uploads/artworkError.ts';
import { FORM_BODY_BYTES } from '../../middleware/body.ts';
import { MOST_FIELDS, readFiles } from './readFiles.ts';

interface StoredFormOptions {
  artwork: Artwork;
  /** whose allowance the files count against */
  sender: Sender;
  log: Logger;
}

/** More fields, and longer ones, than an upload has beside its files: the longest form is an offer's. */
const FIELDS = { fields: MOST_FIELDS, fieldSize: 20_000 };

/** Addresses whose forms may carry files. */
export const TAKES_FILES = /^\/(operator\/quotes|quote|order-received)\//;

/**
 * Stores the files of a multipart form as POST /uploads does, and hands the form on without them: each has a field of its
 * own, `artwork.` and its id, with its name, and why one was not taken stands in `filesRefused`. What is posted twice under
 * one `idempotencyKey` is the same file.
 * @throws HttpRefusal 413, 415 or 400 as readFiles
 */
export async function storedForm(
  request: IncomingMessage,
  { artwork, sender, log }: StoredFormOptions,
): Promise<URLSearchParams> {
  const form = new URLSearchParams();
  let named = 0;
  const results = await readFiles(
    request,
    async ({ content, name }) => {
      // A browser sends a part without a name where no file was chosen.
      if (!name) return null;
      named += 1;
      try {
        if (named > artworkLimits.files) throw new ArtworkError('TOO_MANY_FILES');
        const key = form.get('idempotencyKey') || undefined;
        return await artwork.receive({ content, name, key, ...sender });
      } catch (error) {
        const fault = error instanceof ArtworkError ? error : new ArtworkError('STORAGE_FAILED', { cause: error });
        if (fault.code === 'STORAGE_FAILED' && !content.errored)
          log.error({ err: fault.cause }, 'A file of a form could not be stored');
        return { message: fault.message };
      }
    },
    // As much as a form without files has: it is read, answered and shown again as that is.
    { limits: FIELDS, textBytes: FORM_BODY_BYTES, onField: (name, value) => form.append(name, value) },
  );
  for (const result of results) if (result && 'id' in result) form.set(`artwork.${result.id}`, result.name);
  const refused = results.find(result => result && 'message' in result);
  if (refused && 'message' in refused && refused.message) form.set('filesRefused', refused.message);
  return form;
}
