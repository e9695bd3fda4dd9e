import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { artworkKinds } from '../../../rules/forms/artwork.ts';
import { makeWithParents } from '../../config/folders.ts';
import type { Person } from '../../outbox/admin/admin.ts';
import type { Artwork, ArtworkFile } from '../../outbox/uploads/artwork.ts';

/** The files of uploads, as handing out needs them. */
export type KeptFiles = Pick<Artwork, 'files' | 'pathOf'>;

/** The folder is somebody's already. */
export class FolderTaken extends Error {
  constructor(folder: string) {
    super(`${folder} is not empty. Name a new folder.`);
  }
}

interface PersonFile {
  readonly reference: string;
  readonly file: ArtworkFile;
  /** below the folder that is handed out */
  readonly path: string;
}

/** All that one person attached, or was sent as proof of an offer, and that is still kept. */
export function filesOf({ submissions, quoteRequests }: Person, artwork: KeptFiles): PersonFile[] {
  const references = new Set([...submissions, ...quoteRequests].map(({ reference }) => reference));
  return [...references].flatMap(reference =>
    artwork
      .files(reference)
      // Two files of a request may have one name.
      .map((file, at) => ({ reference, file, path: join('files', reference, `${at + 1}-${file.name}`) })),
  );
}

/**
 * Writes all that is kept of one person into a new or empty folder, readable by its owner alone: `person.json`, and the
 * files that it names. @throws FolderTaken
 */
export async function handOut(person: Person, artwork: KeptFiles, folder: string): Promise<number> {
  makeWithParents(folder);
  if ((await readdir(folder)).length > 0) throw new FolderTaken(folder);
  const files = filesOf(person, artwork);
  for (const { reference, file, path } of files) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(artwork.pathOf(reference, file), target);
  }
  const named = files.map(({ reference, path, file: { name, kind, bytes, sha256, uploadedAt } }) => ({
    reference,
    path,
    name,
    type: artworkKinds[kind].type,
    bytes,
    sha256,
    uploadedAt: new Date(uploadedAt).toISOString(),
  }));
  const text = JSON.stringify({ ...person, files: named }, null, 2);
  await writeFile(join(folder, 'person.json'), `${text}\n`, { mode: 0o600 });
  return files.length;
}
