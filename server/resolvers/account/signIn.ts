import { email as emailField } from '../../../rules/forms/fields.ts';
import { validateFields } from '../../../rules/forms/validation.ts';
import { quoteLifeTexts } from '../../../rules/texts/quoteLife.ts';
import { Scope } from '../../cache/scope.ts';
import type { Context } from '../../context/context.ts';
import type { MutationResolvers } from '../../gql/types.ts';
import type { Mailer } from '../../outbox/mail/createMail.ts';
import { signInMail } from '../../outbox/mail/signIn.ts';
import { LINK_MS } from '../../quotes/accounts/accounts.ts';
import { emailKey } from '../../quotes/quoteRequest.ts';
import { StorageError } from '../../storage/errors.ts';
import { ownSession } from '../ownSession.ts';
import { invalidStep } from '../quoteRequest/stepResult.ts';

const MESSAGES = {
  LINK_SPENT: quoteLifeTexts.linkSpent,
  NOT_OFFERED: quoteLifeTexts.signInNotOffered,
  NOT_STORED: quoteLifeTexts.notStored,
} as const;

const refused = (code: keyof typeof MESSAGES) => ({
  __typename: 'SignInRefused' as const,
  code,
  message: MESSAGES[code],
});

/** Whether somebody with this address has asked or bought here. */
async function isKnown(email: string, { quotes, shop, config }: Context): Promise<boolean> {
  if ((await quotes.ofPerson(email)).length) return true;
  const scope = new Scope('sign-in', config.upstreamTimeoutMs);
  return (await shop.orders.sentSince(scope, email, 0)).length > 0;
}

/** Looked for and sent behind the answer, so that no answer takes longer for an address that is known. */
async function sendLink(email: string, mailer: Mailer, context: Context): Promise<void> {
  if (!(await isKnown(email, context))) return;
  const token = await context.accounts.makeLink(email);
  const href = `${context.config.publicUrl}/account/sign-in?token=${token}`;
  await mailer.send(signInMail(await mailer.shop(), href), { name: '', address: email }, `sign-in.${Date.now()}`);
}

type SignIns = Pick<MutationResolvers<Context>, 'requestSignIn' | 'signIn' | 'signOut'>;

/** An address is proved by a link that is spent by a POST alone. */
export const signIns: SignIns = {
  requestSignIn: async (_, { input }, context) => {
    const { mailer, log } = context;
    if (!mailer) return refused('NOT_OFFERED');
    const checked = validateFields({ email: emailField() }, { email: 'email' }, { email: input.email });
    if (!checked.ok) return invalidStep([{ field: 'email', ...checked.errors.email! }]);
    const email = emailKey(checked.values.email);
    await context.limit('signInLink', email);
    void sendLink(email, mailer, context).catch(err => log.warn({ fault: err?.name }, 'A sign-in link was not sent'));
    return { __typename: 'SignInRequested', email, goodUntil: new Date(Date.now() + LINK_MS).toISOString() };
  },
  signIn: async (_, { input }, context) => {
    ownSession(context);
    await context.limit('signInLink');
    try {
      const session = await context.accounts.signIn(input.token);
      if (!session) return refused('LINK_SPENT');
      context.buyerSession?.signIn(session.token);
      return { __typename: 'Account', ...session };
    } catch (error) {
      if (error instanceof StorageError) return refused('NOT_STORED');
      throw error;
    }
  },
  signOut: async (_, { input }, context) => {
    ownSession(context);
    const everywhere = input?.everywhere ?? false;
    const token = context.buyerSession?.account;
    if (token) await context.accounts.signOut(token, everywhere);
    context.buyerSession?.signOut();
    return { everywhere };
  },
};
