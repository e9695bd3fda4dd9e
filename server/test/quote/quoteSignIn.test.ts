import { expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../storage/open.ts';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { eventually } from '../eventually.ts';
import { mailTo, startMailing as startMailingOn } from '../mailing.ts';
import { buyer, EMAIL, offered } from '../quoting.ts';
import { linkFor, posting } from '../signingIn.ts';

const service = startEmbedded();
const startMailing = () => startMailingOn(service);

const GROSS = '{ gross { amount } }';
const SUMS = `discount ${GROSS} shippingTotal ${GROSS} fees { name amount ${GROSS} } taxLines { name rate amount { amount } } tax { amount }`;
const SIGN_IN = `mutation ($token: String!) { signIn(input: { token: $token }) { __typename
  ... on Account { email requests { reference } orders { number quoteReference paymentMethod total { amount } ${SUMS} } addresses { city } }
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
  expect(first.data.signIn.orders[0]).toMatchObject({
    ...{ quoteReference: reference, paymentMethod: 'bacs', total: { amount: '9885.17' } },
  });
  const { fees, shippingTotal, tax, taxLines, discount, total } = first.data.signIn.orders[0];
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  const parts = [...fees.map(({ amount }: { amount: object }) => amount), shippingTotal] as {
    gross: { amount: string };
  }[];
  expect(parts.reduce((sum, { gross }) => sum + cents(gross.amount), 0)).toBe(cents(total.amount));
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

const SIGN_IN_FROM_PAGE = `mutation ($token: String!, $key: String) { signIn(input: { token: $token, idempotencyKey: $key }) {
  ... on Account { email } ... on SignInRefused { code } } }`;

it('takes what is pressed twice on one page for one sign-in, for 10 seconds and until it is signed out', async () => {
  const { mailbox, gateway, submit } = await startMailing();
  await submit();
  const post = posting(gateway);
  const press = async (token: string, key?: string) => {
    const { data, cookie } = await post(SIGN_IN_FROM_PAGE, { token, key });
    return { said: data.signIn, cookie };
  };
  const who = async (cookie: string) => (await post('{ account { email } }', {}, cookie)).data.account;
  const spent = { code: 'LINK_SPENT' };
  const token = await linkFor(gateway, mailbox, EMAIL);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const began = Date.now();
  const pressed = await Promise.all([press(token, 'a page'), press(token, 'a page')]);
  vi.setSystemTime(began + 9_999);
  for (const { said, cookie } of [...pressed, await press(token, 'a page')])
    expect([said, await who(cookie)]).toEqual([{ email: EMAIL }, { email: EMAIL }]);
  for (const key of ['another page', '', undefined]) expect((await press(token, key)).said).toEqual(spent);
  vi.setSystemTime(began + 10_000);
  expect((await press(token, 'a page')).said).toEqual(spent);

  const other = await linkFor(gateway, mailbox, EMAIL);
  const { cookie } = await press(other, 'a page');
  await post('mutation { signOut(input: {}) { everywhere } }', {}, cookie);
  expect((await press(other, 'a page')).said).toEqual(spent);
});

const REQUEST_LINK =
  'mutation ($email: String!) { requestSignIn(input: { email: $email }) { ... on SignInRequested { goodUntil } } }';

it.each([
  ['address', [EMAIL]],
  ['mailbox, however its address is decorated,', [EMAIL, EMAIL.replace('@', '+7@'), EMAIL.replace(/^./, '$&.')]],
])('mails one %s few links, whoever asks for them, and answers the same', async (_, spellings) => {
  const { mailbox, gateway } = await startMailing();
  mailbox.refuse = () => 451;
  const database = await openDatabase(gateway.services.config, Date.now());
  onTestFinished(() => database.close());
  const answers = [];
  for (let visitor = 0; visitor < 7; visitor += 1)
    answers.push(await ask(gateway, REQUEST_LINK, { email: spellings[visitor % spellings.length]! }));
  for (const { data, errors } of answers) {
    expect(errors).toEqual([]);
    expect(data.requestSignIn).toMatchObject({ goodUntil: expect.stringMatching(/\+02:00$/) });
  }
  await ask(gateway, REQUEST_LINK, { email: 'another@example.test' });
  const asked = await database.query('SELECT email FROM sign_in_mail ORDER BY id');
  const known = Array.from({ length: 5 }, (_, at) => spellings[at % spellings.length]);
  expect(asked.map(({ email }) => email)).toEqual([...known, 'another@example.test']);
});

it('mails a link to whoever asked for many while a clock was ahead', { tags: 'proof' }, async () => {
  const { mailbox, gateway, submit } = await startMailing();
  await submit();
  const database = await openDatabase(gateway.services.config, Date.now());
  onTestFinished(() => database.close());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  const links = () => mailbox.received.filter(({ mail: { subject } }) => /sign-in/.test(subject ?? ''));
  for (let times = 1; times <= 5; times += 1) {
    await ask(gateway, REQUEST_LINK, { email: EMAIL });
    await eventually(() => expect(links()).toHaveLength(times));
    await eventually(async () => expect(await database.query('SELECT id FROM sign_in_mail')).toEqual([]));
  }
  vi.useRealTimers();
  await ask(gateway, REQUEST_LINK, { email: EMAIL });
  await eventually(() => expect(links()).toHaveLength(6));
});

it('mails a link that waited while a clock was ahead as soon as it can, and it signs in', async () => {
  const { mailbox, gateway, submit } = await startMailing();
  await submit();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  mailbox.refuse = () => 451;
  await ask(gateway, REQUEST_LINK, { email: EMAIL });
  await eventually(() => expect(gateway.lines.join()).toContain('A sign-in link was not sent yet'));
  vi.useRealTimers();
  mailbox.refuse = () => null;
  const token = /token=([\w-]+)/.exec((await mailTo(mailbox, EMAIL, /sign-in/)).text ?? '')![1]!;
  expect((await posting(gateway)(SIGN_IN, { token })).data.signIn).toMatchObject({ email: EMAIL });
});

it('mails a link to sign in again until it is sent, keeps it nowhere, and sends none that is too old', {
  tags: 'proof',
}, async () => {
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

it('counts the links that were mailed to a mailbox, too', async () => {
  const { mailbox, gateway } = await startMailing();
  const spellings = [EMAIL, EMAIL.replace('@', '+7@')];
  const submit =
    'mutation ($input: SubmitQuoteRequestInput!) { submitQuoteRequest(input: $input) { ... on QuoteRequest { email } } }';
  for (const email of spellings) {
    const input = { name: 'Lerato Mokoena', email, labelType: 'security-void', quantity: '5001-10000', key: email };
    expect((await ask(gateway, submit, { input })).data.submitQuoteRequest).toEqual({ email });
  }
  const database = await openDatabase(gateway.services.config, Date.now());
  onTestFinished(() => database.close());
  for (let times = 1; times <= 7; times += 1) {
    await ask(gateway, REQUEST_LINK, { email: spellings[times % 2]! });
    await eventually(async () => expect(await database.query('SELECT id FROM sign_in_mail')).toEqual([]));
  }
  expect(mailbox.received.filter(({ mail: { subject } }) => /sign-in/.test(subject ?? ''))).toHaveLength(5);
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
