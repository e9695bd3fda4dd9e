import { expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { mailTo, startMailing } from '../mailing.ts';
import { buyer, EMAIL, offered, operator, quoting } from '../quoting.ts';
import { shopSaying } from '../shopSaying.ts';
import { posting } from '../signingIn.ts';

// A mail says until when an offer holds by the clock of the site; its page shows the wall clock that it is sent.

const service = startEmbedded();
const TERMS = { scopes: ['catalogue'], origins: [], requestsPerMinute: 600, costPerMinute: 350_000 } as const;
const { take, submit } = quoting(() => service.gateway);

/** The address of a service whose site stands in Kolkata. */
async function inKolkata(): Promise<string> {
  const root = (await (await fetch(`${service.demo.url}/wp-json/`)).json()) as object;
  const kolkata = { ...root, timezone_string: 'Asia/Kolkata', gmt_offset: 5.5 };
  return shopSaying(service.demo.url, { '/wp-json/?_fields=name': kolkata });
}

it('gives every moment of a request by the clock of the site', async () => {
  const gateway = service.another({ upstream: await inKolkata() });
  await gateway.ready();
  const { reference } = await submit('Kolkata', gateway);
  await take('answerQuoteRequest', { reference, version: 1, ...offered }, gateway);
  await take('acceptOffer', { reference, ...buyer, offerVersion: 1 }, gateway);
  const query = `query ($reference: String!) { quoteRequest(reference: $reference) { receivedAt updatedAt
    offer { sentAt validUntil } order { acceptedAt } history { at } } }`;
  const { data } = await ask(gateway, query, { reference }, operator());
  const { offer, order, history, ...request } = data.quoteRequest;
  const steps = history.map(({ at }: { at: string }) => at);
  expect(steps.length).toBeGreaterThan(2);
  for (const at of [...Object.values({ ...request, ...offer, ...order }), ...steps]) expect(at).toMatch(/\+05:30$/);
});

it('says until when a link to sign in and a sign-in are good by the clock of the site', async () => {
  const { mailbox, gateway, submit } = await startMailing(service, {}, { upstream: await inKolkata() });
  await submit();
  const post = posting(gateway);
  const asked = await post(
    'mutation ($email: String!) { requestSignIn(input: { email: $email }) { ... on SignInRequested { goodUntil } } }',
    { email: EMAIL },
  );
  expect(asked.data.requestSignIn.goodUntil).toMatch(/\+05:30$/);
  const token = /token=([\w-]+)/.exec((await mailTo(mailbox, EMAIL, /sign-in/)).text ?? '')![1]!;
  const signIn = 'mutation ($token: String!) { signIn(input: { token: $token }) { ... on Account { signedInUntil } } }';
  expect((await post(signIn, { token })).data.signIn.signedInUntil).toMatch(/\+05:30$/);
});

it('gives every moment of a partner by the clock of the site', async () => {
  const gateway = service.another({ upstream: await inKolkata() });
  await gateway.ready();
  const { partners, webhooks } = gateway.services;
  const { key } = (await partners.add('Clock', TERMS))!;
  await partners.holderOf(key);
  await partners.replaceKey('Clock', 60_000);
  await webhooks.add('Clock', { url: 'https://erp.example/hook', topics: ['product.changed'] });
  const query = `{ partners { createdAt keys { createdAt lastUsedAt endsAt }
    webhooks { createdAt lastTakenAt failingSince endedAt } } }`;
  const { data, errors } = await ask(gateway, query, {}, operator());
  expect(errors).toEqual([]);
  const [{ createdAt, keys, webhooks: called }] = data.partners;
  const moments = [{ createdAt }, ...keys, ...called].flatMap(one => Object.values(one)).filter(at => at !== null);
  expect(moments.length).toBeGreaterThan(4);
  for (const at of moments) expect(at).toMatch(/\+05:30$/);
});
