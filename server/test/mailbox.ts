import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as it came in. */
interface Received {
  /** by the envelope */
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly mail: Email;
}

export interface Mailbox {
  readonly url: string;
  readonly received: Received[];
  /** An SMTP code for addresses that are refused from now on. */
  refuse: (address: string) => number | null;
  /** An SMTP code by which every sender is refused from now on. */
  refuseSender: number | null;
  /** What the server says with such a code. */
  words: string;
}

/** A mail server on loopback that takes everything until it is told otherwise; closed after the test. */
export async function startMailbox(): Promise<Mailbox> {
  const received: Received[] = [];
  const refusal = (code: number | null) =>
    code ? Object.assign(new Error(mailbox.words), { responseCode: code }) : null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_address, _session, done) {
      done(refusal(mailbox.refuseSender));
    },
    onRcptTo({ address }, _session, done) {
      done(refusal(mailbox.refuse(address)));
    },
    async onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const parts = await Array.fromAsync(stream).catch(() => null);
      // The sender has broken off: nothing came.
      if (!parts) return;
      const raw = Buffer.concat(parts).toString('utf8');
      const from = mailFrom ? mailFrom.address : '';
      received.push({ from, to: rcptTo.map(({ address }) => address), raw, mail: await PostalMime.parse(raw) });
      done();
    },
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise(resolve => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: () => null,
    refuseSender: null,
    words: 'refused',
  };
  return mailbox;
}
