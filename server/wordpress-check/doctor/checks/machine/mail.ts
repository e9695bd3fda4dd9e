import type { Check } from '../../check.ts';

/** Whether mail can be sent at all; that it arrives only its reader can say. */
export const mail: Check = {
  id: 'mail',
  name: 'Mail',
  run: async ({ config }) =>
    config.smtpUrl
      ? { status: 'success', detail: 'SMTP_URL is set' }
      : {
          status: 'info',
          detail: 'no confirmation to visitors and no copy to the shop',
          mend: 'Set SMTP_URL to your mail server, or leave it: the form service is then the only receiver.',
        },
};
