import type { Transporter } from 'nodemailer';
import { PutOffError, RefusedError } from '../refusal.ts';
import type { DeliveryJob } from '../storage/stored.ts';
import type { Deliver } from '../worker/attempt.ts';
import { confirmationOf } from './confirmation.ts';
import { copyOf } from './copy.ts';
import { htmlOf, type Mail, textOf } from './mail.ts';
import { SILENCE_MS } from './mailTimeout.ts';
import { labelDrawing } from './pictures/drawLabel.ts';
import type { Picture } from './pictures/picture.ts';
import type { Address, SendMail } from './quote/createQuoteMail.ts';
import type { Shop } from './shop.ts';

export interface MailOptions {
  /** smtp://user:password@host:587, or smtps: */
  readonly smtpUrl: string;
  readonly shop: () => Promise<Shop>;
  /** the address by which the buyer of a quote request reads it */
  readonly linkOf?: (reference: string) => string;
}

/** Everything that is sent by mail. */
export interface Mailer {
  readonly confirmation: Deliver;
  readonly copy: Deliver;
  /** any other mail */
  readonly send: SendMail;
  readonly shop: () => Promise<Shop>;
}

interface Posted {
  readonly from: Shop;
  readonly to: Address;
  readonly replyTo: Address;
}

/**
 * Sends what a submission is confirmed by, and the shop's copy of it. A repeat carries the same Message-ID, by which
 * mail servers and programs know it.
 */
export function createMail({ smtpUrl, shop, linkOf }: MailOptions): Mailer {
  let opened: Promise<Transporter> | undefined;

  async function post(mail: Mail, id: string, { from, to, replyTo }: Posted) {
    const { subject, parts } = mail;
    opened ??= openTransport(smtpUrl);
    await (await opened).sendMail({
      from: { name: from.name, address: from.email },
      to,
      replyTo,
      subject,
      text: textOf(parts),
      html: htmlOf(mail),
      attachments: parts.flatMap(({ pictures = [] }) => pictures.map(attachmentOf)),
      messageId: `<${id}@${from.email.split('@')[1]}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  }
  const send = (mail: Mail, { reference, target }: DeliveryJob, from: Shop, to: Address, replyTo: Address) =>
    post(mail, `${reference}.${target === 'confirmation' ? 'confirmation' : 'copy'}`, { from, to, replyTo });

  return {
    shop,
    async confirmation(job) {
      const from = await shop();
      const visitor = { name: '', address: job.payload.email ?? '' };
      const own = { name: from.name, address: from.email };
      const drawing = job.kind === 'quote' ? await labelDrawing(job.payload.size ?? '') : [];
      const mail = confirmationOf(job, { shop: from, drawing, link: linkOf?.(job.reference) });
      await send(mail, job, from, visitor, own).catch(judge);
    },
    async copy(job) {
      const from = await shop();
      const { name = '', email = '' } = job.payload;
      await send(copyOf(job, from), job, from, { name: '', address: from.email }, { name, address: email });
    },
    async send(mail, to, id, replyTo) {
      const from = await shop();
      const own = { name: from.name, address: from.email };
      await post(mail, id, { from, to, replyTo: replyTo ?? own }).catch(judge);
    },
  };
}

const attachmentOf = ({ cid, name, png }: Picture) => ({
  cid,
  filename: name,
  content: png,
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
});

/** The library is loaded with the first mail: it fills 13 MB. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** What nodemailer says of a mail that was not taken. */
interface Fault {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/**
 * An address that is refused for good will be refused tomorrow: the operator sees it now. One that is put off holds up nobody
 * else. What is said of the sender or of the server itself is no word about the address: once a login is mended, or a new
 * day's quota begins, the mail goes out.
 */
function judge(error: Fault): never {
  const { code, command, response = '', responseCode = 0 } = error;
  const isOfRecipient = code === 'EENVELOPE' && command === 'RCPT TO';
  const subject = /^\d{3}[ -][245]\.(\d{1,3})\.\d/.exec(response)?.[1];
  const said = `smtp_${responseCode}`;
  // Who says no more than 550 means the address, and who says no more than 451 may mean everybody.
  if (isOfRecipient && responseCode >= 500 && OF_ADDRESS.includes(subject ?? '1'))
    throw new RefusedError({ code: said, message: '' });
  if (isOfRecipient && responseCode >= 400 && OF_ADDRESS.includes(subject ?? '')) throw new PutOffError(said);
  throw error;
}

/** What RFC 3463 has said of an address, or of its mailbox: 5.1.1, 4.2.2 and so on. */
const OF_ADDRESS = ['1', '2'];
