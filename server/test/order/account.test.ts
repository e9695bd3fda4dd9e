import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { eventually } from '../eventually.ts';
import { startMailing as startMailingOn } from '../mailing.ts';
import { buyer, EMAIL, offered } from '../quoting.ts';
import { shopSaying } from '../shopSaying.ts';
import { linkFor, posting } from '../signingIn.ts';

// What belongs to a proved address, through the endpoint.

const service = startEmbedded();
const startMailing = () => startMailingOn(service);

const DAY_MS = 86_400_000;
const SIGN_IN = `mutation ($token: String!) { signIn(input: { token: $token }) {
  ... on Account { email signedInUntil } ... on SignInRefused { code } } }`;

/** A browser that is signed in. */
async function signedIn() {
  const mailing = await startMailing();
  const { gateway, mailbox } = mailing;
  await mailing.submit();
  const post = posting(gateway);
  const { data, cookie, setCookie } = await post(SIGN_IN, { token: await linkFor(gateway, mailbox, EMAIL) });
  const read = async (fields = 'email') => (await post(`{ account { ${fields} } }`, {}, cookie)).data.account;
  return { ...mailing, signIn: data.signIn, setCookie, cookie, post, read };
}

it('keeps somebody signed in for 30 days, and not a moment longer, whatever the browser still sends', async () => {
  const began = Date.now();
  const { gateway, signIn, setCookie, cookie, post, read } = await signedIn();
  const until = Date.parse(signIn.signedInUntil);
  expect(until).toBeGreaterThanOrEqual(began + 30 * DAY_MS);
  expect(until).toBeLessThanOrEqual(Date.now() + 30 * DAY_MS);
  expect(setCookie).toHaveLength(1);
  expect(setCookie[0]).toMatch(/^buyer=[^;]+;/);
  for (const attribute of [/; ?HttpOnly/i, /; ?Max-Age=2592000/i, /; ?SameSite=Lax/i])
    expect(setCookie[0]).toMatch(attribute);
  onTestFinished(() => {
    vi.useRealTimers();
  });
  vi.useFakeTimers({ toFake: ['Date'], now: until - 1 });
  expect(await read()).toEqual({ email: EMAIL });
  vi.setSystemTime(until);
  expect(await read()).toBeNull();
  // What ended with it opens no request either, and signing out of it is no error.
  const { data } = await post('mutation { signOut(input: {}) { everywhere } }', {}, cookie);
  expect(data.signOut).toEqual({ everywhere: false });
  expect(gateway.lines.join('')).not.toContain(EMAIL);
});

const REQUEST_LINK = `mutation { requestSignIn(input: { email: "${EMAIL}" }) { __typename } }`;

it('opens no session by a link that was asked for before its address signed out everywhere, sent by then or not', async () => {
  const { gateway, mailbox, cookie, post } = await signedIn();
  const token = await linkFor(gateway, mailbox, EMAIL);
  mailbox.refuse = () => 451;
  await ask(gateway, REQUEST_LINK);
  await eventually(() => expect(gateway.lines.join()).toContain('A sign-in link was not sent yet'));
  await post('mutation { signOut(input: { everywhere: true }) { everywhere } }', {}, cookie);
  expect((await post(SIGN_IN, { token })).data.signIn).toEqual({ code: 'LINK_SPENT' });
  const sent = mailbox.received.length;
  mailbox.refuse = () => null;
  expect(await post(SIGN_IN, { token: await linkFor(gateway, mailbox, EMAIL) })).toMatchObject({
    data: { signIn: { email: EMAIL } },
  });
  expect(mailbox.received).toHaveLength(sent + 1);
});

it('opens no session by a link that a clock which was ahead dated later', async () => {
  const { gateway, mailbox, post } = await signedIn();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
  onTestFinished(() => void vi.useRealTimers());
  const token = await linkFor(gateway, mailbox, EMAIL);
  vi.useRealTimers();
  expect((await post(SIGN_IN, { token })).data.signIn).toEqual({ code: 'LINK_SPENT' });
});

const TRACK = 'query ($number: String!, $email: String!) { trackOrder(number: $number, email: $email) { number } }';

/** So many more orders of the buyer, each a minute older than the one before; the numbers of all, the newest first. */
function plantOrders(count: number): string[] {
  const { database } = service.demo;
  const one = database.all('orders').find(({ billing }) => billing.email === EMAIL)!;
  const first = Math.max(...database.all('orders').map(({ id }) => id)) + 1;
  const older = Array.from({ length: count }, (_, at) => ({
    ...one,
    id: first + at,
    date: new Date(Date.parse(`${one.date}Z`) - (at + 1) * 60_000).toISOString().slice(0, 19),
    meta: [],
  }));
  for (const order of older) database.put('orders', order);
  return [one, ...older].map(({ id }) => String(id));
}

it('shows every order by pages of a hundred, one call for each, and finds any of them by its number', async () => {
  const { gateway, take, submit, read } = await signedIn();
  const { reference } = await submit();
  await take('answerQuoteRequest', { reference, version: 1, ...offered });
  await take('acceptOffer', { reference, ...buyer, offerVersion: 1 });
  const numbers = plantOrders(130);
  const calls = async () => (await service.calls()).filter(path => path.startsWith('/wc/v3/orders'));
  await service.cold();
  const first = await read('orderPages orders { number } addresses { city } requestPages requests { reference }');
  expect([first.orderPages, first.orders.map(({ number }: { number: string }) => number)]).toEqual([
    2,
    numbers.slice(0, 100),
  ]);
  expect(first.addresses).toEqual([{ city: 'Midrand' }]);
  expect([first.requestPages, first.requests.length]).toEqual([1, 2]);
  expect(await calls()).toHaveLength(1);
  const second = await read('orderPages(page: 2) orders(page: 2) { number } requests(page: 2) { reference }');
  expect([second.orderPages, second.orders.map(({ number }: { number: string }) => number)]).toEqual([
    2,
    numbers.slice(100),
  ]);
  expect(second.requests).toEqual([]);
  const track = async (number: string, email: string) => {
    await service.cold();
    const { data } = await ask(gateway, TRACK, { number, email });
    return [data.trackOrder?.number ?? null, (await calls()).length];
  };
  const oldest = numbers.at(-1)!;
  expect(await track(` #${oldest}`, EMAIL.toUpperCase())).toEqual([oldest, 1]);
  // What belongs to somebody else costs what costs a number that there is not.
  expect(await track(oldest, 'other@example.test')).toEqual([null, 2]);
  expect(await track('999999', 'other@example.test')).toEqual([null, 2]);
  // What is no address is in every order, or in none of any length.
  for (const typed of ['e', '@example.test', `${'a'.repeat(9_000)}@example.test`])
    expect(await track('999999', typed)).toEqual([null, 0]);
  expect(await track('9'.repeat(9_000), EMAIL)).toEqual([null, 2]);
});

it('finds an order that a plugin of the shop numbers otherwise than by its id', async () => {
  const { response } = JSON.parse(readFileSync('recordings/wc-order-one.json', 'utf8'));
  const order = { ...response.body, number: 'A-7', billing: { ...response.body.billing, email: EMAIL } };
  const url = await shopSaying(service.demo.url, { '/wc/v3/orders?': [order] });
  const gateway = service.another({ env: { WORDPRESS_URL: url } });
  await gateway.ready();
  const track = async (number: string) => (await ask(gateway, TRACK, { number, email: EMAIL })).data.trackOrder;
  expect(await track('A-7')).toEqual({ number: 'A-7' });
  expect(await track('A-8')).toBeNull();
});

it('says that orders could not be read, and shows what it has itself', async () => {
  const { cookie, post } = await signedIn();
  await service.faults({ path: '/wc/v3/orders', status: 503, body: 'html' });
  onTestFinished(() => service.faults());
  const query =
    '{ account { email requests { status } requestPages orders { number } orderPages addresses { city } } }';
  const { data, errors } = (await post(query, {}, cookie)) as unknown as { data: object; errors: { path: string[] }[] };
  expect(data).toEqual({
    account: {
      ...{ email: EMAIL, requests: [{ status: 'RECEIVED' }], requestPages: 1 },
      ...{ orders: null, orderPages: null, addresses: null },
    },
  });
  expect(errors.map(({ path }) => path.join('.')).toSorted()).toEqual([
    'account.addresses',
    'account.orderPages',
    'account.orders',
  ]);
});
