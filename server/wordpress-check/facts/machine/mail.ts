import { type Check, info, success } from '../../fact.ts';

/** Whether mail can be sent at all; that it arrives only its reader can say. */
export const mail: Check = {
  id: 'mail',
  name: 'Mail',
  find: ({ config }) =>
    config.smtpUrl
      ? success('SMTP_URL is set')
      : info(
          'no confirmation to visitors and no copy to the shop',
          undefined,
          'Set SMTP_URL to your mail server, or leave it: the form service is then the only receiver.',
        ),
};
