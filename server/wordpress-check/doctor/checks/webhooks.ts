import { lastSeen } from '../../lastWebhook.ts';
import type { Check } from '../check.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Whether WordPress may tell of changes, and when it last did. */
export const webhooks: Check = {
  id: 'webhooks',
  name: 'Webhooks',
  async run({ config }) {
    const seen = await lastSeen(config.dataDir);
    const data = { secretSet: config.webhookSecret !== undefined, lastSeen: seen };
    if (!data.secretSet)
      return {
        status: 'info',
        detail: 'WEBHOOK_SECRET is not set: what changes is seen after a minute, what is deleted after ten',
        mend: 'Install the plugin of the folder wordpress, and set the same secret there and in WEBHOOK_SECRET: edits are then seen within seconds.',
        data,
      };
    if (!seen)
      return {
        // A site without edits has nothing to tell.
        status: 'info',
        detail: 'the secret is set, and no call has come yet',
        mend: `Let WordPress call ${config.publicUrl}/webhooks, and save a page there.`,
        data,
      };
    const hours = Math.floor((Date.now() - seen.getTime()) / HOUR_MS);
    return { status: 'success', detail: `last call ${hours < 1 ? 'within the hour' : `${hours} h ago`}`, data };
  },
};
