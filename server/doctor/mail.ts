import type { Check } from './doctor.ts';

/** Whether mail can be sent at all; that it arrives only its reader can say. */
export const mail: Check = async config => [
  config.smtpUrl
    ? { status: 'good', check: 'Mail', detail: 'SMTP_URL is set' }
    : {
        status: 'warn',
        check: 'Mail',
        detail: 'no confirmation to visitors and no copy to the shop',
        mend: 'Set SMTP_URL to your mail server, or leave it: the form service is then the only receiver.',
      },
];
