import { describe, expect, it } from 'vitest';
import { places } from '../../outbox/test/places.ts';
import { EMAIL, openQuotes } from '../test/openQuotes.ts';
import { createAccounts, LINK_MS, SESSION_MS } from './accounts.ts';
import { createSignInMails } from './signInMails.ts';

describe.each(places())('in $name', ({ makePlace }) => {
  async function open() {
    const { database, clock } = await openQuotes(await makePlace());
    const accounts = createAccounts(database, () => clock.now);
    const mails = createSignInMails(database, () => clock.now);
    /** What the link of a mail to this address carries. */
    const linkTo = async (email: string) => {
      await mails.ask(email);
      const mail = (await mails.claim(9)).find(one => one.email === email)!;
      const link = await accounts.makeLink(mail);
      await mails.done(mail);
      return link!;
    };
    return { accounts, mails, clock, linkTo };
  }

  it('ends a session with its time', async () => {
    const { accounts, clock, linkTo } = await open();
    const { token } = (await accounts.signIn(await linkTo(EMAIL)))!;
    clock.now += SESSION_MS - 1;
    expect(await accounts.session(token)).toMatchObject({ email: EMAIL });
    clock.now += 1;
    expect(await accounts.session(token)).toBeNull();
  });

  it('signs in by no link that is too old, or was made while a clock was ahead', async () => {
    const { accounts, clock, linkTo } = await open();
    const [old, ahead] = [await linkTo(EMAIL), await linkTo(EMAIL)];
    clock.now += LINK_MS;
    expect(await accounts.signIn(old)).toBeNull();
    clock.now -= 2 * LINK_MS;
    expect(await accounts.signIn(ahead)).toBeNull();
  });

  it('signs out everywhere with the links that were asked for until then, and nobody else', async () => {
    const { accounts, mails, linkTo } = await open();
    const other = 'sipho@example.co.za';
    const [{ token }, elsewhere] = [
      (await accounts.signIn(await linkTo(EMAIL)))!,
      (await accounts.signIn(await linkTo(EMAIL)))!,
    ];
    const others = (await accounts.signIn(await linkTo(other)))!;
    const [link, othersLink] = [await linkTo(EMAIL), await linkTo(other)];
    for (const email of [EMAIL, other]) await mails.ask(email);
    await accounts.signOut(token, true);
    expect(await accounts.session(elsewhere.token)).toBeNull();
    expect(await accounts.signIn(link)).toBeNull();
    expect((await mails.claim(9)).map(({ email }) => email)).toEqual([other]);
    expect(await accounts.session(others.token)).toMatchObject({ email: other });
    expect(await accounts.signIn(othersLink)).toMatchObject({ email: other });
  });
});
