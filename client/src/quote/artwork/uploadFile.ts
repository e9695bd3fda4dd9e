import { artworkKinds, artworkLimits, extensionOf } from '../../../../rules/forms/artwork.ts';
import { artworkTexts } from '../../../../rules/texts/quote/artwork.ts';
import type { AttachedFile, ChosenFile } from './attachedFile.ts';

/** Why a file was not attached. */
export class UploadFault extends Error {
  /** whether another try may go well */
  readonly again: boolean;

  constructor(message: string, again: boolean) {
    super(message);
    this.name = 'UploadFault';
    this.again = again;
  }
}

const extensions: readonly string[] = Object.values(artworkKinds).flatMap(kind => [...kind.extensions]);

/** What can be seen of a file before it is sent; the gateway judges its content. @throws UploadFault */
function check({ name, size }: File): void {
  const { FILE_TYPE, FILE_EMPTY, FILE_TOO_LARGE } = artworkTexts.faults;
  const extension = extensionOf(name);
  if (extension && !extensions.includes(extension)) throw new UploadFault(FILE_TYPE, false);
  if (size === 0) throw new UploadFault(FILE_EMPTY, false);
  if (size > artworkLimits.bytes) throw new UploadFault(FILE_TOO_LARGE, false);
}

interface Progress {
  /** from 0 to 1 */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends a file to the gateway. @throws UploadFault */
export async function uploadFile({ key, file }: ChosenFile, { onProgress, signal }: Progress): Promise<AttachedFile> {
  check(file);
  const form = new FormData();
  form.append('key', key);
  form.append('file', file);
  const { status, body } = await post(form, onProgress, signal);
  const { id, name = file.name, bytes = file.size } = body;
  if (status === 201 && id) return { id, name, bytes, attachedAt: Date.now() };
  throw new UploadFault(body.message ?? artworkTexts.broken, status >= 500 || status === 429);
}

type Answer = { status: number; body: Partial<AttachedFile> & { message?: string } };

/** By XMLHttpRequest, because fetch does not tell how much has been sent. */
function post(form: FormData, onProgress: (share: number) => void, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.open('POST', '/uploads');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, body: request.response ?? {} });
    request.onloadend = () => {
      signal.removeEventListener('abort', abort);
      reject(new UploadFault(artworkTexts.broken, true));
    };
    request.send(form);
  });
}
