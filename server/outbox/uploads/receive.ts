import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { artworkLimits } from '../../../rules/forms/artwork.ts';
import { flush } from '../../config/durableFiles.ts';
import type { Room } from './allowance.ts';
import type { ArtworkFile, Upload } from './artwork.ts';
import { ArtworkError } from './artworkError.ts';
import { kindOf } from './fileKind.ts';
import { safeName } from './fileName.ts';
import { ABOUT, CONTENT, type Folders, isTaken, readAbout } from './folders.ts';

/** What even an empty disk gives out at once, in bytes. */
const BLOCK = 4_096;

interface Receiver {
  readonly folders: Folders;
  /** A file's id: the same for the same key and content. */
  readonly idOf: (key: string, sha256: string) => string;
  /** milliseconds since 1970 */
  readonly clock: () => number;
}

/** A file in its place; a repeat is the one that waited there already. */
interface Received {
  readonly file: ArtworkFile;
  readonly isRepeat: boolean;
}

/** A file for which there is room. */
type Admitted = Upload & { readonly network: string; readonly room: Pick<Room, 'isLost'> };

/** Streams a file to the disk, judges it there and puts it in its place. What goes wrong on the way leaves nothing. */
export async function receive(receiver: Receiver, upload: Admitted): Promise<Received> {
  const { folders, clock } = receiver;
  const folder = placeFor(folders, clock());
  try {
    await mkdir(folder, { mode: 0o700 });
    const content = await write(join(folder, CONTENT), upload);
    const kind = await kindOf(join(folder, CONTENT));
    if (!kind) throw new ArtworkError('FILE_TYPE');
    const id = receiver.idOf(upload.key ?? randomBytes(16).toString('hex'), content.sha256);
    const name = safeName(upload.name, kind);
    const { visitor, network } = upload;
    const file: ArtworkFile = { id, name, kind, ...content, uploadedAt: clock(), visitor, network };
    await writeDurably(join(folder, ABOUT), JSON.stringify(file));
    const stored = await publish(folders, folder, file);
    return { file: stored, isRepeat: stored !== file };
  } catch (error) {
    throw error instanceof ArtworkError ? error : new ArtworkError('STORAGE_FAILED', { cause: error });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A folder that is swept where its process dies before it has been moved on. */
const placeFor = ({ receiving }: Folders, now: number): string =>
  join(receiving, `${now}-${randomBytes(8).toString('hex')}`);

/**
 * Writes a block where files come in, and nothing of it stays.
 * @param now milliseconds since 1970
 * @throws what the file system says
 */
export async function tryToReceive(folders: Folders, now: number): Promise<void> {
  const folder = placeFor(folders, now);
  try {
    await mkdir(folder, { mode: 0o700 });
    await writeFile(join(folder, CONTENT), Buffer.alloc(BLOCK));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function write(path: string, { content, room }: Admitted) {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* measured() {
    // The rest of a refused file is still to be read: the next one comes after it.
    for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > artworkLimits.bytes) throw new ArtworkError('FILE_TOO_LARGE');
      hash.update(chunk);
      yield chunk;
      if (room.isLost) throw new ArtworkError('UPLOADS_FULL');
    }
  }
  await writeDurably(path, measured());
  if (bytes === 0) throw new ArtworkError('FILE_EMPTY');
  return { bytes, sha256: hash.digest('hex') };
}

async function writeDurably(path: string, data: string | AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Where the same file waits already, that one is the answer. */
async function publish({ waiting }: Folders, folder: string, file: ArtworkFile): Promise<ArtworkFile> {
  const place = join(waiting, file.id);
  flush(folder);
  try {
    await rename(folder, place);
  } catch (error) {
    const known = isTaken(error) ? await readAbout(place) : null;
    if (!known) throw error;
    return known;
  }
  flush(waiting);
  return file;
}
