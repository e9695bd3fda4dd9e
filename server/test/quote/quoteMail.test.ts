import { createHmac, randomUUID } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../storage/open.ts';
import { serveSite } from '../../web/routes/uploads/testUploads.ts';
import { ask, requestContext } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { eventually } from '../eventually.ts';
import { allSent, FIRM, mailTo, startMailing as startMailingOn } from '../mailing.ts';
import { buyer, EMAIL, offered } from '../quoting.ts';
import { posting } from '../signingIn.ts';

const service = startEmbedded();
const startMailing = (env?: Record<string, string>) => startMailingOn(service, env);

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
  expect(reply.text).toContain(`/operator/quotes/${reference}`);
  const { version } = await read(reference);
  await take('answerQuoteRequest', { reference, version, ...offered });
  const offer = await mailTo(mailbox, EMAIL, /is ready$/);
  for (const body of [offer.text, offer.html])
    for (const words of ['9,885.17', '8,595.80', '1,289.37', 'Cutting die', 'VAT 15%', 'Lead time 6 working days'])
      expect(body).toContain(words);
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
  expect(cookie).toMatch(/^buyer=.*HttpOnly/i);
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

const GROSS = '{ gross { amount } }';
const SUMS = `discount ${GROSS} shippingTotal ${GROSS} fees { name amount ${GROSS} } taxLines { name rate amount { amount } } tax { amount }`;
const SIGN_IN = `mutation ($token: String!) { signIn(input: { token: $token }) { __typename
  ... on Account { email requests { reference } orders { number quoteReference total { amount } ${SUMS} } addresses { city } }
  ... on SignInRefused { code } } }`;

it('signs in by a link that is mailed to a known address alone, once, and out everywhere', async () => {
  const { mailbox, gateway, take, submit } = await startMailing();
  const { reference } = await submit();
  await take('answerQuoteRequest', { reference, version: 1, ...offered });
  await take('acceptOffer', { reference, ...buyer, offerVersion: 1 });
  const request = (email: string) =>
    ask(gateway, 'mutation ($email: String!) { requestSignIn(input: { email: $email }) { __typename } }', { email });
  const answers = [await request('nobody@example.test'), await request(` ${EMAIL.toUpperCase()}`)];
  expect(answers[0]).toEqual(answers[1]);
  const mail = await mailTo(mailbox, EMAIL, /sign-in/);
  expect(mailbox.received.flatMap(({ to }) => to)).not.toContain('nobody@example.test');
  const token = /token=([\w-]+)/.exec(mail.text ?? '')![1]!;
  const post = posting(gateway);
  const first = await post(SIGN_IN, { token });
  expect(first.data.signIn).toMatchObject({ __typename: 'Account', email: EMAIL, requests: [{ reference }] });
  expect(first.data.signIn.orders[0]).toMatchObject({ quoteReference: reference, total: { amount: '9885.17' } });
  const { fees, shippingTotal, tax, taxLines, discount, total } = first.data.signIn.orders[0];
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  const parts = [...fees.map(({ amount }: { amount: object }) => amount), shippingTotal] as {
    gross: { amount: string };
  }[];
  expect(parts.reduce((sum, { gross }) => sum + cents(gross.amount), 0)).toBe(cents(total.amount));
  expect(cents(shippingTotal.gross.amount)).toBeGreaterThan(0);
  expect({ taxLines, tax, discount }).toEqual({
    taxLines: [{ name: 'VAT', rate: '15', amount: tax }],
    tax: { amount: '1289.37' },
    discount: { gross: { amount: '0.00' } },
  });
  expect(first.data.signIn.addresses).toEqual([{ city: 'Midrand' }]);
  expect((await post(SIGN_IN, { token })).data.signIn).toEqual({ __typename: 'SignInRefused', code: 'LINK_SPENT' });
  const who = async (cookie: string) => (await post('{ account { email } }', {}, cookie)).data.account;
  expect(await who(first.cookie)).toEqual({ email: EMAIL });
  expect(await who('')).toBeNull();
  expect(await who(`${first.cookie}x`)).toBeNull();
  await post('mutation { signOut(input: { everywhere: true }) { everywhere } }', {}, first.cookie);
  expect(await who(first.cookie)).toBeNull();
  const { number } = first.data.signIn.orders[0];
  const track = (email: string) =>
    ask(gateway, 'query ($n: String!, $e: String!) { trackOrder(number: $n, email: $e) { number status } }', {
      n: `#${number}`,
      e: email,
    });
  expect((await track(EMAIL)).data.trackOrder).toEqual({ number, status: 'on-hold' });
  expect((await track('other@example.test')).data.trackOrder).toBeNull();
});

const REQUEST_LINK =
  'mutation ($email: String!) { requestSignIn(input: { email: $email }) { ... on SignInRequested { goodUntil } } }';

it('mails one address few links, whoever asks for them, and answers the same', async () => {
  const { mailbox, gateway } = await startMailing();
  mailbox.refuse = () => 451;
  const database = await openDatabase(gateway.services.config, Date.now());
  onTestFinished(() => database.close());
  const answers = [];
  for (let visitor = 0; visitor < 7; visitor += 1) answers.push(await ask(gateway, REQUEST_LINK, { email: EMAIL }));
  for (const { data, errors } of answers) {
    expect(errors).toEqual([]);
    expect(data.requestSignIn).toMatchObject({ goodUntil: expect.stringMatching(/Z$/) });
  }
  await ask(gateway, REQUEST_LINK, { email: 'another@example.test' });
  const asked = await database.query('SELECT email, count(*) AS count FROM sign_in_mail GROUP BY email ORDER BY email');
  expect(asked.map(({ email, count }) => [email, Number(count)])).toEqual([
    ['another@example.test', 1],
    [EMAIL, 5],
  ]);
});

it('mails a link to sign in again until it is sent, keeps it nowhere, and sends none that is too old', async () => {
  const { mailbox, gateway, submit } = await startMailing();
  await submit();
  const database = await openDatabase(gateway.services.config, Date.now());
  onTestFinished(() => database.close());
  const waiting = () => database.query('SELECT * FROM sign_in_mail');
  const notSent = (times: number) =>
    eventually(() =>
      expect(gateway.lines.filter(line => line.includes('A sign-in link was not sent yet'))).toHaveLength(times),
    );
  mailbox.refuse = () => 451;
  const { data } = await ask(gateway, REQUEST_LINK, { email: EMAIL });
  await notSent(1);
  expect(await waiting()).toMatchObject([{ email: EMAIL, attempts: 1 }]);
  mailbox.refuse = () => null;
  const mail = await mailTo(mailbox, EMAIL, /sign-in/);
  await eventually(async () => expect(await waiting()).toEqual([]));
  const token = /token=([\w-]+)/.exec(mail.text ?? '')![1]!;
  const kept = await database.query('SELECT * FROM sign_in_link');
  expect(JSON.stringify(kept)).not.toContain(token);
  // However late it was sent, it ends when its buyer was told.
  expect(Math.max(...kept.map(({ made_at }) => Number(made_at))) + 20 * 60_000).toBe(
    Date.parse(data.requestSignIn.goodUntil),
  );

  mailbox.refuse = () => 451;
  await ask(gateway, REQUEST_LINK, { email: EMAIL });
  await notSent(2);
  expect(await waiting()).toHaveLength(1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 21 * 60_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  mailbox.refuse = () => null;
  await eventually(async () => expect(await waiting()).toEqual([]));
  expect(mailbox.received.filter(({ mail: { subject } }) => /sign-in/.test(subject ?? ''))).toHaveLength(1);
});

it('tells whoever asks for a link that nothing could be stored', async () => {
  const { gateway } = await startMailing();
  await gateway.services.submissions.close();
  const { data } = await ask(
    gateway,
    'mutation { requestSignIn(input: { email: "a@b.example" }) { ... on SignInRefused { code } } }',
  );
  expect(data.requestSignIn).toEqual({ code: 'NOT_STORED' });
});

it('offers no signing in where no mail can be sent', async () => {
  const { data } = await service.ask('{ site { signInOffered } }');
  expect(data.site.signInOffered).toBe(false);
  const refused = await service.ask(
    'mutation { requestSignIn(input: { email: "a@b.example" }) { ... on SignInRefused { code } } }',
  );
  expect(refused.data.requestSignIn).toEqual({ code: 'NOT_OFFERED' });
});

it('tells our plugin where requests stand, and nobody who has not its secret', async () => {
  const secret = 'a-secret-that-wordpress-knows-too';
  const { gateway, submit } = await startMailing({ WEBHOOK_SECRET: secret });
  const site = await serveSite(gateway);
  onTestFinished(() => site.close());
  const { reference } = await submit();
  const call = (by: string, nonce: string = randomUUID()) => {
    const body = JSON.stringify({ references: [reference, 'Q-0TNS1-Z5MTV'] });
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signature = createHmac('sha256', by).update(`${timestamp}.${nonce}.${body}`).digest('hex');
    const headers = {
      ...{ 'content-type': 'application/json', 'x-diri-timestamp': timestamp },
      ...{ 'x-diri-nonce': nonce, 'x-diri-signature': signature },
    };
    return fetch(`${site.origin}/webhooks/quotes`, { method: 'POST', headers, body });
  };
  const answer = await call(secret);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { [reference]: { status: 'RECEIVED', url: `http://localhost:4000/operator/quotes/${reference}` } },
  ]);
  expect((await call(`${secret} wrong`)).status).toBe(401);
  const nonce = randomUUID();
  expect([(await call(secret, nonce)).status, (await call(secret, nonce)).status]).toEqual([200, 401]);
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
