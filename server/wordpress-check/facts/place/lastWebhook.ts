import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const fileIn = (dataDir: string): string => path.join(dataDir, 'webhook-seen');

/** Keeps the moment of the last call that was taken, for whoever asks after a restart or from another process. */
export const noteSeen = (dataDir: string): Promise<void> => writeFile(fileIn(dataDir), '');

/** When a call was last taken; null where none ever was. */
export const lastSeen = (dataDir: string): Promise<Date | null> =>
  stat(fileIn(dataDir)).then(
    ({ mtime }) => mtime,
    () => null,
  );
