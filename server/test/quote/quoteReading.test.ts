import { expect, it } from 'vitest';
import { startEmbedded } from '../embedded.ts';
import { startMailing } from '../mailing.ts';
import { EMAIL } from '../quoting.ts';
import { newShopper } from '../shopper.ts';
import { linkFor } from '../signingIn.ts';

const service = startEmbedded();

const SIGN_IN = 'mutation ($token: String!) { signIn(input: { token: $token }) { ... on Account { email } } }';
const READ =
  'query ($reference: String!, $email: String) { quoteRequest(reference: $reference, email: $email) { reference } }';

it('counts what somebody signed in looks at only where it is not theirs', async () => {
  const { mailbox, gateway, submit } = await startMailing(service);
  const { reference } = await submit();
  const counted: unknown[] = [];
  const limit = async (...taken: unknown[]) => void counted.push(taken);
  const browser = newShopper(gateway, { limit });
  const read = async (variables: Record<string, unknown>) => (await browser.ask(READ, variables)).data.quoteRequest;
  await browser.ask(SIGN_IN, { token: await linkFor(gateway, mailbox, EMAIL) });
  counted.splice(0);
  expect(await read({ reference })).toEqual({ reference });
  expect(counted).toEqual([]);
  expect(await read({ reference: 'Q-0TNS1-Z5MTV' })).toBeNull();
  expect(counted).toEqual([['quoteLookUp', 'Q-0TNS1-Z5MTV']]);
  const stranger = newShopper(gateway, { limit });
  await stranger.ask(READ, { reference, email: EMAIL });
  expect(counted.slice(1)).toEqual([['quoteLookUp', reference]]);
});
