import { quoteLifeTexts } from '../../../rules/texts/quote/quoteLife.ts';
import type { Context } from '../../context/context.ts';
import type { MutationResolvers } from '../../gql/types.ts';
import { StorageError } from '../../storage/errors.ts';
import { ownSession } from '../ownSession.ts';
import { readEmail } from '../readEmail.ts';

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

type SignIns = Pick<MutationResolvers<Context>, 'requestSignIn' | 'signIn' | 'signOut'>;

/** An address is proved by a link that is spent by a POST alone. */
export const accountMutation: SignIns = {
  requestSignIn: async (_, { input }, context) => {
    if (!context.mailer) return refused('NOT_OFFERED');
    const { email, failure } = readEmail(input.email);
    if (failure) return failure;
    await context.limit('signInLink', email);
    try {
      const until = await context.submissions.askSignIn(email);
      if (until === null) return refused('NOT_OFFERED');
      return { __typename: 'SignInRequested', email, goodUntil: until };
    } catch (error) {
      if (error instanceof StorageError) return refused('NOT_STORED');
      throw error;
    }
  },
  signIn: async (_, { input }, context) => {
    ownSession(context);
    await context.limit('signInLink');
    try {
      const session = await context.accounts.signIn(input.token, input.idempotencyKey);
      if (!session) return refused('LINK_SPENT');
      context.buyerSession?.signIn(session.token);
      return { __typename: 'Account', ...session };
    } catch (error) {
      if (error instanceof StorageError) return refused('NOT_STORED');
      throw error;
    }
  },
  signOut: async (_, { input }, context) => {
    const cartSession = ownSession(context);
    const everywhere = input?.everywhere ?? false;
    const token = context.buyerSession?.account;
    if (token) await context.accounts.signOut(token, everywhere);
    context.buyerSession?.signOut();
    cartSession.forget();
    return { everywhere };
  },
};
