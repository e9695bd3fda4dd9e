import type { Context } from '../../context/context.ts';
import type { Resolvers } from '../../gql/types.ts';
import type { AccountSession } from '../../quotes/accounts/accounts.ts';
import { ownSession } from '../ownSession.ts';

/** Who is signed in, and until when. */
export type AccountParent = AccountSession;

/** Links are sent by mail: without it nobody can sign in. */
const isOffered = ({ config }: Context): boolean => Boolean(config.smtpUrl && config.site.email);

export const account: Resolvers = {
  Site: { signInOffered: (_, __, context) => isOffered(context) },
  Query: {
    account: (_, __, context) => {
      ownSession(context);
      const token = context.buyerSession?.account;
      return token ? context.accounts.session(token) : null;
    },
  },
  Account: {
    signedInUntil: ({ until }) => new Date(until).toISOString(),
    requests: async ({ email }, _, { quotes }) => (await quotes.list({ page: 1, perPage: 100 }, { email })).items,
  },
};
