import { expect, onTestFinished } from 'vitest';
import type { startEmbedded } from './embedded.ts';
import { eventually } from './eventually.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { quoting } from './quoting.ts';

export const FIRM = 'quotes@labels.example';

/** Both sides of a quote's life on a gateway that mails; closed after the test. */
export async function startMailing(
  service: ReturnType<typeof startEmbedded>,
  env: Record<string, string> = {},
  on: { upstream?: string } = {},
) {
  const mailbox = await startMailbox();
  const gateway = service.another({ ...on, env: { SMTP_URL: mailbox.url, SITE_EMAIL: FIRM, ...env } });
  await gateway.ready();
  gateway.services.submissions.start();
  onTestFinished(() => gateway.close());
  return { mailbox, gateway, ...quoting(() => gateway) };
}

/** The first mail to an address with such a subject, once it has come; of those after the first `before`. */
export const mailTo = (mailbox: Mailbox, address: string, subject: RegExp, before = 0) =>
  eventually(() => {
    const found = mailbox.received
      .slice(before)
      .find(({ to, mail }) => to.includes(address) && subject.test(mail.subject ?? ''));
    expect(found, mailbox.received.map(({ mail }) => mail.subject).join('; ')).toBeDefined();
    return found!.mail;
  });

/** Nothing is on its way any more: where the clock leaps, the lease of what is would end, and it would be sent again. */
export const allSent = ({ gateway }: Pick<Awaited<ReturnType<typeof startMailing>>, 'gateway'>) =>
  eventually(async () => expect(await gateway.services.submissions.backlog()).toMatchObject({ pending: 0 }));
