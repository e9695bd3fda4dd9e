import type { Check } from '../check.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Whether WordPress may tell of changes, and when it last did. */
export const webhooks: Check = {
  id: 'webhooks',
  name: 'Webhooks',
  async run({ config, running }) {
    const data = { secretSet: config.webhookSecret !== undefined, lastSeen: running?.webhookSeen() ?? null };
    if (!data.secretSet)
      return {
        status: 'info',
        detail: 'WEBHOOK_SECRET is not set: an edit is seen within ten minutes',
        mend: 'Install the plugin of the folder wordpress, set the same secret there and in WEBHOOK_SECRET: edits are then seen within seconds.',
        data,
      };
    if (!running)
      return {
        status: 'info',
        detail: 'WEBHOOK_SECRET is set; when WordPress last called, /debug/woocommerce says',
        data,
      };
    if (!data.lastSeen)
      return {
        status: 'warning',
        detail: 'the secret is set, and nothing has come since the start',
        mend: `Let WordPress call ${config.publicUrl}/webhooks, and save a page to see it arrive here.`,
        data,
      };
    const hours = Math.floor((Date.now() - data.lastSeen.getTime()) / HOUR_MS);
    return {
      status: 'success',
      detail: hours < 1 ? 'WordPress called within the hour' : `WordPress last called ${hours} h ago`,
      data,
    };
  },
};
