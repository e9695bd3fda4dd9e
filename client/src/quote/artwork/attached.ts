import { useMemo, useSyncExternalStore } from 'react';
import { parseStored, readStored, subscribeStored, writeStored } from '../../lib/stored.ts';
import type { AttachedFile } from './attachedFile.ts';

const ATTACHED = 'diri_quote_artwork';

/** The gateway keeps a file for a day; what is nearly that old may be gone before the request is sent. */
const KEPT_MS = 23 * 3_600_000;

const isFile = (entry: Partial<AttachedFile> | null): entry is AttachedFile =>
  typeof entry?.id === 'string' &&
  typeof entry.name === 'string' &&
  typeof entry.bytes === 'number' &&
  Math.abs(Date.now() - (entry.attachedAt ?? 0)) < KEPT_MS;

function parseAttached(text: string | null): AttachedFile[] {
  const stored = parseStored(text);
  return Array.isArray(stored) ? stored.filter(isFile) : [];
}

const read = () => readStored(ATTACHED);

export const readAttached = (): AttachedFile[] => parseAttached(read());
export const writeAttached = (files: readonly AttachedFile[]): void => writeStored(ATTACHED, JSON.stringify(files));

/** Forgets the files that went with a request, by their ids as the form sent them. */
export function forgetSent(ids: string | undefined): void {
  const sent = new Set(ids?.split(' '));
  writeAttached(readAttached().filter(file => !sent.has(file.id)));
}

/** The files attached in this browser; none on the server and while the page is taken over. */
export function useAttached(): AttachedFile[] {
  const text = useSyncExternalStore(subscribeStored, read, () => null);
  return useMemo(() => parseAttached(text), [text]);
}
