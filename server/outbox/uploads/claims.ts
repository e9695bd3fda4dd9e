import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { flush } from '../../config/durableFiles.ts';
import type { ArtworkFile } from './artwork.ts';
import { ABOUT, type Folders, isId, isMissing, isTaken } from './folders.ts';

/** Moves waiting files to their request. Whoever moves a folder first has it: the others find nothing there. */
export function claim({ waiting, claimed }: Folders, ids: readonly string[], reference: string): boolean {
  const place = join(claimed, reference);
  mkdirSync(place, { recursive: true, mode: 0o700 });
  const taken = ids.every(id => moved(join(waiting, id), join(place, id)) || existsSync(join(place, id)));
  if (taken) for (const folder of [place, claimed, waiting]) flush(folder);
  return taken;
}

/** Moves further files to a request; what it has stays there. None is moved where one cannot be had. */
export function attach({ waiting, claimed }: Folders, ids: readonly string[], reference: string): boolean {
  const place = join(claimed, reference);
  const there = (id: string) => existsSync(join(place, id));
  if (!ids.every(id => there(id) || existsSync(join(waiting, id)))) return false;
  mkdirSync(place, { recursive: true, mode: 0o700 });
  const taken = ids.filter(id => !there(id)).filter(id => moved(join(waiting, id), join(place, id)));
  const all = ids.every(there);
  if (!all) for (const id of taken) moved(join(place, id), join(waiting, id));
  for (const folder of [place, claimed, waiting]) flush(folder);
  return all;
}

/** Moves a request's files back. One that was uploaded again meanwhile waits already. */
export function release(folders: Folders, reference: string): void {
  const place = join(folders.claimed, reference);
  for (const id of idsIn(place)) moved(join(place, id), join(folders.waiting, id));
  rmSync(place, { recursive: true, force: true });
}

/** The files of a request, as they were uploaded. */
export function claimedFiles({ claimed }: Folders, reference: string): ArtworkFile[] {
  const place = join(claimed, reference);
  const files = idsIn(place).map((id): ArtworkFile => JSON.parse(readFileSync(join(place, id, ABOUT), 'utf8')));
  return files.toSorted((a, b) => a.uploadedAt - b.uploadedAt || (a.name < b.name ? -1 : 1));
}

function moved(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (isMissing(error) || isTaken(error)) return false;
    throw error;
  }
}

function idsIn(place: string): string[] {
  try {
    return readdirSync(place).filter(isId);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
