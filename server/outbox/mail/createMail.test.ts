import { expect, it } from 'vitest';
import { startMailbox } from '../../test/mailbox.ts';
import type { SubmissionKind } from '../form.ts';
import type { Payload } from '../payload.ts';
import { PutOffError, RefusedError } from '../refusal.ts';
import type { DeliveryJob, Target } from '../storage/stored.ts';
import { createMail } from './createMail.ts';

const shop = {
  name: 'Diri Labels',
  email: 'quotes@labels.example',
  phone: '+27 11 000 0100',
  hours: 'Mon-Fri 09:00-18:00, Sat 10:00-16:00',
  timeZone: 'Africa/Johannesburg',
};
const reference = 'Q-0TNS2-3P07R';
const asked = {
  name: 'Lerato Mokoena',
  email: 'lerato@highveld.example',
  company: 'Highveld Devices',
  phone: '+27 821234567',
  labelType: 'security-void',
  quantity: '1001-5000',
  size: '25x15mm',
  material: '',
  additionalInfo: `Matt, please.\n\nArtwork:\nlogo.pdf (PDF, 1 MB): https://labels.example/uploads/a?reference=Q&signature=s3cret\n\nReference: ${reference}`,
  reference,
};
const job = (target: Target, payload: Payload = asked, kind: SubmissionKind = 'quote'): DeliveryJob => ({
  ...{ id: 1, submission: 1, reference, kind, target, route: 'mail', payload, attempts: 1, since: 0 },
  createdAt: Date.parse('2026-11-20T10:00:00+02:00'),
});
const limits = { signal: new AbortController().signal, timeoutMs: 5_000 };

async function sent(one: DeliveryJob) {
  const mailbox = await startMailbox();
  const mail = createMail({ smtpUrl: mailbox.url, shop: async () => shop });
  await mail[one.target === 'confirmation' ? 'confirmation' : 'copy'](one, limits);
  expect(mailbox.received).toHaveLength(1);
  return mailbox.received[0]!;
}

it('confirms a request to its sender, with its reference and what was asked, in their words', async () => {
  const { from, to, mail } = await sent(job('confirmation'));
  expect([from, ...to]).toEqual(['quotes@labels.example', 'lerato@highveld.example']);
  expect(mail.subject).toBe(`Your quote request ${reference}`);
  expect(mail.from).toEqual({ name: 'Diri Labels', address: 'quotes@labels.example' });
  expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  for (const words of [
    'Hello Lerato Mokoena,',
    'within 24 hours',
    reference,
    'Security Void',
    '25x15mm',
    'Matt, please.',
  ])
    for (const body of [mail.text, mail.html]) expect(body).toContain(words);
  expect(mail.text).toContain('Label type: Security Void');
  expect(mail.text).not.toContain('Material');
  expect(mail.text).not.toContain('Outside office hours');
});

it('says the reference once in a confirmation, and nothing of a text that holds nothing else', async () => {
  const bare = { ...asked, additionalInfo: `Reference: ${reference}` };
  for (const payload of [asked, bare]) {
    const { mail } = await sent(job('confirmation', payload));
    expect(mail.text!.split(reference)).toHaveLength(2);
    expect(mail.text!.includes('Additional information')).toBe(payload === asked);
  }
});

it('names the files in a confirmation without the addresses that only the operator may open', async () => {
  const { mail, raw } = await sent(job('confirmation'));
  for (const body of [mail.text, mail.html]) expect(body).toContain('logo.pdf (PDF, 1 MB)');
  expect(raw).not.toContain('s3cret');
});

it('says by when an answer comes where office hours make it later', async () => {
  const saturday = { ...job('confirmation'), createdAt: Date.parse('2026-11-21T15:00:00+02:00') };
  expect((await sent(saturday)).mail.text).toContain('Outside office hours: by Monday 23 November at 09:00');
});

it('copies everything to the shop, which answers the sender', async () => {
  const { to, mail } = await sent(job('copy'));
  expect(to).toEqual(['quotes@labels.example']);
  expect(mail.replyTo).toEqual([{ name: 'Lerato Mokoena', address: 'lerato@highveld.example' }]);
  expect(mail.subject).toBe(`Quote request ${reference}, Lerato Mokoena`);
  expect(mail.text).toContain('https://labels.example/uploads/a?reference=Q&signature=s3cret');
  expect(mail.text).toContain('Phone: +27 821234567');
});

it('is known again as a repeat by its Message-ID, one for each target', async () => {
  const id = async (target: Target) => (await sent(job(target))).mail.messageId;
  expect(await id('copy')).toBe(`<${reference}.copy@labels.example>`);
  expect(await id('copy')).toBe(await id('service'));
  expect(await id('confirmation')).toBe(`<${reference}.confirmation@labels.example>`);
});

it('mails a message and a sign-up too', async () => {
  const message = { name: 'Sipho', email: 's@x.example', subject: 'general', message: 'One.\nTwo.', reference };
  const confirmed = await sent(job('confirmation', message, 'contact'));
  expect(confirmed.mail.text).toContain('Subject: General\nMessage: One.\nTwo.');
  const signUp = { name: 'Newsletter', email: 't@x.example', subject: 'newsletter', message: 'Sign-up', reference };
  const copied = await sent(job('service', signUp, 'newsletter'));
  expect(copied.mail.subject).toBe(`Newsletter sign-up ${reference}`);
  expect(copied.mail.text).toContain('t@x.example');
});

it.each([
  ['name', 'Mallory\r\nBcc: everybody@victim.example'],
  ['name', 'Mallory <boss@victim.example>, "X'],
  ['email', 'mallory@x.example\r\nBcc: everybody@victim.example'],
  ['email', 'mallory@x.example, everybody@victim.example'],
])('lets no %s such as %j add a header or a recipient', async (field, value) => {
  for (const target of ['copy', 'confirmation'] as const) {
    const mailbox = await startMailbox();
    const mail = createMail({ smtpUrl: mailbox.url, shop: async () => shop });
    await mail[target](job(target, { ...asked, [field]: value }), limits).catch(() => {});
    expect(mailbox.received.length).toBeLessThanOrEqual(1);
    if (field === 'name') expect(mailbox.received).toHaveLength(1);
    for (const { to, mail } of mailbox.received) {
      expect(to).toEqual([target === 'copy' ? shop.email : asked.email]);
      expect(mail.bcc ?? mail.cc).toBeUndefined();
    }
  }
});

it('shows markup as text', async () => {
  const { mail } = await sent(job('copy', { ...asked, company: '<img src=x onerror=alert(1)>' }));
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('&lt;img');
});

it('gives up on an address that is refused for good, and not on one that is refused for now', async () => {
  const mailbox = await startMailbox();
  const mail = createMail({ smtpUrl: mailbox.url, shop: async () => shop });
  mailbox.refuse = () => 550;
  await expect(mail.confirmation(job('confirmation'), limits)).rejects.toBeInstanceOf(RefusedError);
  await expect(mail.copy(job('copy'), limits)).rejects.not.toBeInstanceOf(RefusedError);
  mailbox.refuse = () => 451;
  await expect(mail.confirmation(job('confirmation'), limits)).rejects.not.toBeInstanceOf(RefusedError);
});

it('says where an address alone is put off, and not for any word of the server about itself', async () => {
  const mailbox = await startMailbox();
  const mail = createMail({ smtpUrl: mailbox.url, shop: async () => shop });
  Object.assign(mailbox, { words: '4.1.2 Domain not found', refuse: () => 450 });
  await expect(mail.confirmation(job('confirmation'), limits)).rejects.toBeInstanceOf(PutOffError);
  Object.assign(mailbox, { words: '4.7.1 Too many mails', refuse: () => 450 });
  await expect(mail.confirmation(job('confirmation'), limits)).rejects.not.toBeInstanceOf(PutOffError);
});

it.each([
  [550, '5.7.1 Relaying denied'],
  [554, '5.3.0 Not now'],
])('does not give up on an address for what is said of the site: %i %s', async (code, words) => {
  const mailbox = await startMailbox();
  const mail = createMail({ smtpUrl: mailbox.url, shop: async () => shop });
  Object.assign(mailbox, { words, refuse: () => code });
  await expect(mail.confirmation(job('confirmation'), limits)).rejects.not.toBeInstanceOf(RefusedError);
});

it('does not give up on an address where the site itself may not send', async () => {
  const mailbox = await startMailbox();
  const mail = createMail({ smtpUrl: mailbox.url, shop: async () => shop });
  Object.assign(mailbox, { words: '5.4.5 Daily sending quota exceeded', refuseSender: 550 });
  await expect(mail.confirmation(job('confirmation'), limits)).rejects.not.toBeInstanceOf(RefusedError);
});
