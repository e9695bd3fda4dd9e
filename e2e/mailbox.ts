import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server on loopback that takes everything. */
export interface TestMailbox {
  readonly url: string;
  /** Waits for a mail to an address whose subject fits, and answers with the last one. */
  mailTo(address: string, subject: RegExp): Promise<Email>;
  stop(): Promise<void>;
}

export async function startTestMailbox(): Promise<TestMailbox> {
  const received: { to: string[]; mail: Email }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, done) {
      const parts = await Array.fromAsync(stream).catch(() => null);
      // The sender has broken off: nothing came.
      if (!parts) return;
      const raw = Buffer.concat(parts).toString('utf8');
      received.push({ to: envelope.rcptTo.map(({ address }) => address), mail: await PostalMime.parse(raw) });
      done();
    },
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const find = (address: string, subject: RegExp) =>
    received.findLast(({ to, mail }) => to.includes(address) && subject.test(mail.subject ?? ''))?.mail;
  return {
    url: `smtp://127.0.0.1:${port}`,
    async mailTo(address, subject) {
      const told = () =>
        find(address, subject) ? 'came' : received.map(({ to, mail }) => `${to}: ${mail.subject}`).join('\n');
      await expect.poll(told, { message: `a mail ${subject} to ${address}` }).toBe('came');
      return find(address, subject)!;
    },
    stop: () => new Promise(resolve => server.close(() => resolve())),
  };
}

/** A mail as its reader sees it: the pictures that came with it stand in it. */
export const shown = ({ html = '', attachments }: Email): string =>
  attachments.reduce((page, { contentId, mimeType, content }) => {
    const bytes = typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('base64');
    return contentId ? page.replaceAll(`cid:${contentId.slice(1, -1)}`, `data:${mimeType};base64,${bytes}`) : page;
  }, html);

/** The first address in a mail's text that fits. */
export function linkIn({ text = '' }: Email, pattern: RegExp): string {
  const found = pattern.exec(text)?.[0];
  if (!found) throw new Error(`No ${pattern} in the mail:\n${text}`);
  return found;
}
