import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { places } from '../../outbox/test/places.ts';
import type { StoragePlace } from '../../storage/open.ts';
import { createMetrics } from '../../web/metrics/metrics.ts';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { eventually } from '../eventually.ts';
import { type Mailbox, startMailbox } from '../mailbox.ts';
import { FIRM, mailTo } from '../mailing.ts';
import { EMAIL, offered, quoting } from '../quoting.ts';

const service = startEmbedded();
const MOST = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

const CONTACT = `mutation ($input: SubmitContactMessageInput!) { submitContactMessage(input: $input) {
  ... on SubmissionReceipt { reference } } }`;

/** A gateway on a store that others may have used before. */
async function start({ dataDir, databaseUrl }: StoragePlace, mailbox: Mailbox) {
  const env = { SMTP_URL: mailbox.url, SITE_EMAIL: FIRM, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  const gateway = service.another({ env, ...(databaseUrl ? {} : { dataDir }) });
  await gateway.ready();
  gateway.services.submissions.start();
  const metrics = createMetrics(gateway);
  onTestFinished(async () => {
    metrics.close();
    await gateway.close();
  });
  let sent = 0;
  const write = async (email: string, key = `${Math.random()}`) => {
    sent += 1;
    const input = { name: 'Sipho', email, subject: 'general', message: `Message ${sent}`, key };
    return (await ask(gateway, CONTACT, { input })).data.submitContactMessage.reference as string;
  };
  const arrived = () => eventually(async () => expect((await gateway.services.submissions.backlog()).pending).toBe(0));
  const left = async () => /gateway_mails_left_out_total\{mail="confirmation"\} (\d+)/.exec(await metrics.text())?.[1];
  const confirmed = async (reference: string) => {
    const query = 'query ($r: String!, $e: String) { quoteRequest(reference: $r, email: $e) { confirmed } }';
    return (await ask(gateway, query, { r: reference, e: EMAIL })).data.quoteRequest.confirmed;
  };
  return { gateway, write, arrived, left, confirmed, ...quoting(() => gateway) };
}

const to = ({ received }: Mailbox, address: string) => received.filter(one => one.to.includes(address));

describe.each(places())('in $name', ({ makePlace }) => {
  it('confirms to one mailbox so much in a day, whoever asks; the rest is taken, delivered and told to the firm', async () => {
    const [place, mailbox] = [await makePlace(), await startMailbox()];
    const { gateway, write, submit, arrived, left, confirmed } = await start(place, mailbox);
    const decorated = ['sipho@example.test', 'Sipho@Example.test', 'si.pho@example.test', 'sipho+7@example.test'];
    const references = await Promise.all(Array.from({ length: MOST + 3 }, (_, at) => write(decorated[at % 4]!)));
    const { reference } = await submit();
    expect(await confirmed(reference)).toBe(true);
    await arrived();
    expect(new Set(references).size).toBe(MOST + 3);
    const own = mailbox.received.filter(({ to: [address] }) => /pho(\+7)?@/i.test(address!));
    expect(own).toHaveLength(MOST);
    expect(to(mailbox, FIRM)).toHaveLength(MOST + 4);
    expect(to(mailbox, EMAIL)).toHaveLength(1);
    expect(await left()).toBe('3');
    const told = gateway.lines.filter(line => line.includes('confirmation left out'));
    expect(told).toHaveLength(3);
    expect(told.join('')).toMatch(/M-[0-9A-Z-]{11}/);
    expect(told.join('')).not.toMatch(/example\.test/);
  });

  it('counts a mail once, however often it is tried, and whoever sends it again', { tags: 'proof' }, async () => {
    const [place, mailbox] = [await makePlace(), await startMailbox()];
    mailbox.refuse = address => (address === FIRM ? null : 451);
    const { gateway, write, arrived } = await start(place, mailbox);
    const first = await write('sipho@example.test', 'one');
    for (let times = 1; times < MOST + 5; times += 1) {
      const input = {
        name: 'Sipho',
        email: 'sipho@example.test',
        subject: 'general',
        message: 'Message 1',
        key: 'one',
      };
      expect((await ask(gateway, CONTACT, { input })).data.submitContactMessage.reference).toBe(first);
    }
    await eventually(() => expect(gateway.lines.join('')).toMatch(/confirmation.*not delivered yet/s));
    for (let times = 1; times < MOST; times += 1) await write('sipho@example.test');
    mailbox.refuse = () => null;
    await arrived();
    expect(to(mailbox, 'sipho@example.test')).toHaveLength(MOST);
    await write('sipho@example.test');
    await arrived();
    expect(to(mailbox, 'sipho@example.test')).toHaveLength(MOST);
  });

  it('counts in every process, after a start too, mails what a buyer waits for, and confirms on the next day', {
    tags: 'proof',
  }, async () => {
    const [place, mailbox] = [await makePlace(), await startMailbox()];
    const first = await start(place, mailbox);
    for (let times = 0; times < MOST; times += 1) await first.write(EMAIL);
    await first.arrived();
    await first.gateway.close();
    const next = await start(place, mailbox);
    const { reference } = await next.submit();
    await next.arrived();
    expect(await next.confirmed(reference)).toBe(false);
    expect(to(mailbox, EMAIL)).toHaveLength(MOST);
    expect((await next.take('answerQuoteRequest', { reference, version: 1, ...offered })).status).toBe('ANSWERED');
    await mailTo(mailbox, EMAIL, /[Oo]ffer/);
    await next.arrived();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
    onTestFinished(() => void vi.useRealTimers());
    const before = to(mailbox, EMAIL).length;
    await next.write(EMAIL);
    await next.arrived();
    expect(to(mailbox, EMAIL)).toHaveLength(before + 1);
  });
});
