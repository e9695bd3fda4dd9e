import { expect, it, onTestFinished } from 'vitest';
import { ask } from '../ask.ts';
import { eventually } from '../eventually.ts';
import { startMailbox } from '../mailbox.ts';
import { recording, startRecorded } from '../recorded.ts';

const service = startRecorded();
const SUBMIT = `mutation ($input: SubmitContactMessageInput!) { submitContactMessage(input: $input) {
  ... on SubmissionReceipt { reference receivedAt answerBy } } }`;
const input = { name: 'Sipho', email: 'sipho@example.test', subject: 'general', message: 'Please call me.' };
const forms = () => service.calls.filter(path => path.startsWith('/contact'));

async function startMailing() {
  const mailbox = await startMailbox();
  const env = { SMTP_URL: mailbox.url, SITE_EMAIL: 'shop@labels.test' };
  const gateway = service.gateway({ env });
  // What waits here would be tried again in the next test.
  onTestFinished(() => gateway.close());
  gateway.services.submissions.start();
  const delivered = (count: number) => eventually(() => expect(mailbox.received.length).toBeGreaterThanOrEqual(count));
  return { mailbox, gateway, delivered };
}
const addressees = (received: readonly { to: readonly string[] }[]) => received.flatMap(({ to }) => to).toSorted();

it('confirms a message to its sender and copies it to the shop once the service has it', async () => {
  service.on(/^\/contact/, recording('site-contact-ok'));
  const { mailbox, gateway, delivered } = await startMailing();
  const { data } = await ask(gateway, SUBMIT, { input });
  await delivered(2);
  expect(addressees(mailbox.received)).toEqual(['shop@labels.test', 'sipho@example.test']);
  for (const { mail } of mailbox.received) expect(mail.subject).toContain(data.submitContactMessage.reference);
  expect(forms()).toHaveLength(1);
});

it('mails the shop in the place of a form route that is not there, once', async () => {
  const { mailbox, gateway, delivered } = await startMailing();
  const { data } = await ask(gateway, SUBMIT, { input });
  expect(data.submitContactMessage.reference).toMatch(/^M-/);
  await delivered(2);
  expect(mailbox.received[0]).toMatchObject({ to: ['shop@labels.test'] });
  await eventually(async () => expect((await gateway.services.submissions.backlog()).pending).toBe(0));
  expect(addressees(mailbox.received)).toEqual(['shop@labels.test', 'sipho@example.test']);
});

it('mails the shop once also where one worker took the message and another one mails what waits', async () => {
  const { mailbox, gateway, delivered } = await startMailing();
  const env = { SMTP_URL: mailbox.url, SITE_EMAIL: 'shop@labels.test', DATA_DIR: gateway.dataDir };
  const { data } = await ask(service.gateway({ env }), SUBMIT, { input });
  expect(data.submitContactMessage.reference).toMatch(/^M-/);
  await delivered(2);
  await eventually(async () => expect((await gateway.services.submissions.backlog()).pending).toBe(0));
  expect(addressees(mailbox.received)).toEqual(['shop@labels.test', 'sipho@example.test']);
});

const NO_THANKS = [
  null,
  [],
  {},
  { success: false, data: 'Not stored.' },
  { code: 'mail_failed', message: 'Not sent.' },
];

it.each(NO_THANKS.map(body => ({ body })))(
  'sends again what the form route answers with $body as if it had it',
  async ({ body }) => {
    service.on(/^\/contact/, { body });
    const { mailbox, gateway, delivered } = await startMailing();
    await ask(gateway, SUBMIT, { input });
    await delivered(2);
    expect(await gateway.services.submissions.backlog()).toMatchObject({ pending: 1, delivered: 0 });
    expect(addressees(mailbox.received)).toEqual(['shop@labels.test', 'sipho@example.test']);
  },
);

it('takes the thanks of a form route of the firm’s own in whatever words', async () => {
  service.on(/^\/contact/, { body: { thanks: 'We have it.' } });
  const { gateway, delivered } = await startMailing();
  await ask(gateway, SUBMIT, { input });
  await delivered(2);
  expect(await gateway.services.submissions.backlog()).toMatchObject({ pending: 0, delivered: 1 });
  expect(forms()).toHaveLength(1);
});

it('keeps what neither a form route nor the mail server takes', async () => {
  const { mailbox, gateway } = await startMailing();
  mailbox.refuse = () => 451;
  const { data } = await ask(gateway, SUBMIT, { input });
  expect(data.submitContactMessage.reference).toMatch(/^M-/);
  expect(await gateway.services.submissions.backlog()).toMatchObject({ pending: expect.toSatisfy(n => n > 0) });
});

it('acknowledges what a machine sent, and neither delivers nor mails it', async () => {
  service.on(/^\/contact/, recording('site-contact-ok'));
  const { mailbox, gateway, delivered } = await startMailing();
  const spam = await ask(gateway, SUBMIT, { input: { ...input, website: 'https://spam.example' } });
  expect(spam.data.submitContactMessage.reference).toMatch(/^M-/);
  const hasty = await ask(gateway, SUBMIT, { input: { ...input, message: 'Buy!', elapsedMs: 300 } });
  expect(hasty.data.submitContactMessage.reference).toMatch(/^M-/);
  await ask(gateway, SUBMIT, { input: { ...input, message: 'Patient.', elapsedMs: 60_000 } });
  await delivered(2);
  expect(forms()).toHaveLength(1);
  for (const { mail } of mailbox.received) expect(mail.text).toContain('Patient.');
});

it('says when a message was received, and by when it is answered where that is late', async () => {
  service.on(/^\/contact/, recording('site-contact-ok'));
  const inTwelveHours = new Date(Date.now() + 12 * 3_600_000);
  const minute = inTwelveHours
    .toLocaleTimeString('en-ZA', { timeZone: 'Africa/Johannesburg', hour12: false })
    .slice(0, 5);
  const rarely = service.gateway({ env: { SITE_HOURS: `Mon-Sun ${minute}-${minute}` } });
  const { receivedAt, answerBy } = (await ask(rarely, SUBMIT, { input })).data.submitContactMessage;
  expect(Math.abs(Date.parse(receivedAt) - Date.now())).toBeLessThan(60_000);
  expect(answerBy).toMatch(new RegExp(`T${minute}:00\\+02:00$`));
  expect(Date.parse(answerBy)).toBeGreaterThan(Date.parse(receivedAt) + 24 * 3_600_000);
  const never = service.gateway({ env: { SITE_HOURS: 'Mon-Sun closed' } });
  expect((await ask(never, SUBMIT, { input })).data.submitContactMessage.answerBy).toBeNull();
});
