import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import type { RequestContext } from '../../graphql/requestContext.ts';
import { createRates, PUBLIC_RATES } from '../../web/middleware/rates.ts';
import { ask, requestContext } from '../ask.ts';
import { recording, startRecorded } from '../recorded.ts';

const service = startRecorded();
const CONTACT = 'mutation ($input: SubmitContactMessageInput!) { submitContactMessage(input: $input) { __typename } }';
const NEWSLETTER =
  'mutation ($input: SubscribeToNewsletterInput!) { subscribeToNewsletter(input: $input) { __typename } }';
const message = (text: string) => ({ name: 'Sipho', email: 's@example.test', subject: 'general', message: text });

it('counts each form by itself, and refuses one too many before it is read or stored', async () => {
  service.on(/^\/contact/, recording('site-contact-ok'));
  const gateway = service.gateway();
  const config = { public: true, trustProxy: 0, unlimitedClients: [], secretKeys: [] };
  const rates = createRates(config, null, { ...PUBLIC_RATES, contact: { points: 2, per: 60 } });
  const request = { headers: {}, socket: { remoteAddress: '192.0.2.1' } } as IncomingMessage;
  const limited: RequestContext = { ...requestContext('a visitor'), limit: form => rates.take(form, request) };
  for (const text of ['One', 'Two']) {
    const { data } = await ask(gateway, CONTACT, { input: message(text) }, limited);
    expect(data.submitContactMessage.__typename).toBe('SubmissionReceipt');
  }
  const third = await ask(gateway, CONTACT, { input: message('') }, limited);
  expect(third.errors).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/^Too many/), extensions: { code: 'RATE_LIMITED' } }),
  ]);
  const signUp = await ask(gateway, NEWSLETTER, { input: { email: 't@example.test' } }, limited);
  expect(signUp.data.subscribeToNewsletter.__typename).toBe('SubmissionReceipt');
  expect(service.calls).toHaveLength(3);
});
