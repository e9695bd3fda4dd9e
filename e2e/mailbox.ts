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
      const raw = Buffer.concat(await Array.fromAsync(stream)).toString('utf8');
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
      await expect.poll(told, { message: `a mail ${subject} to ${address}`, timeout: 30_000 }).toBe('came');
      return find(address, subject)!;
    },
    stop: () => new Promise(resolve => server.close(() => resolve())),
  };
}

/** The first address in a mail's text that fits. */
export function linkIn({ text = '' }: Email, pattern: RegExp): string {
  const found = pattern.exec(text)?.[0];
  if (!found) throw new Error(`No ${pattern} in the mail:\n${text}`);
  return found;
}
