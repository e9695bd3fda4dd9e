import { type Check, info, success } from '../../fact.ts';
import { lastSeen } from './lastWebhook.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Whether WordPress may tell of changes, and when it last did. */
export const webhooks: Check = {
  id: 'webhooks',
  name: 'Webhooks',
  async find({ config }) {
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
  },
};
