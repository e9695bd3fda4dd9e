import type { Transporter } from 'nodemailer';
import { RefusedError } from '../refusal.ts';
import type { DeliveryJob } from '../storage/stored.ts';
import type { Deliver } from '../worker/attempt.ts';
import { confirmationOf } from './confirmation.ts';
import { copyOf } from './copy.ts';
import { htmlOf, type Mail, textOf } from './mail.ts';
import type { Shop } from './shop.ts';

export interface MailOptions {
  /** smtp://user:password@host:587, or smtps: */
  readonly smtpUrl: string;
  readonly shop: () => Promise<Shop>;
}

interface Address {
  readonly name: string;
  readonly address: string;
}

/**
 * Sends what a submission is confirmed by, and the shop's copy of it. A repeat carries the same Message-ID, by which
 * mail servers and programs know it.
 */
export function createMail({ smtpUrl, shop }: MailOptions): { confirmation: Deliver; copy: Deliver } {
  let opened: Promise<Transporter> | undefined;

  async function send(mail: Mail, { reference, target }: DeliveryJob, from: Shop, to: Address, replyTo: Address) {
    const { subject, parts } = mail;
    opened ??= openTransport(smtpUrl);
    await (await opened).sendMail({
      from: { name: from.name, address: from.email },
      to,
      replyTo,
      subject,
      text: textOf(parts),
      html: htmlOf(parts),
      messageId: `<${reference}.${target === 'confirmation' ? 'confirmation' : 'copy'}@${from.email.split('@')[1]}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  }

  return {
    async confirmation(job) {
      const from = await shop();
      const visitor = { name: '', address: job.payload.email ?? '' };
      const own = { name: from.name, address: from.email };
      await send(confirmationOf(job, from), job, from, visitor, own).catch(noSuchAddress);
    },
    async copy(job) {
      const from = await shop();
      const { name = '', email = '' } = job.payload;
      await send(copyOf(job), job, from, { name: '', address: from.email }, { name, address: email });
    },
  };
}

/** The library is loaded with the first mail: it fills 13 MB. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** An address that is refused for good will be refused tomorrow: the operator sees it now. */
function noSuchAddress(error: { code?: string; responseCode?: number }): never {
  const { code, responseCode = 0 } = error;
  if (code === 'EENVELOPE' && responseCode >= 500)
    throw new RefusedError({ code: `smtp_${responseCode}`, message: '' });
  throw error;
}
