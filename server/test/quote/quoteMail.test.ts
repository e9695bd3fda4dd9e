import { createHmac, randomUUID } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLeaseHolder } from '../../primary/leases.ts';
import { createLimits } from '../../primary/limits.ts';
import { createReads } from '../../primary/reads.ts';
import { createRelay } from '../../primary/relay.ts';
import { serveSite } from '../../web/routes/uploads/testUploads.ts';
import { requestContext } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { linkWorkers } from '../linkedPeers.ts';
import { startMailbox } from '../mailbox.ts';
import { allSent, FIRM, mailTo, startMailing as startMailingOn } from '../mailing.ts';
import { buyer, EMAIL, offered, quoting } from '../quoting.ts';

const service = startEmbedded();
const startMailing = (env?: Record<string, string>) => startMailingOn(service, env);

it('mails no offer that another has taken the place of before it could be sent', async () => {
  const mailbox = await startMailbox();
  const gateway = service.another({ env: { SMTP_URL: mailbox.url, SITE_EMAIL: FIRM } });
  await gateway.ready();
  onTestFinished(() => gateway.close());
  const { take, submit } = quoting(() => gateway);
  const { reference } = await submit();
  for (const [version, note] of [
    [1, 'The first.'],
    [2, 'The second.'],
  ])
    await take('answerQuoteRequest', { ...offered, reference, version, note });
  gateway.services.submissions.start();
  await allSent({ gateway });
  const offers = mailbox.received.filter(({ mail }) => /is ready$/.test(mail.subject ?? ''));
  expect(offers.map(({ mail }) => /The (first|second)\./.exec(mail.text ?? '')?.[1])).toEqual(['second']);
});

it('tells buyer and firm of each step that they wait for, in HTML and text, with the way in', async () => {
  const { mailbox, gateway, take, submit, read } = await startMailing();
  const { reference, link } = await submit();
  expect((await mailTo(mailbox, EMAIL, /^Your quote request/)).text).toContain(link);
  await take('askBuyer', { reference, version: 1, text: 'Powder <coated>?' });
  const question = await mailTo(mailbox, EMAIL, /^A question about your quote/);
  expect(question.text).toContain('Powder <coated>?');
  expect(question.html).toContain('Powder &lt;coated&gt;?');
  expect(question.text).toContain(link);
  await take('replyToQuote', { reference, email: EMAIL, text: 'Painted steel.' });
  const reply = await mailTo(mailbox, FIRM, /^The buyer wrote/);
  expect(reply.text).toContain('Painted steel.');
  expect(reply.replyTo).toEqual([{ name: 'Lerato Mokoena', address: EMAIL }]);
  expect(reply.text).toContain(`/operator/quotes/${reference}`);
  const { version } = await read(reference);
  await take('answerQuoteRequest', { reference, version, ...offered });
  const offer = await mailTo(mailbox, EMAIL, /is ready$/);
  for (const body of [offer.text, offer.html])
    for (const words of ['9,885.17', '8,595.80', '1,289.37', 'Cutting die', 'VAT 15%', 'Lead time 6 working days'])
      expect(body).toContain(words);
  expect(offer.text).toContain('The link opens your quote');
  expect(offer.html).toContain('The button opens your quote');
  expect(offer.text).toMatch(new RegExp(`/quote/find and type ${reference} `));
  expect(offer.text).toContain(`${link}&reminders=stop`);
  expect(offer.text).toContain(`Decline this offer: ${link}&decline=1#decline-reason`);
  await take('acceptOffer', { reference, ...buyer, offerVersion: 1 });
  const { order } = await read(reference);
  const accepted = await mailTo(mailbox, EMAIL, /^Your order/);
  expect(accepted.text).toContain(`order ${order.number}`);
  for (const words of [
    `order number ${order.number} as the reference`,
    'Account: 62 000 000 017',
    'Branch code: 000 250',
  ])
    expect(accepted.text).toContain(words);
  await take('askBuyer', { reference, version: (await read(reference)).version, text: 'Sent on Monday.' });
  expect((await mailTo(mailbox, EMAIL, /^About your quote/)).text).toContain('Sent on Monday.');
  const row = service.demo.database.get('orders', Number(order.id))!;
  service.demo.database.put('orders', { ...row, status: 'completed', paid: row.date });
  await gateway.services.commerce.follower.look(Date.now() + 1);
  expect((await mailTo(mailbox, EMAIL, /is paid$/)).text).toContain(`Order ${order.number} is paid`);
  await mailTo(mailbox, EMAIL, /is on its way$/);
  await gateway.services.commerce.follower.look(Date.now() + 1);
  expect((await read(reference)).history.map(({ kind }: { kind: string }) => kind).slice(-2)).toEqual(['PAID', 'SENT']);
  expect(mailbox.received.filter(({ mail }) => /is paid$/.test(mail.subject ?? ''))).toHaveLength(1);
  expect(gateway.lines.join('')).not.toMatch(/lerato@|Painted steel|[?&]key=/);
});

it('says of an order that the shop made one to be collected that it is, not that it is on its way', async () => {
  const { mailbox, gateway, take, submit, read } = await startMailing();
  const { reference } = await submit();
  await take('answerQuoteRequest', { reference, version: 1, ...offered });
  await take('acceptOffer', { reference, ...buyer, offerVersion: 1 });
  const { order } = await read(reference);
  const row = service.demo.database.get('orders', Number(order.id))!;
  const shippings = [{ method: 'local_pickup', title: 'Collect in Johannesburg', cost: { net: 0, tax: 0 } }];
  service.demo.database.put('orders', { ...row, shippings, status: 'completed' });
  await gateway.services.commerce.follower.look(Date.now() + 1);
  const { text } = await mailTo(mailbox, EMAIL, new RegExp(`^Order ${order.number} is (complete|on its way)$`));
  expect(text).toContain(`Order ${order.number} is collected, not sent: Collect in Johannesburg.`);
  expect(text).not.toMatch(/on its way|has left us/);
  expect((await read(reference)).history.at(-1)).toMatchObject({ kind: 'SENT', note: 'Collect in Johannesburg' });
});

it('counts one working day as one', async () => {
  const { mailbox, take, submit } = await startMailing();
  const { reference } = await submit();
  await take('answerQuoteRequest', { reference, version: 1, ...offered, leadTimeDays: 1 });
  expect((await mailTo(mailbox, EMAIL, /is ready$/)).text).toContain('Lead time 1 working day after');
});

it.each<[string, Record<string, string>, RegExp]>([
  [
    'names the configured account where the shop tells none',
    { SITE_BANK_ACCOUNTS: 'Labels Ltd | Example Bank | 1234 5678 | 250655' },
    /Account name: Labels Ltd\nBank: Example Bank\nAccount: 1234 5678\nBranch code: 250655\n/,
  ],
  ['promises no account that nobody knows', {}, /^Ask us for the bank account if you do not have it\.$/m],
])('the mail of an order that waits for a transfer %s', async (_, env, words) => {
  await service.faults({ path: '/diri/v1/shop', status: 404, body: 'json' });
  onTestFinished(() => service.faults());
  const { mailbox, take, submit } = await startMailing(env);
  const { reference } = await submit();
  await take('answerQuoteRequest', { reference, version: 1, ...offered });
  await take('acceptOffer', { reference, ...buyer, offerVersion: 1 });
  expect((await mailTo(mailbox, EMAIL, /^Your order/)).text).toMatch(words);
});

it('reminds of an offer that is about to run out once, and not where its buyer has said so', async () => {
  const { mailbox, gateway, take, submit, read } = await startMailing();
  const requests = [await submit('One'), await submit('Two')];
  for (const { reference } of requests)
    await take('answerQuoteRequest', { reference, version: 1, ...offered, validDays: 2 });
  const started = Date.now();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  /** What comes of time, as many days later. */
  const later = async (days: number) => {
    await allSent({ gateway });
    vi.useFakeTimers({ toFake: ['Date'], now: started + days * 86_400_000 });
    return gateway.services.commerce.follower.look();
  };
  await take('stopQuoteReminders', { reference: requests[1]!.reference, email: EMAIL });
  await later(1.5);
  await later(1.6);
  const reminder = await mailTo(mailbox, EMAIL, /expires on/);
  expect(reminder.text).toContain(`${requests[0]!.link}&reminders=stop`);
  await later(2.5);
  expect(await read(requests[0]!.reference)).toMatchObject({
    history: expect.arrayContaining([expect.objectContaining({ kind: 'EXPIRED' })]),
  });
  expect(mailbox.received.filter(({ mail }) => /expires on/.test(mail.subject ?? ''))).toHaveLength(1);
});

it('opens a request by the link of its mail: the key becomes a cookie, and the address bare', async () => {
  const { gateway, submit } = await startMailing();
  const site = await serveSite(gateway);
  onTestFinished(() => site.close());
  const { reference, link } = await submit();
  const { search } = new URL(link);
  const opened = await fetch(`${site.origin}/quote/${reference}${search}&reminders=stop`, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    `/quote/${reference.toLowerCase()}?reminders=stop`,
  ]);
  const cookie = opened.headers.getSetCookie()[0]!;
  expect(cookie).toMatch(/^buyer-Q-.*HttpOnly/i);
  const query = `{ quoteRequest(reference: "${reference}") { reference } }`;
  const post = (headers: Record<string, string>) =>
    gateway
      .fetch(
        new Request('http://localhost:4000/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ query }),
        }),
        requestContext(),
      )
      .then(answer => answer.json() as Promise<{ data: { quoteRequest: unknown } }>);
  expect((await post({ cookie: cookie.split(';')[0]! })).data.quoteRequest).toEqual({ reference });
  expect((await post({})).data.quoteRequest).toBeNull();
  const wrong = await fetch(`${site.origin}/quote/${reference}?key=${'x'.repeat(32)}`, { redirect: 'manual' });
  expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([303, []]);
  expect(gateway.lines.join('')).not.toContain(search.slice(5));
});

const secret = 'a-secret-that-wordpress-knows-too';
/** Asks a site where requests stand, as our plugin does. */
function askStates(origin: string, references: string[], by = secret, nonce: string = randomUUID()) {
  const body = JSON.stringify({ references });
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac('sha256', by).update(`${timestamp}.${nonce}.${body}`).digest('hex');
  const headers = {
    ...{ 'content-type': 'application/json', 'x-diri-timestamp': timestamp },
    ...{ 'x-diri-nonce': nonce, 'x-diri-signature': signature },
  };
  return fetch(`${origin}/webhooks/quotes`, { method: 'POST', headers, body });
}

it('tells our plugin where requests stand, and nobody who has not its secret', async () => {
  const { gateway, submit } = await startMailing({ WEBHOOK_SECRET: secret });
  const site = await serveSite(gateway);
  onTestFinished(() => site.close());
  const { reference } = await submit();
  const answer = await askStates(site.origin, [reference, 'Q-0TNS1-Z5MTV']);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { [reference]: { status: 'RECEIVED', url: `http://localhost:4000/operator/quotes/${reference}` } },
  ]);
  expect((await askStates(site.origin, [reference], `${secret} wrong`)).status).toBe(401);
});

it('answers a call of our plugin once, whichever of several workers it comes to again', async () => {
  const links = linkWorkers(2, createRelay(), createReads(), createLeaseHolder(), createLimits());
  const sites = await Promise.all(
    links.map(async ({ primary }, at) => {
      const place = { number: at + 1, isFirst: at === 0, primary };
      const site = await serveSite(service.another({ env: { WEBHOOK_SECRET: secret }, place }));
      onTestFinished(() => site.close());
      return site.origin;
    }),
  );
  const nonce = randomUUID();
  const answers: number[] = [];
  for (const origin of [...sites, ...sites]) answers.push((await askStates(origin, [], secret, nonce)).status);
  expect(answers).toEqual([200, 401, 401, 401]);
  expect((await askStates(sites[1]!, [])).status).toBe(200);
});

it('shows the operator every mail, as HTML and as text, and on a public site nobody else', async () => {
  const { gateway } = await startMailing();
  const site = await serveSite(gateway);
  const open = service.another({
    env: { PUBLIC_URL: 'https://labels.example', OPERATOR_TOKEN: 'a-token-of-the-operator-long' },
  });
  const publicSite = await serveSite(open);
  onTestFinished(() => {
    site.close();
    publicSite.close();
  });
  const get = async (path: string) => (await fetch(`${site.origin}/operator/mails${path}`)).text();
  const names = [...(await get('')).matchAll(/mails\/(\w+)"/g)].map(([, name]) => name);
  expect(names.toSorted()).toEqual([
    'accepted',
    'closed',
    'expiring',
    'firm',
    'offer',
    'ordering',
    'paid',
    'question',
    'received',
    'sent',
    'signIn',
  ]);
  for (const name of names) {
    expect(await get(`/${name}`)).toContain('</html>');
    expect(await get(`/${name}.txt`)).not.toMatch(/[{}]|undefined|<\w/);
  }
  expect(await get('/offer.txt')).toContain('Total: ZAR\u00a08,999.67');

  // From whom a real one would be, where none can be sent yet, and with the accounts that it would name.
  const unmailed = await serveSite(service.another());
  onTestFinished(unmailed.close);
  const read = async (name: string) => (await fetch(`${unmailed.origin}/operator/mails/${name}`)).text();
  expect(await read('offer')).toMatch(/>Test &amp; Labels<span/);
  expect(await read('accepted.txt')).toContain('Diri Labels (Pty) Ltd');
  const closed = (headers: Record<string, string> = {}) =>
    fetch(`${publicSite.origin}/operator/mails`, {
      headers: { host: 'labels.example', 'x-forwarded-proto': 'https', ...headers },
    });
  expect((await closed()).status).toBe(404);
});
