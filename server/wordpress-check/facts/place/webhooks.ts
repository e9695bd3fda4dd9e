import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { check, info, success } from '../../fact.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Whether WordPress may tell of changes, and when it last did. */
export const webhooks = check('webhooks', 'Webhooks', async ({ config }) => {
  const seen = await lastSeen(config.dataDir);
  const data = { secretSet: config.webhookSecret !== undefined, lastSeen: seen };
  if (!data.secretSet)
    return info(
      'WEBHOOK_SECRET is not set: what changes is seen after a minute, what is deleted after ten',
      data,
      'Install the plugin of the folder wordpress, and set the same secret there and in WEBHOOK_SECRET: edits are then seen within seconds.',
    );
  // A site without edits has nothing to tell.
  if (!seen)
    return info(
      'the secret is set, and no call has come yet',
      data,
      `Let WordPress call ${config.publicUrl}/webhooks, and save a page there.`,
    );
  const hours = Math.floor((Date.now() - seen.getTime()) / HOUR_MS);
  return success(`last call ${hours < 1 ? 'within the hour' : `${hours} h ago`}`, data);
});

const fileIn = (dataDir: string): string => path.join(dataDir, 'webhook-seen');

/** Keeps the moment of the last call that was taken, for whoever asks after a restart or from another process. */
export const noteSeen = (dataDir: string): Promise<void> => writeFile(fileIn(dataDir), '');

/** When a call was last taken; null where none ever was. */
const lastSeen = (dataDir: string): Promise<Date | null> =>
  stat(fileIn(dataDir)).then(
    ({ mtime }) => mtime,
    () => null,
  );
