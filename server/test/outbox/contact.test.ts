import { expect, it, onTestFinished, vi } from 'vitest';
import { ask, requestContext } from '../ask.ts';
import { eventually } from '../eventually.ts';
import { recording, rows, startRecorded } from '../recorded.ts';
import { newShopper } from '../shopper.ts';

const service = startRecorded();
const CONTACT = `mutation ($input: SubmitContactMessageInput!) { submitContactMessage(input: $input) { __typename
  ... on SubmissionReceipt { reference message } ... on ValidationFailure { message errors { field code message } }
  ... on SubmissionRefused { code message } } }`;
const NEWSLETTER = `mutation ($input: SubscribeToNewsletterInput!) { subscribeToNewsletter(input: $input) { __typename
  ... on SubmissionReceipt { reference } ... on ValidationFailure { errors { field } } ... on SubmissionRefused { code message } } }`;
const input = { name: 'Sipho', email: 'sipho@example.test', subject: 'general', message: 'Please call me.' };
const posted = () => service.bodies as Record<string, string>[];

it('sends a message with its reference and answers with a receipt', async () => {
  service.on(/^\/contact\/v1\/submit/, recording('site-contact-ok'));
  const { data } = await ask(service.gateway(), CONTACT, { input });
  expect(data.submitContactMessage).toEqual({
    __typename: 'SubmissionReceipt',
    reference: expect.stringMatching(/^M-/),
    message: expect.stringMatching(/./),
  });
  expect(posted()).toEqual([
    expect.objectContaining({ name: 'Sipho', email: 'sipho@example.test', subject: 'general' }),
  ]);
  expect(posted()[0]!.message).toContain('Please call me.');
  expect(posted()[0]!.message).toContain(data.submitContactMessage.reference);
});

it.each([
  [{ email: 'sipho' }, ['email']],
  [{ name: '', message: '' }, ['name', 'message']],
  [{ subject: 'gossip' }, ['subject']],
  [{ message: 'x'.repeat(5_001) }, ['message']],
  [{ name: 'x'.repeat(201) }, ['name']],
])('names what is wrong with %j before anything is sent', async (more, fields) => {
  const { data } = await ask(service.gateway(), CONTACT, { input: { ...input, ...more } });
  const answer = data.submitContactMessage;
  expect(answer.__typename).toBe('ValidationFailure');
  expect(answer.errors.map((error: { field: string }) => error.field).toSorted()).toEqual(fields.toSorted());
  expect(service.calls).toEqual([]);
});

it("shows the service's refusal of a field at that field, and frees the key", async () => {
  const { body } = recording('site-contact-bad-email') as { body: Record<string, unknown> };
  service.on(/^\/contact/, { status: 400, body: { ...body, data: { status: 400, field: 'email' } } });
  const gateway = service.gateway();
  const refused = await ask(gateway, CONTACT, { input: { ...input, key: 'k' } });
  expect(refused.data.submitContactMessage).toMatchObject({
    __typename: 'ValidationFailure',
    errors: [{ field: 'email', code: 'REFUSED', message: expect.stringMatching(/./) }],
  });
  service.on(/^\/contact/, recording('site-contact-ok'));
  const again = await ask(gateway, CONTACT, { input: { ...input, email: 'other@example.test', key: 'k' } });
  expect(again.data.submitContactMessage.__typename).toBe('SubmissionReceipt');
});

it('shows any other refusal as the sentence of the banner', async () => {
  service.on(/^\/contact/, { status: 400, body: { code: 'blocked', message: 'We are closed.' } });
  const { data } = await ask(service.gateway(), CONTACT, { input });
  expect(data.submitContactMessage).toEqual({
    __typename: 'SubmissionRefused',
    code: 'REFUSED',
    message: 'We are closed.',
  });
});

it("shows the service's words as text, which it sends with entities and tags", async () => {
  const said = 'We can&#8217;t take &quot;Void &amp; Seal&quot;: <strong>Error:</strong> closed &#8211; sorry.';
  const read = 'We can’t take "Void & Seal": Error: closed – sorry.';
  service.on(/^\/contact/, { status: 400, body: { code: 'blocked', message: `<p>${said}</p>\n` } });
  const { data } = await ask(service.gateway(), CONTACT, { input });
  expect(data.submitContactMessage.message).toBe(read);
  service.on(/^\/contact/, { status: 400, body: { code: 'name', message: said, data: { field: 'name' } } });
  const named = await ask(service.gateway(), CONTACT, { input });
  expect(named.data.submitContactMessage.errors).toEqual([{ field: 'name', code: 'REFUSED', message: read }]);
});

it.each([
  ['is down', recording('fail-maintenance')],
  ['fails', recording('fail-db-down')],
  ['refuses us', { status: 403, body: { code: 'rest_forbidden' } }],
  ['hangs up', 'reset' as const],
])('gives a receipt although the service %s, and tries a write only once', async (_what, answer) => {
  service.on(/^\/contact/, answer);
  const gateway = service.gateway();
  const { data } = await ask(gateway, CONTACT, { input });
  expect(data.submitContactMessage.__typename).toBe('SubmissionReceipt');
  expect(service.calls).toHaveLength(1);
  expect(await gateway.services.submissions.backlog()).toMatchObject({ pending: 1 });
});

it('gives a receipt within the deadline although the service hangs', async () => {
  service.on(/^\/contact/, 'hang');
  const began = performance.now();
  const { data } = await ask(service.gateway(), CONTACT, { input }, requestContext('hanging', 200));
  expect(data.submitContactMessage.__typename).toBe('SubmissionReceipt');
  // The call's own time-out is 15 s and more.
  expect(performance.now() - began).toBeLessThan(10_000);
  // The try goes on behind: it must not reach into the next test.
  await eventually(() => expect(service.calls).toHaveLength(1));
});

it('sends a sign-up as a message that says when and where consent was given', async () => {
  service.on(/^\/contact/, recording('site-contact-ok'));
  const { data } = await ask(service.gateway(), NEWSLETTER, { input: { email: 'thandi@example.test', page: '/blog' } });
  expect(data.subscribeToNewsletter).toMatchObject({ reference: expect.stringMatching(/^N-/) });
  expect(posted()).toEqual([
    expect.objectContaining({
      name: 'Newsletter',
      email: 'thandi@example.test',
      subject: 'newsletter',
      message: expect.stringMatching(/^Sign-up, consent given 20\d\d-.*Z, \/blog/),
    }),
  ]);
});

it('wants an address for a sign-up', async () => {
  const { data } = await ask(service.gateway(), NEWSLETTER, { input: { email: 'thandi' } });
  expect(data.subscribeToNewsletter).toEqual({ __typename: 'ValidationFailure', errors: [{ field: 'email' }] });
});

it('says so with the phone number when nothing can be stored, and never claims success', async () => {
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', SITE_PHONE: '+27 11 000 0100' };
  const { data, errors } = await ask(service.gateway({ env }), CONTACT, { input });
  expect(errors).toEqual([]);
  expect(data.submitContactMessage).toEqual({
    __typename: 'SubmissionRefused',
    code: 'NOT_STORED',
    message: expect.stringContaining('+27 11 000 0100'),
  });
  expect(posted()).toEqual([]);
});

it.each(['a page', 'a cart', 'a capability'])(
  'sends what waits at the first answer to %s, however long it would wait for its next try',
  async to => {
    const stopped = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: stopped });
    onTestFinished(() => void vi.useRealTimers());
    /** To wait moves the clock, which is to stand. */
    const stopClock = () => void vi.setSystemTime(stopped);
    service.on(/./, recording('fail-maintenance'));
    const gateway = service.gateway();
    for (const message of ['One.', 'Two.']) await ask(gateway, CONTACT, { input: { ...input, message } });
    gateway.services.submissions.start();
    // Each was tried again and waits for its turn, which does not come by itself.
    await eventually(() => {
      stopClock();
      expect(gateway.lines.filter(line => line.includes('submission not delivered yet'))).toHaveLength(4);
    });
    service.on(/^\/contact\/v1\/submit/, recording('site-contact-ok'));
    service.on(/^\/wp\/v2\/posts/, rows());
    service.on(/^\/\?_fields/, { body: { home: service.url, url: service.url, namespaces: ['wp/v2'] } });
    service.on(/^\/wc\/store\/v1\/cart/, recording('store-cart-with-token'));
    if (to === 'a page') await ask(gateway, '{ posts { items { slug } } }');
    if (to === 'a cart')
      await newShopper(gateway).ask('mutation { addCartItem(input: { product: 7 }) { __typename } }');
    if (to === 'a capability') await gateway.services.capabilities.find();
    await eventually(async () => {
      stopClock();
      expect(await gateway.services.submissions.backlog()).toMatchObject({ pending: 0, delivered: 2 });
    });
  },
);
