import { Scope } from '../cache/scope.ts';
import type { Config } from '../config.ts';
import type { Mailer } from '../outbox/mail/createMail.ts';
import { signInMail } from '../outbox/mail/signIn.ts';
import type { SignInDelivery } from '../outbox/mail/signInWorker.ts';
import type { QuoteRequests } from '../quotes/quoteRequests.ts';
import type { Shop } from '../upstreams/shop/shop.ts';

interface SignInParts {
  readonly config: Config;
  readonly mailer: Mailer;
  readonly shop: Pick<Shop, 'orders'>;
  readonly quotes: () => Pick<QuoteRequests, 'ofPerson'>;
}

/** Who is sent a link to sign in by, and how. */
export const createSignInDelivery = ({ config, mailer, shop, quotes }: SignInParts): SignInDelivery => ({
  async isKnown(email) {
    if ((await quotes().ofPerson(email)).length) return true;
    return (await shop.orders.sentSince(new Scope('sign-in', config.upstreamTimeoutMs), email, 0)).length > 0;
  },
  async send({ email, token, id }) {
    const href = `${config.publicUrl}/account/sign-in?token=${token}`;
    await mailer.send(signInMail(await mailer.shop(), href), { name: '', address: email }, id);
  },
});
