import { type Asked, ask, requestContext, type TestGateway } from './ask.ts';
import type { Mailbox } from './mailbox.ts';
import { mailTo } from './mailing.ts';

interface Posted extends Asked {
  /** what a browser sends back of the cookies that were set */
  readonly cookie: string;
  readonly setCookie: readonly string[];
}

/** Asks as a browser does, with its cookies. */
export const posting =
  (gateway: TestGateway) =>
  async (query: string, variables: object = {}, cookie = ''): Promise<Posted> => {
    const headers = { 'content-type': 'application/json', cookie };
    const body = JSON.stringify({ query, variables });
    const answer = await gateway.fetch(
      new Request('http://localhost:4000/graphql', { method: 'POST', headers, body }),
      requestContext(),
    );
    const setCookie = answer.headers.getSetCookie();
    const pairs = setCookie.map(one => one.split(';')[0]);
    return { setCookie, cookie: pairs.join('; '), ...((await answer.json()) as Asked) };
  };

/** Asks for a link to sign in by, and reads what it carries from the mail that comes then. */
export async function linkFor(gateway: TestGateway, mailbox: Mailbox, email: string): Promise<string> {
  const before = mailbox.received.length;
  await ask(gateway, 'mutation ($email: String!) { requestSignIn(input: { email: $email }) { __typename } }', {
    email,
  });
  const mail = await mailTo(mailbox, email, /sign-in/, before);
  return /token=([\w-]+)/.exec(mail.text ?? '')![1]!;
}
