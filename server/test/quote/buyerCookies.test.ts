import { parseSetCookie } from 'cookie';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createSeal } from '../../config/seal.ts';
import { startEmbedded } from '../embedded.ts';
import { startMailing } from '../mailing.ts';
import { EMAIL } from '../quoting.ts';
import { linkFor, posting } from '../signingIn.ts';

const service = startEmbedded();

const SIGN_IN = 'mutation ($token: String!) { signIn(input: { token: $token }) { ... on Account { email } } }';
const SIGN_OUT = 'mutation { signOut(input: {}) { everywhere } }';
const READ = 'query ($reference: String!) { quoteRequest(reference: $reference) { reference } }';
const SUBMIT =
  'mutation ($input: SubmitQuoteRequestInput!) { submitQuoteRequest(input: $input) { ... on QuoteRequest { reference } } }';

/** A browser: what it sends is what it had when it asked, what it keeps is what the answers say, in the order in which they come. */
async function startBrowser() {
  const { mailbox, gateway, ...firm } = await startMailing(service);
  // Links to sign in by are mailed to known addresses.
  await firm.submit();
  const post = posting(gateway);
  const cookies = new Map<string, string>();
  const header = () => [...cookies].map(pair => pair.join('=')).join('; ');
  const receive = (setCookie: readonly string[]) => {
    for (const { name, value, maxAge } of setCookie.map(line => parseSetCookie(line)))
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value ?? '');
  };
  const submit = async (name: string, email = `${name}@example.test`) => {
    const input = {
      name,
      email,
      labelType: 'security-void',
      quantity: '5001-10000',
      key: name,
    };
    const { data, setCookie } = await post(SUBMIT, { input }, header());
    return { reference: data.submitQuoteRequest.reference as string, setCookie };
  };
  const isRead = async (reference: string) =>
    (await post(READ, { reference }, header())).data.quoteRequest?.reference === reference;
  const account = async () => (await post('{ account { email } }', {}, header())).data.account?.email ?? null;
  return { mailbox, gateway, post, cookies, header, receive, submit, isRead, account };
}

it('stays signed in where a request that was sent before is answered after the sign-in', async () => {
  const { mailbox, gateway, post, header, receive, submit, isRead, account } = await startBrowser();
  const sent = await submit('thandi');
  const signIn = await post(SIGN_IN, { token: await linkFor(gateway, mailbox, EMAIL) }, header());
  receive(signIn.setCookie);
  receive(sent.setCookie);
  expect([await account(), await isRead(sent.reference)]).toEqual([EMAIL, true]);
});

it('reads each of two requests that were sent at once', async () => {
  const { receive, submit, isRead } = await startBrowser();
  const sent = await Promise.all([submit('thandi'), submit('sipho')]);
  for (const { setCookie } of sent) receive(setCookie);
  for (const { reference } of sent) expect(await isRead(reference)).toBe(true);
});

it('forgets every request on signing out, also where another one is under way', async () => {
  const { post, cookies, header, receive, submit, isRead } = await startBrowser();
  const before = await submit('thandi');
  receive(before.setCookie);
  const underWay = await submit('sipho');
  receive((await post(SIGN_OUT, {}, header())).setCookie);
  expect([...cookies.keys()]).toEqual(['signed-out']);
  receive(underWay.setCookie);
  expect([await isRead(before.reference), await isRead(underWay.reference)]).toEqual([false, true]);
});

it('reads what an earlier release has sealed in one cookie, and forgets it on signing out', async () => {
  const { mailbox, gateway, post, cookies, header, receive, submit, isRead, account } = await startBrowser();
  const { reference } = await submit('thandi');
  const { token } = (await gateway.services.accounts.signIn(await linkFor(gateway, mailbox, EMAIL)))!;
  const seal = createSeal(gateway.services.config.secretKeys, 'buyer');
  const earlier = (state: object) => cookies.set('buyer', seal.seal(JSON.stringify(state)));
  earlier({ quotes: [reference], account: token });
  expect([await account(), await isRead(reference)]).toEqual([EMAIL, true]);
  receive((await submit('sipho')).setCookie);
  expect([await account(), await isRead(reference)]).toEqual([EMAIL, true]);
  receive((await post(SIGN_OUT, {}, header())).setCookie);
  expect([await account(), await isRead(reference), [...cookies.keys()]]).toEqual([null, false, ['signed-out']]);

  earlier({ quotes: [reference], account: null });
  receive((await post(SIGN_IN, { token: await linkFor(gateway, mailbox, EMAIL) }, header())).setCookie);
  expect([await account(), await isRead(reference)]).toEqual([EMAIL, true]);
});

it('reads no request in another browser that remembered it before its buyer signed out everywhere', async () => {
  const { mailbox, gateway, post, cookies, header, receive, submit, isRead } = await startBrowser();
  const own = await submit('thandi', EMAIL);
  const others = await submit('sipho');
  for (const { setCookie } of [own, others]) receive(setCookie);
  const seal = createSeal(gateway.services.config.secretKeys, 'buyer');
  const earlier = seal.seal(JSON.stringify({ quotes: [own.reference, others.reference], account: null }));
  const signIn = await post(SIGN_IN, { token: await linkFor(gateway, mailbox, EMAIL) });
  expect(await isRead(own.reference)).toBe(true);
  await post('mutation { signOut(input: { everywhere: true }) { everywhere } }', {}, signIn.cookie);
  expect([await isRead(own.reference), await isRead(others.reference)]).toEqual([false, true]);
  const remembering = [...cookies];
  cookies.clear();
  cookies.set('buyer', earlier);
  expect([await isRead(own.reference), await isRead(others.reference)]).toEqual([false, true]);

  // Whoever has the key of its link may open it again.
  for (const [name, value] of remembering) cookies.set(name, value);
  const session = gateway.services.commerce.buyerSessions(header());
  session.remember(own.reference);
  receive(session.headers().map(([, line]) => line));
  expect(await isRead(own.reference)).toBe(true);
});

it.each([-1, 1])(
  'reads a request for thirty days after it was remembered, whatever the browser sends (%i)',
  async sign => {
    const { receive, submit, isRead } = await startBrowser();
    const { reference, setCookie } = await submit('thandi');
    receive(setCookie);
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const now = Date.now();
    vi.setSystemTime(now + sign * 29.9 * 86_400_000);
    expect(await isRead(reference)).toBe(true);
    vi.setSystemTime(now + sign * 30.1 * 86_400_000);
    expect(await isRead(reference)).toBe(false);
  },
);

it('keeps the last twenty requests, each in a cookie of its own, and out of reach of scripts', async () => {
  const { gateway, cookies, header, receive } = await startBrowser();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const open = () => gateway.services.commerce.buyerSessions(header());
  const references = Array.from({ length: 25 }, (_, at) => `Q-0TNS1-Z5M${at + 10}`);
  for (const reference of [...references, references[7]!]) {
    vi.setSystemTime(Date.now() + 1_000);
    const session = open();
    session.remember(reference);
    const set = session.headers().map(([, line]) => line);
    expect(set.at(-1)).toMatch(/^buyer-Q-0TNS1-Z5M\d\d=[\w-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    receive(set);
  }
  expect(open().quotes).toEqual([
    references[7],
    ...references
      .slice(5)
      .filter((_, at) => at !== 2)
      .toReversed(),
  ]);
  expect(cookies.size).toBe(20);
  expect(header().length).toBeLessThan(3_000);
});
